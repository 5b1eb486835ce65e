import { ArgumentError } from '../errors/errors.js';

/** Returns a number that is at least `minimum` or, given a maximum, an integer up to that. Throws otherwise. */
export function checkNumber(name: string, value: number, minimum: number, maximum?: number): number {
  if (value >= minimum && (!maximum || (value <= maximum && value % 1 === 0))) return value;
  const range = maximum ? `an integer from ${minimum} to ${maximum}` : `at least ${minimum}`;
  throw new ArgumentError(`\`${name}\` must be ${range}, not ${value}.`);
}
