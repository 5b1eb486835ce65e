import type { SdkError } from '@specshelf/sdk';

/** Compares two values by their JSON; `undefined` differs from everything else. */
export function equal(actual: unknown, expected: unknown, subject = 'The value'): void {
  const [is, wanted] = [actual, expected].map((value) => JSON.stringify(value) ?? 'undefined');
  if (is !== wanted) throw new Error(`${subject} is ${is}, not ${wanted}.`);
}

export function isTrue(condition: boolean, claim: string): asserts condition {
  if (!condition) throw new Error(`Not true: ${claim}.`);
}

interface Kind<T extends SdkError> {
  readonly name: string;
  readonly prototype: T;
}

/** Returns the error of a promise, which must be of the class. */
export async function failure<T extends SdkError>(promise: PromiseLike<unknown>, kind: Kind<T>): Promise<T> {
  const error = await promise.then(
    (value) => new Error(`Resolved to ${JSON.stringify(value)} instead of failing with ${kind.name}.`),
    (reason: unknown) => reason,
  );
  if (isOf(error, kind)) return error;
  throw new Error(`Failed with ${error} instead of ${kind.name}.`, { cause: error });
}

function isOf<T extends SdkError>(error: unknown, kind: Kind<T>): error is T {
  return typeof kind === 'function' && error instanceof kind;
}
