import type { ServerResponse } from 'node:http';
import type { OperationId } from '@specshelf/contract';
import type { Principal, RequestContext } from '@specshelf/service';
import type { Request } from 'express';

/** The operation of a request, without its parameters. */
export type LoggedOperation = OperationId | 'page' | 'mcp' | 'none';

/** Properties of a request for the log and the metrics. */
export interface RequestLog {
  readonly context: RequestContext;
  /** The request is HEAD. Its response has no body. */
  readonly isHead: boolean;
  operation: LoggedOperation;
  /** The caller, once it is authenticated. */
  principal?: Principal;
}

const requestLogs = new WeakMap<ServerResponse, RequestLog>();

/** Attaches a new request log to the response of a request. */
export function beginRequestLog(
  response: ServerResponse,
  context: RequestContext,
  isHead: boolean,
): RequestLog {
  const requestLog: RequestLog = { context, isHead, operation: 'none' };
  requestLogs.set(response, requestLog);
  return requestLog;
}

export function requestLogOf(response: ServerResponse): RequestLog {
  const requestLog = requestLogs.get(response);
  if (!requestLog) throw new Error('The response has no request log');
  return requestLog;
}

/** Returns the IDs that correlate the log lines of a request. */
export function requestContext({ headers }: Request, requestId: string): RequestContext {
  const traceId = traceIdOf(headers['traceparent']);
  return traceId === undefined ? { requestId } : { requestId, traceId };
}

/** Returns the request ID of a trusted proxy. Other clients could send an ID that is already in use. */
export function forwardedRequestId({ app, headers, socket }: Request): string | undefined {
  const given = headers['x-request-id'];
  if (typeof given !== 'string') return undefined;
  const trusts: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn');
  return trusts(socket.remoteAddress, 0) && /^[\w.-]{1,64}$/.test(given) ? given : undefined;
}

/** Returns the trace ID of W3C Trace Context. It is only logged, so it needs no verification. */
function traceIdOf(traceparent: unknown): string | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, traceId] = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/.exec(traceparent) ?? [];
  return traceId === '0'.repeat(32) ? undefined : traceId;
}
