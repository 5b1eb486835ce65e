import {
  errorReply,
  type HTTPReply,
  invalidRequest,
  RequestError,
  StorageUnavailable,
} from '@specshelf/service';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type RateLimits, rateLimitFailure } from '../limits/create-rate-limits.js';
import { loggedPath } from '../request-log/log-request.js';
import { requestLogOf } from '../request-log/request-log.js';
import { sendAsIs } from './create-reply-sender.js';

export interface FailureOptions {
  logger: Logger;
  /** Without them, requests are not limited. */
  rateLimits?: RateLimits | undefined;
}

/** Responds to a request that failed outside of the API's pipeline, or while its response was sent. */
export async function sendFailure(
  options: FailureOptions,
  error: unknown,
  request: Request,
  response: Response,
): Promise<void> {
  if (response.headersSent) {
    options.logger.error({ ...logContext(request, response), err: error }, 'response failed');
    // A partial response cannot be corrected. Closing the connection shows the client that it is incomplete.
    response.destroy();
    return;
  }
  await sendAsIs(await failureReply(options, error, request, response), response);
}

/** Returns the response to a failed request. Logs failures that need the attention of an operator. */
export async function failureReply(
  { logger, rateLimits }: FailureOptions,
  error: unknown,
  request: Request,
  response: Response,
): Promise<HTTPReply> {
  const failure = await rateLimitFailure(rateLimits, toRequestError(error), request, response);
  const fault = serverFault(failure);
  if (fault !== undefined) logger.error({ ...logContext(request, response), err: fault }, 'request failed');
  else if (isUpstreamFailure(failure)) {
    logger.warn({ ...logContext(request, response), reason: failure.message }, 'integration failed');
  }
  return errorReply(failure);
}

/** Returns the fault of the server that caused a failure, for the log; undefined for a fault of the client. */
export function serverFault(failure: unknown): unknown {
  if (failure instanceof StorageUnavailable) return failure.cause;
  return failure instanceof RequestError ? undefined : failure;
}

function logContext(request: Request, response: Response) {
  return { ...requestLogOf(response).context, path: loggedPath(request) };
}

/** A failure of an integration: neither the client nor this server can correct it, but an operator may. */
function isUpstreamFailure(failure: unknown): failure is RequestError {
  if (!(failure instanceof RequestError)) return false;
  const { meaning } = failure;
  return meaning === 'bad-gateway' || meaning === 'gateway-timeout';
}

/** Returns the meaning of an error that a malformed request causes in Express, and any other error unchanged. */
function toRequestError(error: unknown): unknown {
  if (!(error instanceof URIError)) return error;
  return invalidRequest([
    { path: '/path', message: 'has a % that does not begin the escape of a UTF-8 character' },
  ]);
}
