import type { FetchRequest, Validators } from '@specshelf/service';
import { sourceHeaderProblem } from '@specshelf/service/source-headers';
import { FetchFailure } from './failures/fetch-failure.js';

export type RequestHeaders = Readonly<Record<string, string>>;

/** The headers of the source itself, as they are sent. Throws for one that must not be. */
export function readSourceHeaders(headers: FetchRequest['headers'] = {}): RequestHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const lowerCase = name.toLowerCase();
      refuseHeader(lowerCase, value);
      return [lowerCase, value];
    }),
  );
}

export const defaultHeaders: RequestHeaders = {
  accept: 'application/json, application/yaml, text/yaml, text/plain;q=0.9, */*;q=0.8',
  'user-agent': 'specshelf',
};

/** What a request asks for only if it has changed. A validator that cannot stand in a header is not sent. */
export function conditionalHeaders({ etag, lastModified }: Validators = {}): RequestHeaders {
  return {
    ...(isValidator(etag) ? { 'if-none-match': etag } : {}),
    ...(isValidator(lastModified) ? { 'if-modified-since': lastModified } : {}),
  };
}

/** What can be kept of an answer and sent again: visible, and at most 1 kB. */
export function isValidator(value: string | undefined): value is string {
  return value !== undefined && /^[ -~]{1,1024}$/.test(value);
}

/** Once more than when the source was accepted: whatever was stored, nothing else is sent. */
function refuseHeader(name: string, value: string): void {
  const refusal = sourceHeaderProblem(name, value);
  if (refusal !== undefined)
    throw new FetchFailure('refused', `The header ${JSON.stringify(name)} ${refusal}.`);
}
