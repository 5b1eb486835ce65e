import { setImmediate } from 'node:timers/promises';
import {
  type ConsoleContext,
  type ConsoleRequest,
  type ConsoleResponse,
  createConsole,
} from '@specshelf/console';
import type { ByteBudget } from '@specshelf/service/byte-budget';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { RateLimits } from '../http/limits/create-rate-limits.js';
import { limitsOfRequest } from '../http/limits/limits-of-request.js';
import { requestLogOf } from '../http/request-log/request-log.js';
import { uncompressed } from '../http/response/create-reply-encoder.js';
import { endResponse, type ReplySender } from '../http/response/create-reply-sender.js';
import { serverFault } from '../http/response/send-failure.js';
import { validateRequest } from '../http/validate-request.js';
import { requestForCall } from '../http/validation/create-request-validator.js';
import { readForm } from './read-form.js';
import { readUpload } from './read-upload.js';

export interface PagesOptions extends Omit<ConsoleContext, 'reportFailure' | 'pause'> {
  logger: Logger;
  /** Without them, requests are not limited. */
  rateLimits?: RateLimits | undefined;
  sender: ReplySender;
  /** Maximum size of a form with files in bytes, besides names and separators. */
  bodyLimit: number;
  /** The bytes of all bodies in memory. */
  bodyBudget: ByteBudget;
}

/** Mounts the console in Express. Passes paths that are not pages to the next handler. */
export function createPages(options: PagesOptions): RequestHandler {
  const { logger, sender } = options;
  const pages = createConsole({
    ...options,
    pause: setImmediate,
    reportFailure: (error, about) => {
      const fault = serverFault(error);
      if (fault !== undefined) logger.error({ ...about, err: fault }, 'page failed');
    },
  });
  return async (request, response, next) => {
    const requestLog = requestLogOf(response);
    const pageRequest = toConsoleRequest(request, response, options);
    const reply = pages.respond(pageRequest);
    if (!reply) return next();
    requestLog.operation = 'page';
    try {
      await send(sender, await reply, request, response);
    } catch (error) {
      if (response.headersSent) {
        logger.error({ ...requestLog.context, err: error }, 'page failed');
        // A closed connection shows the client that the response is incomplete.
        response.destroy();
        return;
      }
      await send(sender, await pages.respondToFailure(pageRequest, error), request, response);
    }
  };
}

function toConsoleRequest(
  request: Request,
  response: Response,
  { rateLimits, ...upload }: PagesOptions,
): ConsoleRequest {
  const requestLog = requestLogOf(response);
  return {
    method: request.method,
    target: request.originalUrl,
    headers: { get: (name) => request.get(name) ?? null },
    context: requestLog.context,
    readForm: () => readForm(request, response),
    readUpload: () => readUpload(upload, request, response),
    validate: (call) => validateRequest(call, requestForCall(request, call), response),
    prefersHTML: () => request.accepts(['json', 'html']) === 'html',
    prefersMarkdown: () => request.accepts(['text/html', 'text/markdown']) === 'text/markdown',
    onSignedIn: (principal) => {
      requestLog.principal = principal;
    },
    limits: limitsOfRequest(rateLimits, request, response),
  };
}

async function send(
  sender: ReplySender,
  reply: ConsoleResponse,
  request: Request,
  response: Response,
): Promise<void> {
  if ('page' in reply) return sender.send(request, 'page', reply.reply, response);
  if ('reply' in reply) return sender.send(uncompressed, reply.operationId, reply.reply, response);
  sender.beginTransit(response, reply.body);
  response.status(reply.status).set(reply.headers);
  for (const cookie of reply.cookies ?? []) response.append('set-cookie', cookie);
  await endResponse(response, reply.body);
}
