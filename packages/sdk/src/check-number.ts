import { ArgumentError } from './errors.js';

/** Returns a number, if it is one from `minimum` to `maximum`. Throws otherwise. */
export function checkNumber<T extends number | undefined>(
  name: string,
  value: T,
  minimum: number,
  maximum?: number,
): T {
  if (
    value === undefined ||
    (value >= minimum && (maximum === undefined || (value <= maximum && value % 1 === 0)))
  )
    return value;
  const range = maximum === undefined ? `at least ${minimum}` : `an integer from ${minimum} to ${maximum}`;
  throw new ArgumentError(`\`${name}\` must be ${range}, not ${value}.`);
}
