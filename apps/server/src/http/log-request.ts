import type { Principal } from '@specshelf/service';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';

const principals = new WeakMap<Response, Principal>();

/** Says who has asked, for the log. */
export function noteCaller(response: Response, principal: Principal): void {
  principals.set(response, principal);
}

/** Logs a request when its answer has been sent, or when nobody waits for it any more. */
export function logRequest(logger: Logger, request: Request, response: Response): void {
  const { method, path } = request;
  const start = performance.now();
  let isSent = false;
  response.once('finish', () => {
    // Node.js says so too when the connection has gone before all was sent.
    isSent = !request.socket.destroyed;
  });
  response.once('close', () => {
    logger.info(
      {
        requestId: response.get('x-request-id'),
        method,
        // Without the query, where people put what should not be in a log.
        path: path.replaceAll(/shelf_[0-9A-Za-z_%.-]{6,}/g, 'shelf_…'),
        ...callerOf(response),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
        ...(isSent ? {} : { aborted: true }),
      },
      'request',
    );
  });
}

function callerOf(response: Response): { subject?: string; tokenId?: string } {
  const principal = principals.get(response);
  if (!principal) return {};
  const { subject, tokenId } = principal;
  return { subject: subject.id, ...(tokenId === undefined ? {} : { tokenId }) };
}
