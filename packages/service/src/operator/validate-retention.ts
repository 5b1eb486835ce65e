import type { RequestProblem } from '../base/errors.js';
import type { Retention } from '../base/ports/records.js';

/** Returns the problems of a retention. */
export function validateRetention({ keepVersions, keepDays }: Retention): RequestProblem[] {
  return [
    ...problemsOf('keepVersions', keepVersions, 1_000_000),
    // A hundred years.
    ...problemsOf('keepDays', keepDays, 36_500),
  ];
}

function problemsOf(path: string, value: number | undefined, most: number): RequestProblem[] {
  if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= most)) return [];
  return [{ path, message: `must be a whole number from 1 to ${most}` }];
}
