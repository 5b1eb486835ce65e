import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics/create-metrics.js';
import { redactPath } from './redact-path.js';
import type { LoggedOperation, RequestLog } from './request-log.js';

/** The log line of a request. */
interface RequestLine {
  requestId: string;
  traceId: string | undefined;
  method: string;
  path: string;
  operation: LoggedOperation;
  subject: string | undefined;
  tokenId: string | undefined;
  sessionId: string | undefined;
  status: number;
  ms: number;
  /** Omitted from the log if undefined. */
  aborted: true | undefined;
}

/** Counts a started request, and logs it when its response has ended. */
export function logRequest(
  { logger, metrics }: { logger: Logger; metrics: Pick<Metrics, 'beginRequest'> },
  requestLog: RequestLog,
  request: Request,
  response: Response,
): void {
  // Read now: both change while the request is handled.
  const { method } = request;
  const path = loggedPath(request);
  const start = performance.now();
  const end = metrics.beginRequest();
  onResponseEnd(request, response, (isSent) => {
    const { context, operation, principal } = requestLog;
    const { statusCode: status } = response;
    // A client that disconnects early may not have received the status or the whole body.
    end(operation, isSent ? String(status) : 'aborted');
    const line: RequestLine = {
      requestId: context.requestId,
      traceId: context.traceId,
      method,
      path,
      operation,
      subject: principal?.subject.id,
      tokenId: principal?.tokenId,
      sessionId: principal?.sessionId,
      status,
      ms: Math.round(performance.now() - start),
      aborted: isSent ? undefined : true,
    };
    logger.info(line, 'request');
  });
}

/** Calls the listener when a response has ended. `isSent`: all of it was sent. */
function onResponseEnd(
  request: IncomingMessage,
  response: ServerResponse,
  listener: (isSent: boolean) => void,
): void {
  let isSent = false;
  response.on('finish', () => {
    // Node.js also emits `finish` when the connection was closed before all was sent.
    isSent = !request.socket.destroyed;
  });
  response.on('close', () => listener(isSent));
}

/** The path without its query, and without tokens. */
export function loggedPath({ path, headers }: Request): string {
  return redactPath(path, headers.authorization?.replace(/^\S*\s+/, ''));
}
