import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { redactPath } from './redact-path.js';
import type { LoggedOperation, RequestLog } from './request-log.js';

/** What is logged of a request. */
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
  /** Absent members are not written. */
  aborted: true | undefined;
}

/** One line for a request that has been answered, or that nobody waits for any more. */
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
