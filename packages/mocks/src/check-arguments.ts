import { type OperationId, routes } from '@specshelf/contract';

const operations = new Set<string>(routes.map(({ operationId }) => operationId));

// The compiler says all of this as well. Tests that are written in JavaScript have none, and what is misspelt would never happen.

/** Throws a `TypeError` on an operation that there is not. */
export function checkOperationId<K extends OperationId>(operationId: K): K {
  if (operations.has(operationId)) return operationId;
  throw new TypeError(
    `There is no operation ${show(operationId)}. There are: ${[...operations].join(', ')}.`,
  );
}

/** Throws a `TypeError` on a word that is not among those that are known. */
export function checkWord<T extends string>(what: string, word: string, known: readonly T[]): T {
  const found = known.find((each) => each === word);
  if (found !== undefined) return found;
  throw new TypeError(`${show(word)} is no ${what}. There are: ${known.join(', ')}.`);
}

/** Throws a `RangeError` on what is no number, or less. */
export function checkAtLeast(least: number, name: string, value: number): number {
  if (typeof value === 'number' && value >= least) return value;
  throw new RangeError(`\`${name}\` must be a number of at least ${least}, not ${show(value)}.`);
}

/** Prints a value in a message. */
export function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
