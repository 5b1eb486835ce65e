import { checkNumber } from './check-number.js';

/** Limits of a call and its attempts. */
export interface CallLimits {
  readonly timeout: number;
  readonly deadline: number;
  readonly maxRetries: number;
  /** Undefined for the default of the operation. */
  readonly maxResponseBytes: number | undefined;
}

/** Returns the limits of the options, or their defaults. Throws if one is invalid. */
export function callLimits(
  given: { readonly [Name in keyof CallLimits]?: number | undefined },
  defaults: CallLimits,
): CallLimits {
  const limit = (
    name: Exclude<keyof CallLimits, 'maxResponseBytes'>,
    minimum: number,
    maximum?: number,
  ): number => checkNumber(name, given[name] ?? defaults[name], minimum, maximum);
  const size = given.maxResponseBytes ?? defaults.maxResponseBytes;
  return {
    timeout: limit('timeout', 1),
    deadline: limit('deadline', 1),
    maxRetries: limit('maxRetries', 0, 100),
    maxResponseBytes: size === undefined ? size : checkNumber('maxResponseBytes', size, 1),
  };
}
