import { checkNumber } from './check-number.js';

/** Limits of a call and its attempts. */
export interface CallLimits {
  readonly timeout: number;
  readonly deadline: number;
  readonly maxRetries: number;
}

/** Returns the limits that are given, and the defaults for the others. */
export function callLimits(
  given: { readonly [Name in keyof CallLimits]?: number | undefined },
  defaults: CallLimits,
): CallLimits {
  return {
    timeout: checkNumber('timeout', given.timeout, 1) ?? defaults.timeout,
    deadline: checkNumber('deadline', given.deadline, 1) ?? defaults.deadline,
    maxRetries: checkNumber('maxRetries', given.maxRetries, 0, 100) ?? defaults.maxRetries,
  };
}
