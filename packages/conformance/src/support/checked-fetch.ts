import { ResponseValidator } from './response-validator.js';
import type { StatusCoverage } from './status/status-coverage.js';
import type { Target } from './target.js';

const validator = new ResponseValidator();

/** Wraps the fetch of a target: records each status, and throws for a response that violates the OpenAPI document. */
export function checkedFetch(target: Target, coverage: StatusCoverage): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, url } = request;
    const response = await target.fetch(request);
    coverage.record({ method, url }, response.status);
    const text = await response.clone().text();
    const problems = validator.problemsOf({ method, url }, response, text);
    if (problems.length > 0) {
      throw new Error(
        `${method} ${url} returned ${response.status}, which violates the OpenAPI document:\n${problems.join('\n')}\n${text.slice(0, 500)}`,
      );
    }
    return response;
  };
}
