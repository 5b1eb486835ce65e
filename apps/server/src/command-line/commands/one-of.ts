import { CommandFailure } from '../command-failure.js';

/** Returns the text if it is one of some values. Throws a `CommandFailure` if not. */
export function oneOf<Value extends string>(option: string, text: string, values: readonly Value[]): Value {
  const value = values.find((each) => each === text);
  if (value !== undefined) return value;
  const message = `${option} must be one of ${values.join(', ')}, not ${JSON.stringify(text)}.`;
  throw new CommandFailure([message], 2);
}
