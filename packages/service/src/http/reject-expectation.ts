import { RequestError } from '../errors.js';

/** Rejects an Expect header with anything but `100-continue`. */
export function rejectExpectation(expect: string | null | undefined): void {
  if (expect === null || expect === undefined || expect.trim().toLowerCase() === '100-continue') return;
  throw new RequestError('expectation-failed', 'The Expect header must be `100-continue` or absent.');
}
