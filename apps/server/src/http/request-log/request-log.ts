import type { ServerResponse } from 'node:http';
import type { OperationId } from '@specshelf/contract';
import type { Principal, RequestContext } from '@specshelf/service';

/** What a request is for, without what it names. */
export type LoggedOperation = OperationId | 'page' | 'none';

/** What has become known of a request, for the log and the metrics. */
export interface RequestLog {
  readonly context: RequestContext;
  /** The request is HEAD. Its response has no body. */
  readonly isHead: boolean;
  operation: LoggedOperation;
  /** Who asks, as far as that is known. */
  principal?: Principal;
}

const notes = new WeakMap<ServerResponse, RequestLog>();

/** Begins to take notes of a request that is to be answered by this. */
export function beginRequestLog(
  response: ServerResponse,
  context: RequestContext,
  isHead: boolean,
): RequestLog {
  const taken: RequestLog = { context, isHead, operation: 'none' };
  notes.set(response, taken);
  return taken;
}

export function requestLogOf(response: ServerResponse): RequestLog {
  const taken = notes.get(response);
  if (!taken) throw new Error('Nothing has begun to take notes of the request');
  return taken;
}
