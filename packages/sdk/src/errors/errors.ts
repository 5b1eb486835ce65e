import { groupProblems } from '@specshelf/contract';
import type { OpenAPISpec } from '../model/models.js';
import type { Open } from '../model/open.js';
import { brand, brandError, hideProperties } from './error-brand.js';

/**
 * The category of an {@link SdkError}.
 *
 * @example
 * ```ts
 * const retryable: readonly ErrorKind[] = ['connection', 'timeout', 'wait'];
 * ```
 */
export type ErrorKind =
  | 'api'
  | 'connection'
  | 'timeout'
  | 'aborted'
  | 'parse'
  | 'too-large'
  | 'processing'
  | 'wait'
  | 'argument';

/**
 * The base class of all errors of this library. Switch on `kind`, or use the subclasses and type guards.
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

  /** Makes `instanceof` work across copies of this library, such as its ESM and CommonJS builds. */
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
 * There was no complete response: the connection failed or was interrupted. `cause` is the reason.
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

  /** Whether a retry may succeed. `false` after a redirect that is not followed and after a body that cannot be decompressed. */
  readonly retryable: boolean;

  constructor(message: string, options?: ErrorOptions & { retryable?: boolean | undefined }) {
    super(message, options);
    this.retryable = options?.retryable ?? true;
  }
}

/**
 * There was no complete response within `timeout` or `deadline`.
 *
 * @example
 * ```ts
 * try {
 *   await client.user.get({ timeout: 1000 });
 * } catch (error) {
 *   if (error instanceof TimeoutError) console.error('The server is slow.');
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
 * The response was successful, but its body is invalid: for example truncated JSON, or the page of a proxy.
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

  /** The HTTP status. */
  declare readonly status: number;
  /** Identifies the request in the log of the server. */
  declare readonly requestId: string | null;
  /** The beginning of the body, at most 512 characters. */
  declare readonly text: string;

  constructor(
    message: string,
    response: { status: number; requestId: string | null; text: string },
    options?: ErrorOptions,
  ) {
    super(message, options);
    Object.assign(this, { ...response, text: response.text.slice(0, 512) });
  }
}

/**
 * The body of a response is longer than `maxResponseBytes`. The rest of it was not read.
 *
 * @example
 * ```ts
 * try {
 *   await client.specs.list({ organizationId: 'acme' }, { maxResponseBytes: 10 });
 * } catch (error) {
 *   if (error instanceof ResponseTooLargeError) console.error(error.operation, error.limit); // listOpenAPISpecs 10
 * }
 * ```
 */
export class ResponseTooLargeError extends SdkError {
  static {
    brandError(this, 'ResponseTooLargeError', 'too-large');
  }

  /** The operation of the request. */
  declare readonly operation: string;
  /** The HTTP method of the request. */
  declare readonly method: string;
  /** The path of the request, without the query. */
  declare readonly path: string;
  /** The exceeded limit in bytes. */
  declare readonly limit: number;

  constructor(message: string, request: { operation: string; method: string; path: string; limit: number }) {
    super(message);
    Object.assign(this, request);
  }
}

/**
 * An argument or an option is invalid, or a function that was passed as an option (middleware, `token`) failed.
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
 * Processing a specification failed because of its source. `spec.lastProcessedErrors` lists the problems.
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

  /** The specification after processing. Not enumerable: the message contains its first problems. */
  declare readonly spec: OpenAPISpec;
  /** The `lastProcessErrorCode` of the specification. */
  readonly errorCode: Open<NonNullable<OpenAPISpec['lastProcessErrorCode']>>;

  constructor(spec: OpenAPISpec, errorCode: Open<NonNullable<OpenAPISpec['lastProcessErrorCode']>>) {
    super(`"${spec.slug}" could not be processed: ${errorCode}${problemLines(spec)}`);
    hideProperties(this, { spec });
    this.errorCode = errorCode;
  }
}

/**
 * A specification was not processed within `waitTimeout`. Processing continues, so you can wait again.
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

  /** The result of the last poll, if there was one. Not enumerable. */
  declare readonly lastSpec: OpenAPISpec | undefined;

  constructor(message: string, lastSpec: OpenAPISpec | undefined, options?: ErrorOptions) {
    super(message, options);
    hideProperties(this, { lastSpec });
  }
}

/**
 * Whether a caught value is an {@link SdkError}.
 *
 * @example
 * ```ts
 * const retryLater = (error: unknown) => isSdkError(error) && error.kind === 'connection';
 * ```
 */
export function isSdkError(error: unknown): error is SdkError {
  return error instanceof SdkError;
}

const shownGroups = 3;

/** Formats the first problems of a specification for an error message, one per line. Omits warnings if there are errors. */
function problemLines(spec: OpenAPISpec): string {
  // A response of a proxy or of a test may lack the list.
  const groups = groupProblems(spec.lastProcessedErrors ?? []);
  const errors = groups.filter(({ first }) => (first.severity ?? 'error') === 'error');
  const relevant = errors.length > 0 ? errors : groups;
  const lines = relevant.slice(0, shownGroups).map(({ first: { file, line, column, message }, count }) => {
    const text = [file, line, column, ` ${message}`].filter(Boolean).join(':').trim();
    return `\n  ${text}${count > 1 ? ` (${count} times)` : ''}`;
  });
  const hidden = relevant.length - shownGroups;
  return lines.join('') + (hidden > 0 ? `\n  and ${hidden} more` : '');
}
