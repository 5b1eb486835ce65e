import { ArgumentError, isSdkError } from '../errors/errors.js';
import type { Middleware, MiddlewareContext, SdkRequest } from '../model/middleware.js';

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
