import { type OperationId, routes, type Scope, scopes } from '@specshelf/contract';

const operations = new Set<string>(routes.map(({ operationId }) => operationId));

// TypeScript reports all of this as well. JavaScript does not, and a value with a typo would have no effect.

/** Throws a `TypeError` if the operation does not exist. */
export function checkOperationId<K extends OperationId>(operationId: K): K {
  if (operations.has(operationId)) return operationId;
  throw new TypeError(
    `Unknown operation ${show(operationId)}. Known operations: ${[...operations].join(', ')}.`,
  );
}

/** Throws a `TypeError` if the word is not in the list. */
export function checkWord<T extends string>(name: string, word: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === word);
  if (found !== undefined) return found;
  throw new TypeError(`Invalid ${name} ${show(word)}. Allowed: ${allowed.join(', ')}.`);
}

/** Throws a `TypeError` if no operation declares the scope. */
export function checkScope(scope: string): Scope {
  return checkWord('scope', scope, scopes);
}

/** Throws a `RangeError` if the value is not a number or is below the minimum. */
export function checkAtLeast(minimum: number, name: string, value: number): number {
  if (typeof value === 'number' && value >= minimum) return value;
  throw new RangeError(`\`${name}\` must be a number of at least ${minimum}, not ${show(value)}.`);
}

/** Prints a value in a message. */
export function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
