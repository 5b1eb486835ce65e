import { AsyncLocalStorage } from 'node:async_hooks';

/** What stands in every line that is logged on behalf of a request. */
export interface LogContext {
  requestId: string;
  /** Of the trace that the request is a part of, when who asked has said so. */
  traceId?: string;
}

/** On whose behalf something is done; undefined for what is done by ourselves. */
export const logContext = new AsyncLocalStorage<LogContext | undefined>();
