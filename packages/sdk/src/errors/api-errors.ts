import type { CompletedCall } from '../model/call.js';
import type { OpenAPISpecChange } from '../model/models.js';
import type { HttpMethod, OperationId } from '../model/operation-id.js';
import { brandError, hideProperties } from './error-brand.js';
import { SdkError } from './errors.js';

/**
 * The server returned an error. There is a subclass for each common status.
 *
 * @example
 * ```ts
 * try {
 *   await client.specs.get({ organizationId: 'acme', specSlug: 'missing' });
 * } catch (error) {
 *   if (!isApiError(error, 404)) throw error;
 *   console.log(error.operation, error.status); // getOpenAPISpecBySlug 404
 * }
 * ```
 */
export class ApiError extends SdkError {
  static {
    brandError(this, 'ApiError', 'api');
  }

  /** The HTTP status. */
  declare readonly status: number;
  /** `error.code` of the body. */
  declare readonly code: number | string | undefined;
  /** `error.type` of the body: a stable identifier of the failure. */
  declare readonly type: string | undefined;
  /** The body: parsed JSON, or at most 512 characters of other text; `undefined` if it is empty. Not enumerable. */
  declare readonly body: unknown;
  /** The headers of the response. Not enumerable. */
  declare readonly headers: Headers;
  /** Identifies the request in the log of the server. */
  declare readonly requestId: string | null;
  /** The operation that was called. */
  declare readonly operation: OperationId;
  /** The HTTP method. */
  declare readonly method: HttpMethod;
  /** The path below the base URL, without the query. */
  declare readonly path: string;
  /** The number of attempts. */
  declare readonly attempts: number;
  /** The seconds of `Retry-After`, if the server sent it. */
  declare readonly retryAfter: number | undefined;

  constructor({ operation, method, path, attempts, response: { status, headers }, error }: CompletedCall) {
    // A proxy may have responded.
    const details: { code?: unknown; type?: unknown; message?: unknown } = Object(Object(error).error);
    const code = typeof details.code === 'number' ? details.code : textOf(details.code);
    const type = textOf(details.type);
    const message = textOf(details.message);
    const requestId = headers.get('x-request-id');
    const request = `${method} ${path}${requestId ? `, request ${requestId}` : ''}`;
    super(`${operation} failed with ${status}${message ? `: ${message}` : ''} (${request})`);
    // A proxy may return a page of any length.
    const body = typeof error === 'string' ? error.slice(0, 512) || undefined : error;
    const retryAfter = retryAfterOf(headers);
    Object.assign(this, { status, code, type, requestId, retryAfter, operation, method, path, attempts });
    hideProperties(this, { body, headers });
  }
}

/**
 * 400: a parameter or the body is invalid.
 *
 * @example
 * ```ts
 * const isInvalidRequest = (error: unknown) => error instanceof BadRequestError;
 * ```
 */
export class BadRequestError extends ApiError {
  static {
    brandError(this, 'BadRequestError');
  }
}

/**
 * 401: the token is missing, unknown, revoked, or expired.
 *
 * @example
 * ```ts
 * try {
 *   await client.user.get();
 * } catch (error) {
 *   if (error instanceof AuthenticationError) console.error('The token is invalid.');
 * }
 * ```
 */
export class AuthenticationError extends ApiError {
  static {
    brandError(this, 'AuthenticationError');
  }
}

/**
 * 403: the token lacks a scope.
 *
 * @example
 * ```ts
 * const lacksScope = (error: unknown) => error instanceof PermissionDeniedError;
 * ```
 */
export class PermissionDeniedError extends ApiError {
  static {
    brandError(this, 'PermissionDeniedError');
  }
}

/**
 * 404: the resource does not exist, or the token has no access to it.
 *
 * @example
 * ```ts
 * const missing = { organizationId: 'acme', specSlug: 'missing' };
 * const spec = await client.specs.get(missing).catch((error) => {
 *   if (error instanceof NotFoundError) return undefined;
 *   throw error;
 * });
 * console.log(spec); // undefined
 * ```
 */
export class NotFoundError extends ApiError {
  static {
    brandError(this, 'NotFoundError');
  }
}

/**
 * 409: the slug is already in use, or a label does not point to the expected version.
 *
 * @example
 * ```ts
 * const source = { text: 'openapi: 3.1.0' };
 * try {
 *   await client.specs.create({ organizationId: 'acme', slug: 'pets', source });
 * } catch (error) {
 *   if (!(error instanceof ConflictError)) throw error;
 *   console.log('The slug is in use.'); // The slug is in use.
 * }
 * ```
 */
export class ConflictError extends ApiError {
  static {
    brandError(this, 'ConflictError');
  }

  /** The version that the label points to; `undefined` if it does not exist, and for other conflicts. */
  get version(): string | undefined {
    return textOf(Object(Object(this.body).error).version);
  }
}

/**
 * 409: the compatibility settings of the specification refuse changes of the source. The request changed nothing.
 *
 * @example
 * ```ts
 * const refusedRules = (error: unknown) =>
 *   error instanceof IncompatibleError ? error.changes.map(({ rule }) => rule) : [];
 * ```
 */
export class IncompatibleError extends ApiError {
  static {
    brandError(this, 'IncompatibleError');
  }

  /** The first of the refused changes, at most 20. */
  get changes(): readonly OpenAPISpecChange[] {
    const { changes } = Object(Object(this.body).error);
    return Array.isArray(changes) ? changes : [];
  }

  /** The number of all refused changes. */
  get changeCount(): number {
    const { changeCount } = Object(Object(this.body).error);
    return typeof changeCount === 'number' ? changeCount : this.changes.length;
  }
}

/**
 * 422: the request is valid, but it cannot be processed.
 *
 * @example
 * ```ts
 * const cannotBeGenerated = (error: unknown) => error instanceof UnprocessableEntityError;
 * ```
 */
export class UnprocessableEntityError extends ApiError {
  static {
    brandError(this, 'UnprocessableEntityError');
  }
}

/**
 * 429: too many requests.
 *
 * @example
 * ```ts
 * const secondsToWait = (error: unknown) =>
 *   error instanceof RateLimitError ? (error.retryAfter ?? 60) : 0;
 * ```
 */
export class RateLimitError extends ApiError {
  static {
    brandError(this, 'RateLimitError');
  }
}

/**
 * 500 and above: the server failed.
 *
 * @example
 * ```ts
 * const report = (error: unknown) => {
 *   if (error instanceof ServerError) console.error('The server failed. Request:', error.requestId);
 * };
 * ```
 */
export class ServerError extends ApiError {
  static {
    brandError(this, 'ServerError');
  }
}

/** Creates an error of the class for the status. */
export function createApiError(completed: CompletedCall): ApiError {
  const { status } = completed.response;
  const Class = (status >= 500 ? ServerError : classes[status]) ?? ApiError;
  const { type } = Object(Object(completed.error).error);
  return new (Class === ConflictError && type === 'incompatible' ? IncompatibleError : Class)(completed);
}

/**
 * Whether a caught value is an {@link ApiError}, optionally with this status.
 *
 * @example
 * ```ts
 * const isMissing = (error: unknown) => isApiError(error, 404);
 * ```
 */
export function isApiError<S extends number = number>(
  error: unknown,
  status?: S,
): error is ApiError & { status: S } {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

const classes: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableEntityError,
  429: RateLimitError,
};

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns the seconds of `Retry-After`, which is a number or a date. */
export function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const delay = seconds >= 0 ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
