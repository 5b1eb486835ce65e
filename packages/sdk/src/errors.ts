import { brand, brandError, hideProperties } from './error-brand.js';
import type { OpenAPISpec } from './models.js';
import type { Open } from './open.js';
import { problemLines } from './problem-lines.js';

/**
 * What kind of failure an {@link SdkError} is.
 *
 * @example
 * ```ts
 * const worthAnotherTry: readonly ErrorKind[] = ['connection', 'timeout', 'wait'];
 * ```
 */
export type ErrorKind =
  | 'api'
  | 'connection'
  | 'timeout'
  | 'aborted'
  | 'parse'
  | 'processing'
  | 'wait'
  | 'argument';

/**
 * Whatever fails in this library fails with an `SdkError`. Switch on `kind`, or use the classes and guards.
 *
 * @example
 * ```ts
 * try {
 *   await client.user.get();
 * } catch (error) {
 *   if (isSdkError(error)) console.error(error.kind, error.message);
 * }
 * ```
 */
export class SdkError extends Error {
  static {
    brandError(this, 'SdkError');
  }

  /** Works across copies of this library, such as its ESM and its CJS build. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    const { prototype } = this;
    // A class that a user derives has no brand of its own.
    if (!Object.hasOwn(prototype, brand)) return super[Symbol.hasInstance](value);
    return Object(value)[brand]?.includes(prototype.name) ?? false;
  }

  /** The category of the failure. It is the same word in every copy and version of this library. */
  declare readonly kind: ErrorKind;
}

/**
 * There was no complete answer: the connection failed, or broke in the middle. `cause` says why.
 *
 * @example
 * ```ts
 * const isOffline = (error: unknown) => error instanceof ConnectionError;
 * ```
 */
export class ConnectionError extends SdkError {
  static {
    brandError(this, 'ConnectionError', 'connection');
  }

  /** Whether another attempt may succeed: not after a redirect that is not followed, or a body that cannot be decompressed. */
  readonly retryable: boolean;

  constructor(message: string, options?: ErrorOptions & { retryable?: boolean | undefined }) {
    super(message, options);
    this.retryable = options?.retryable ?? true;
  }
}

/**
 * There was no complete answer within `timeout`, or not within `deadline`.
 *
 * @example
 * ```ts
 * try {
 *   await client.user.get({ timeout: 1000 });
 * } catch (error) {
 *   if (error instanceof TimeoutError) console.error('Too slow.');
 * }
 * ```
 */
export class TimeoutError extends ConnectionError {
  static {
    brandError(this, 'TimeoutError', 'timeout');
  }
}

/**
 * The caller's `signal` was aborted. `cause` is its reason.
 *
 * @example
 * ```ts
 * const isCancelled = (error: unknown) => error instanceof AbortedError;
 * ```
 */
export class AbortedError extends SdkError {
  static {
    brandError(this, 'AbortedError', 'aborted');
  }
}

/**
 * The answer was a success, but not what the operation answers: truncated JSON, or the page of a proxy.
 *
 * @example
 * ```ts
 * const beginningOf = (error: unknown) => (error instanceof ParseError ? error.text : '');
 * ```
 */
export class ParseError extends SdkError {
  static {
    brandError(this, 'ParseError', 'parse');
  }

  /** The status of HTTP. */
  declare readonly status: number;
  /** Quote it to the operator of the server. */
  declare readonly requestId: string | null;
  /** The beginning of the body, at most 512 characters. */
  declare readonly text: string;

  constructor(
    message: string,
    answer: { status: number; requestId: string | null; text: string },
    options?: ErrorOptions,
  ) {
    super(message, options);
    Object.assign(this, { ...answer, text: answer.text.slice(0, 512) });
  }
}

/**
 * An argument, an option or something that was passed as an option (a middleware, a token function) is not right.
 *
 * @example
 * ```ts
 * try {
 *   await client.specs.get({ organizationId: 'acme', specSlug: '..' });
 * } catch (error) {
 *   if (error instanceof ArgumentError) console.error(error.kind); // argument
 * }
 * ```
 */
export class ArgumentError extends SdkError {
  static {
    brandError(this, 'ArgumentError', 'argument');
  }
}

/**
 * A specification was processed, and its source cannot be used. `spec.lastProcessedErrors` says what is wrong with it.
 *
 * @example
 * ```ts
 * try {
 *   await client.specs.upsertAndWait({ organizationId: 'acme', specSlug: 'pets', source: { text: '{}' } });
 * } catch (error) {
 *   if (error instanceof SpecProcessingError) {
 *     for (const { first, count } of groupProblems(error.spec.lastProcessedErrors)) {
 *       console.error(first.severity, first.code, count); // error not-openapi 1
 *     }
 *   }
 * }
 * ```
 */
export class SpecProcessingError extends SdkError {
  static {
    brandError(this, 'SpecProcessingError', 'processing');
  }

  /** The specification as it is after the attempt. Not enumerable: the message has its first problems. */
  declare readonly spec: OpenAPISpec;
  /** The `lastProcessErrorCode` of the specification. */
  readonly errorCode: Open<'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR'>;

  constructor(spec: OpenAPISpec, errorCode: Open<'FETCH_TIMEOUT' | 'FETCH_ERROR' | 'PARSE_ERROR'>) {
    super(`"${spec.slug}" could not be processed: ${errorCode}${problemLines(spec)}`);
    hideProperties(this, { spec });
    this.errorCode = errorCode;
  }
}

/**
 * A specification was not processed within `waitTimeout`. It may be later: waiting again is fine.
 *
 * @example
 * ```ts
 * const lastState = (error: unknown) =>
 *   error instanceof WaitTimeoutError ? error.lastSpec?.processingState : undefined;
 * ```
 */
export class WaitTimeoutError extends SdkError {
  static {
    brandError(this, 'WaitTimeoutError', 'wait');
  }

  /** The specification as it was last read, if it was read at all. Not enumerable. */
  declare readonly lastSpec: OpenAPISpec | undefined;

  constructor(message: string, lastSpec: OpenAPISpec | undefined, options?: ErrorOptions) {
    super(message, options);
    hideProperties(this, { lastSpec });
  }
}

/**
 * Whether a caught value comes from this library.
 *
 * @example
 * ```ts
 * const retryLater = (error: unknown) => isSdkError(error) && error.kind === 'connection';
 * ```
 */
export function isSdkError(error: unknown): error is SdkError {
  return error instanceof SdkError;
}
