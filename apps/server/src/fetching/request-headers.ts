import { defined } from '@specshelf/base/defined';
import type { FetchRequest, Validators } from '@specshelf/service';
import { sourceHeaderProblem } from '@specshelf/service/source-headers';
import { FetchFailure } from './failures/fetch-failure.js';

export type RequestHeaders = Readonly<Record<string, string>>;

/** Returns the headers of a source with names in lower case. Throws a `FetchFailure` for a forbidden header. */
export function readSourceHeaders(headers: FetchRequest['headers'] = {}): RequestHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lowerCase = name.toLowerCase();
      rejectForbiddenHeader(lowerCase, value);
      return [lowerCase, value];
    }),
  );
}

export const defaultHeaders: RequestHeaders = {
  accept: 'application/json, application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.8',
  'user-agent': 'specshelf',
};

/** Returns the headers of a conditional request. A validator that is invalid in a header is not sent. */
export function conditionalHeaders({ etag, lastModified }: Validators = {}): RequestHeaders {
  return defined({ 'if-none-match': toValidator(etag), 'if-modified-since': toValidator(lastModified) });
}

/** Returns an ETag or a date if it can be stored and sent again: up to 1,024 printable ASCII characters. */
export function toValidator(value: string | undefined): string | undefined {
  return value !== undefined && /^[ -~]{1,1024}$/.test(value) ? value : undefined;
}

/** Repeats the check of the request that set the source: an earlier release may have accepted other headers. */
function rejectForbiddenHeader(name: string, value: string): void {
  const problem = sourceHeaderProblem(name, value);
  if (problem !== undefined)
    throw new FetchFailure('refused', `The header ${JSON.stringify(name)} ${problem}.`);
}
