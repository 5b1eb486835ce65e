import type { Request, Response } from 'express';
import type { Logger } from 'pino';
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
  status: number;
  ms: number;
  /** Omitted from the log if undefined. */
  aborted: true | undefined;
}

/** Logs one line for a completed or aborted request. */
export function logRequest(
  logger: Logger,
  { context, operation, principal }: RequestLog,
  { method, path, start, isSent }: { method: string; path: string; start: number; isSent: boolean },
  { statusCode }: Response,
): void {
  const line: RequestLine = {
    requestId: context.requestId,
    traceId: context.traceId,
    method,
    path,
    operation,
    subject: principal?.subject.id,
    tokenId: principal?.tokenId,
    status: statusCode,
    ms: Math.round(performance.now() - start),
    aborted: isSent ? undefined : true,
  };
  logger.info(line, 'request');
}

/** The path without its query, and without tokens. */
export function loggedPath({ path, headers }: Request): string {
  return redactPath(path, headers.authorization?.replace(/^\S*\s+/, ''));
}
