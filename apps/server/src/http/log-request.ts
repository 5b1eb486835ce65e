import type { Principal } from '@specshelf/service';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { LogContext } from '../log-context.js';
import { answeredOperation } from './answered-operation.js';
import { onAnswered } from './on-answered.js';

const principals = new WeakMap<Response, Principal>();

/** Says who has asked, for the log. */
export function noteCaller(response: Response, principal: Principal): void {
  principals.set(response, principal);
}

/** Logs a request when its answer has been sent, or when nobody waits for it any more. */
export function logRequest(logger: Logger, context: LogContext, request: Request, response: Response): void {
  const { method } = request;
  const path = loggedPath(request);
  const start = performance.now();
  onAnswered(request, response, (isSent) => {
    logger.info(
      {
        ...context,
        method,
        path,
        operation: answeredOperation(response),
        ...callerOf(response),
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
        ...(isSent ? {} : { aborted: true }),
      },
      'request',
    );
  });
}

/** Without the query, where people put what should not be in a log, and without what looks like a token of ours. */
export function loggedPath({ path }: Request): string {
  return path.replaceAll(/shelf_[0-9A-Za-z_%.-]{6,}/g, 'shelf_…');
}

function callerOf(response: Response): { subject?: string; tokenId?: string } {
  const principal = principals.get(response);
  if (!principal) return {};
  const { subject, tokenId } = principal;
  return { subject: subject.id, ...(tokenId === undefined ? {} : { tokenId }) };
}
