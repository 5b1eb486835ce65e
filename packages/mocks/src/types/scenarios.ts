import type { OperationId, StatusOf } from './operation-types.js';
import type { Outcome, Progress } from './options.js';
import type { ReplyArgs, ReplyInit } from './reply.js';
import type { SpecRef } from './world.js';

/**
 * The number of calls that a scenario affects.
 *
 * @example
 * ```ts
 * const twice: Times = { times: 2 };
 * backend.scenario.hang('getAuthenticatedUser', twice);
 * ```
 */
export interface Times {
  /** By default, until the next scenario for this operation or until `clear()`. */
  times?: number;
}

/**
 * A step of a sequence: an error with this status, the response of the backend, a dropped connection, or no response.
 *
 * @example
 * ```ts
 * const steps: SequenceStep<'getAuthenticatedUser'>[] = [503, 'drop', 'pass'];
 * backend.scenario.sequence('getAuthenticatedUser', steps);
 * ```
 */
export type SequenceStep<K extends OperationId> = FailureOf<K> | 'pass' | 'drop' | 'hang';

/**
 * The status of an error response of an operation.
 *
 * @example
 * ```ts
 * const busy: FailureOf<'getAuthenticatedUser'> = 503;
 * ```
 */
export type FailureOf<K extends OperationId> = Exclude<StatusOf<K>, 200 | 201 | 204 | 205 | 304>;

/**
 * Simulates failures between a client and a backend. Scenarios affect only this scope and only valid calls with a valid token, and
 * they work without MSW. Scenarios with `times` for one operation are applied in the order of their calls.
 *
 * @example
 * ```ts
 * backend.scenario.sequence('listOpenAPISpecs', [503, 'drop', 'pass']);
 * backend.scenario.latency(200, ['createOpenAPISpec']);
 * ```
 */
export interface Scenarios {
  /**
   * Answers calls of an operation with a documented status and body, without executing them.
   *
   * @example
   * ```ts
   * const busy = { error: { code: 503, message: 'Come back later.' } };
   * backend.scenario.reply('getAuthenticatedUser', 503, busy, { headers: { 'retry-after': '2' }, times: 1 });
   * ```
   */
  reply<K extends OperationId, C extends StatusOf<K>>(
    operationId: K,
    ...reply: ReplyArgs<K, C, ReplyInit & Times>
  ): void;
  /**
   * Applies one step to each call. After the last step, the backend answers calls normally.
   *
   * @example
   * ```ts
   * backend.scenario.sequence('getOpenAPISpecBySlug', [500, 429, 'pass']);
   * ```
   */
  sequence<K extends OperationId>(operationId: K, steps: readonly SequenceStep<K>[]): void;
  /**
   * Limits the number of requests in a time window. Requests above the limit result in 429 with the headers of the server. The window
   * and a date in `Retry-After` follow the clock of the backend: set `startAt` to the current time if the client compares that date
   * with its own clock.
   *
   * @example
   * ```ts
   * backend.scenario.rateLimit({ limit: 2, windowMs: 60_000, retryAfter: 'http-date' });
   * ```
   */
  rateLimit(limit: RateLimit): void;
  /**
   * Delays calls by milliseconds of real time; calls of all operations by default.
   *
   * @example
   * ```ts
   * backend.scenario.latency(200, ['createOpenAPISpec']);
   * ```
   */
  latency(ms: number, operationIds?: readonly OperationId[]): void;
  /**
   * Never responds. A call ends when its signal is aborted.
   *
   * @example
   * ```ts
   * backend.scenario.hang('listOpenAPISpecs', { times: 1 });
   * ```
   */
  hang(operationId: OperationId, options?: Times): void;
  /**
   * Drops the connection: `fetch` fails. With `done: true`, the call is executed and only the response is lost.
   *
   * @example
   * ```ts
   * backend.scenario.drop('createOpenAPISpec', { done: true, times: 1 });
   * ```
   */
  drop(operationId: OperationId, options?: Times & { done?: boolean }): void;
  /**
   * Executes the call and corrupts the response: truncated JSON, an HTML page of a proxy with status 200, or a success without its
   * body.
   *
   * @example
   * ```ts
   * backend.scenario.garble('listOpenAPISpecs', 'truncated-json', { times: 1 });
   * ```
   */
  garble(operationId: OperationId, how: Garbling, options?: Times): void;
  /**
   * Sets the time and the outcome of the processing of one specification, or of all (`*`). The setting for one takes precedence.
   *
   * @example
   * ```ts
   * backend.scenario.processing('*', { kind: 'polls', count: 3 });
   * backend.scenario.processing({ specSlug: 'broken' }, { kind: 'immediate' }, { error: 'PARSE_ERROR' });
   * ```
   */
  processing(target: '*' | SpecRef, progress: Progress, outcome?: Outcome): void;
  /**
   * Refuses the next sources of specifications with 409 `incompatible`, as compatibility settings do: without processing them, with one
   * breaking change, a removed operation.
   *
   * @example
   * ```ts
   * backend.scenario.refusesBreaking({ times: 1 });
   * ```
   */
  refusesBreaking(options?: Times): void;
  /**
   * Revokes a token: calls with it result in 401. Works for any token, including that of the scope.
   *
   * @example
   * ```ts
   * backend.scenario.revoke(backend.token);
   * ```
   */
  revoke(token: string): void;
  /**
   * Removes all scenarios. `reset()` does so as well.
   *
   * @example
   * ```ts
   * afterEach(() => backend.scenario.clear());
   * ```
   */
  clear(): void;
}

/**
 * How a response is corrupted.
 *
 * @example
 * ```ts
 * const how: Garbling = 'html';
 * ```
 */
export type Garbling = 'truncated-json' | 'html' | 'empty';

/**
 * A rate limit with a fixed time window.
 *
 * @example
 * ```ts
 * const limit: RateLimit = { limit: 100, windowMs: 60_000 };
 * ```
 */
export interface RateLimit {
  /** Maximum number of requests in a window. */
  limit: number;
  /** Length of the window in milliseconds, from its first request. */
  windowMs: number;
  /** Format of `Retry-After`; `seconds` by default. */
  retryAfter?: 'seconds' | 'http-date';
}
