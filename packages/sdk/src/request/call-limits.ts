import { checkNumber } from './check-number.js';

/** Limits of a call and its attempts. */
export interface CallLimits {
  readonly timeout: number;
  readonly deadline: number;
  readonly maxRetries: number;
}

/** Returns the limits of the options, or their defaults. Throws if one is invalid. */
export function callLimits(
  given: { readonly [Name in keyof CallLimits]?: number | undefined },
  defaults: CallLimits,
): CallLimits {
  return {
    timeout: checkNumber('timeout', given.timeout ?? defaults.timeout, 1),
    deadline: checkNumber('deadline', given.deadline ?? defaults.deadline, 1),
    maxRetries: checkNumber('maxRetries', given.maxRetries ?? defaults.maxRetries, 0, 100),
  };
}
