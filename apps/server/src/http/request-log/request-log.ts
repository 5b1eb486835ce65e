import type { ServerResponse } from 'node:http';
import type { OperationId } from '@specshelf/contract';
import type { Principal, RequestContext } from '@specshelf/service';

/** The operation of a request, without its parameters. */
export type LoggedOperation = OperationId | 'page' | 'none';

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
