import { defined } from '@specshelf/base/defined';
import { assertNoProblems, type RequestProblem } from '../../base/errors.js';
import type { DeprecationRecord } from '../../base/ports/records.js';
import { readTime } from '../../base/requests/read-time.js';
import { validateText } from '../../base/requests/validate-text.js';

/** A deprecation to set. Times are in the form that the contract validates. */
export interface DeprecationChange {
  /** Default: now. */
  at?: string | undefined;
  sunset?: string | undefined;
  note?: string | undefined;
}

const longestNote = 500;

/** Returns the deprecation to store. Throws `invalid-request` with problems whose paths begin with `path`. */
export function readDeprecation(change: DeprecationChange, path: string, now: string): DeprecationRecord {
  const at = change.at === undefined ? now : readTime(change.at);
  const sunset = change.sunset === undefined ? undefined : readTime(change.sunset);
  const note = change.note?.trim();
  assertNoProblems([
    ...(at === undefined ? [missingDate(`${path}/at`)] : []),
    ...(change.sunset === undefined ? [] : problemsOfSunset(`${path}/sunset`, sunset, at)),
    ...(note === undefined ? [] : validateText(`${path}/note`, note, longestNote)),
  ]);
  return { at: at ?? now, ...defined({ sunset, note }) };
}

function problemsOfSunset(
  path: string,
  sunset: string | undefined,
  at: string | undefined,
): RequestProblem[] {
  if (sunset === undefined) return [missingDate(path)];
  if (at === undefined || sunset >= at) return [];
  return [{ path, message: `must not be before the time of the deprecation, ${at}` }];
}

function missingDate(path: string): RequestProblem {
  return { path, message: 'must be an existing date' };
}
