import { DocumentCheck } from './document-check.js';
import type { StatusCoverage } from './status-coverage.js';
import type { Target } from './target.js';

const check = new DocumentCheck();

/** The target's fetch, which fails when an answer is not what the document promises, and takes note of its status. */
export function checkedFetch(target: Target, coverage: StatusCoverage): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const response = await target.fetch(request);
    coverage.note({ method, url }, response.status);
    const text = await response.clone().text();
    const problems = check.problemsOf({ method, url }, response, text);
    if (problems.length > 0) {
      throw new Error(
        `${method} ${url} answered ${response.status} against the document:\n${problems.join('\n')}\n${text.slice(0, 500)}`,
      );
    }
    return response;
  };
}
