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
