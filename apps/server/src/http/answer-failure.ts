import { errorReply, RequestError } from '@specshelf/service';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { countedFailure } from './counted-failure.js';
import type { RateLimits } from './create-rate-limits.js';
import { encodeAsIs } from './create-reply-encoder.js';
import { faultIn } from './fault-in.js';
import { loggedPath } from './log-request.js';
import { notesOf } from './request-notes.js';
import { toRequestError } from './to-request-error.js';
import { writeReply } from './write-reply.js';

/** Responds to a request that failed, and logs what an operator must see. */
export async function answerFailure(
  { logger, rateLimits }: { logger: Logger; rateLimits?: RateLimits | undefined },
  error: unknown,
  request: Request,
  response: Response,
): Promise<void> {
  const about = { ...notesOf(response).context, path: loggedPath(request) };
  if (response.headersSent) {
    logger.error({ ...about, err: error }, 'answer failed');
    // Half an answer cannot be taken back. A closed connection tells that it is not whole.
    response.destroy();
    return;
  }
  const failure = await countedFailure(rateLimits, toRequestError(error), request, response);
  const fault = faultIn(failure);
  if (fault !== undefined) logger.error({ ...about, err: fault }, 'request failed');
  else if (isElsewhere(failure)) logger.warn({ ...about, reason: failure.message }, 'integration failed');
  await writeReply(response, await encodeAsIs(errorReply(failure)));
}

/** Not the fault of who asks, nor ours: an operator may want to know. */
function isElsewhere(failure: unknown): failure is RequestError {
  if (!(failure instanceof RequestError)) return false;
  const { meaning } = failure;
  return meaning === 'bad-gateway' || meaning === 'gateway-timeout';
}
