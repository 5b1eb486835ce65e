import { ArgumentError, isSdkError } from '../errors/errors.js';
import type { Logger } from './logger.js';
import type { HttpMethod, OperationId } from './operation-id.js';

/**
 * An outgoing request as plain data. Middleware can pass on a modified copy, or send it twice.
 *
 * @example
 * ```ts
 * const withQuery = (request: SdkRequest): SdkRequest => ({ ...request, url: `${request.url}?a=1` });
 * ```
 */
export interface SdkRequest {
  /** The HTTP method. */
  readonly method: HttpMethod;
  /** The full URL with the query. */
  readonly url: string;
  /** The headers of the attempt, including the token. */
  readonly headers: Headers;
  /** JSON text. */
  readonly body: string | undefined;
  /** Aborts with the attempt: when the caller aborts, or `timeout` or `deadline` expires. */
  readonly signal: AbortSignal;
}

/**
 * Information about the attempt for middleware.
 *
 * @example
 * ```ts
 * const labelOf = ({ operation, attempt }: MiddlewareContext) => `${operation} ${attempt}`;
 * ```
 */
export interface MiddlewareContext {
  /** The operation of the request. */
  readonly operation: OperationId;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The logger of the client, limited to its log level. */
  readonly logger: Logger;
}

/**
 * A function that runs around each attempt. The first middleware is the outermost; `next` of the last one calls `fetch`.
 *
 * @example
 * ```ts
 * const timing: Middleware = async (request, next, { operation, logger }) => {
 *   const start = performance.now();
 *   const response = await next(request);
 *   logger.info(`${operation} took ${performance.now() - start} ms`);
 *   return response;
 * };
 * ```
 */
export type Middleware = (
  request: SdkRequest,
  next: (request: SdkRequest) => Promise<Response>,
  context: MiddlewareContext,
) => Promise<Response>;

/** Sends a request through middleware to the innermost function. */
export async function runMiddleware(
  middleware: readonly Middleware[],
  request: SdkRequest,
  context: MiddlewareContext,
  innermost: (request: SdkRequest) => Promise<Response>,
): Promise<Response> {
  const [first, ...rest] = middleware;
  if (!first) return innermost(request);
  try {
    return await first(request, (changed) => runMiddleware(rest, changed, context, innermost), context);
  } catch (error) {
    if (isSdkError(error)) throw error;
    throw new ArgumentError(`A middleware failed in ${context.operation}: ${error}`, { cause: error });
  }
}
