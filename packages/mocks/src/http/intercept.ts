import type { UntypedCall } from './create-call-log.js';

/** Answers a call in place of the service, or returns undefined to leave it to other handlers. */
export type Intercept = (call: UntypedCall, tools: InterceptTools) => Promise<Response | undefined>;

export interface InterceptTools {
  /** Returns the response of the service. */
  real(): Promise<Response>;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Aborted when the client stops waiting. */
  signal: AbortSignal;
}
