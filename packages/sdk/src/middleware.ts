import { ArgumentError, isSdkError } from './errors.js';
import type { Logger } from './logger.js';
import type { HttpMethod, OperationId } from './operation-id.js';

/**
 * A request as it goes out. It is plain data: pass on a changed copy, or send it twice.
 *
 * @example
 * ```ts
 * const withQuery = (request: SdkRequest): SdkRequest => ({ ...request, url: `${request.url}?a=1` });
 * ```
 */
export interface SdkRequest {
  /** The method of HTTP. */
  readonly method: HttpMethod;
  /** All of it, with the query. */
  readonly url: string;
  /** Those of the attempt, the token included. */
  readonly headers: Headers;
  /** JSON text. */
  readonly body: string | undefined;
  /** Aborts with the attempt: by the caller's signal, by `timeout` or by `deadline`. */
  readonly signal: AbortSignal;
}

/**
 * What a middleware is told beside the request.
 *
 * @example
 * ```ts
 * const labelOf = ({ operation, attempt }: MiddlewareContext) => `${operation} ${attempt}`;
 * ```
 */
export interface MiddlewareContext {
  /** The operation that is called. */
  readonly operation: OperationId;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** That of the client, silent below its level. */
  readonly logger: Logger;
}

/**
 * Runs around every attempt. The first one given is the outermost; `next` of the innermost is `fetch`.
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

/** Sends a request through middleware to what is innermost. */
export async function sendThrough(
  middleware: readonly Middleware[],
  request: SdkRequest,
  context: MiddlewareContext,
  innermost: (request: SdkRequest) => Promise<Response>,
): Promise<Response> {
  const [first, ...rest] = middleware;
  if (!first) return innermost(request);
  try {
    return await first(request, (changed) => sendThrough(rest, changed, context, innermost), context);
  } catch (error) {
    if (isSdkError(error)) throw error;
    throw new ArgumentError(`A middleware failed in ${context.operation}: ${error}`, { cause: error });
  }
}
