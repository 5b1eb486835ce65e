import type { OperationId, StatusOf } from './operation-types.js';
import type { Outcome, Progress } from './options.js';
import type { ReplyArgs, ReplyInit } from './reply.js';
import type { SpecRef } from './world.js';

/**
 * For how many calls something holds.
 *
 * @example
 * ```ts
 * const twice: Times = { times: 2 };
 * backend.scenario.hang('getAuthenticatedUser', twice);
 * ```
 */
export interface Times {
  /** Without it: until the next one is given for this operation, or until `clear()`. */
  times?: number;
}

/**
 * A step of a sequence: a failure with this status, the true answer, a dropped connection, or no answer at all.
 *
 * @example
 * ```ts
 * const steps: SequenceStep<'getAuthenticatedUser'>[] = [503, 'drop', 'pass'];
 * backend.scenario.sequence('getAuthenticatedUser', steps);
 * ```
 */
export type SequenceStep<K extends OperationId> = FailureOf<K> | 'pass' | 'drop' | 'hang';

/**
 * A status of an operation that is a failure.
 *
 * @example
 * ```ts
 * const busy: FailureOf<'getAuthenticatedUser'> = 503;
 * ```
 */
export type FailureOf<K extends OperationId> = Exclude<StatusOf<K>, 200 | 201 | 204 | 205 | 304>;

/**
 * What goes wrong between a client and a backend. It holds for this scope alone, for valid calls by a token that is valid, and
 * needs no MSW. What is given for one operation with `times` is used up in the order in which it was given.
 *
 * @example
 * ```ts
 * backend.scenario.sequence('listOpenAPISpecs', [503, 'drop', 'pass']);
 * backend.scenario.latency(200, ['createOpenAPISpec']);
 * ```
 */
export interface Scenarios {
  /**
   * Answers calls of an operation with a status and a body that the document allows; nothing is done.
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
   * One step for each call; after the last one, calls are answered as ever.
   *
   * @example
   * ```ts
   * backend.scenario.sequence('getOpenAPISpecBySlug', [500, 429, 'pass']);
   * ```
   */
  sequence<K extends OperationId>(operationId: K, steps: readonly SequenceStep<K>[]): void;
  /**
   * Refuses what goes beyond a number of requests in a time, with 429 and the headers of the server. Time is that of the clock of
   * the backend; so is a date in `Retry-After`: start the clock now (`startAt`) for a client that compares it with its own.
   *
   * @example
   * ```ts
   * backend.scenario.rateLimit({ limit: 2, windowMs: 60_000, retryAfter: 'http-date' });
   * ```
   */
  rateLimit(limit: RateLimit): void;
  /**
   * Lets calls wait before they are answered, by milliseconds of the true time; those of all operations unless some are named.
   *
   * @example
   * ```ts
   * backend.scenario.latency(200, ['createOpenAPISpec']);
   * ```
   */
  latency(ms: number, operationIds?: readonly OperationId[]): void;
  /**
   * Does not answer. A call ends when its signal does.
   *
   * @example
   * ```ts
   * backend.scenario.hang('listOpenAPISpecs', { times: 1 });
   * ```
   */
  hang(operationId: OperationId, options?: Times): void;
  /**
   * Drops the connection: `fetch` fails. With `done: true` after what was asked for was done, so that only the answer is lost.
   *
   * @example
   * ```ts
   * backend.scenario.drop('createOpenAPISpec', { done: true, times: 1 });
   * ```
   */
  drop(operationId: OperationId, options?: Times & { done?: boolean }): void;
  /**
   * Does what is asked, and spoils the answer on its way: JSON that breaks off, the page of a proxy with status 200, or a success
   * without its body.
   *
   * @example
   * ```ts
   * backend.scenario.garble('listOpenAPISpecs', 'truncated-json', { times: 1 });
   * ```
   */
  garble(operationId: OperationId, how: Garbling, options?: Times): void;
  /**
   * When and how the processing of a specification ends, or of all of them (`*`). What is said of one counts more.
   *
   * @example
   * ```ts
   * backend.scenario.processing('*', { kind: 'polls', count: 3 });
   * backend.scenario.processing({ specSlug: 'broken' }, { kind: 'immediate' }, { error: 'PARSE_ERROR' });
   * ```
   */
  processing(target: '*' | SpecRef, progress: Progress, outcome?: Outcome): void;
  /**
   * Lets a token be revoked from now on: calls with it are 401. Also one that `any-bearer` takes, and that of the scope.
   *
   * @example
   * ```ts
   * backend.scenario.revoke(backend.token);
   * ```
   */
  revoke(token: string): void;
  /**
   * Forgets all of it. `reset()` does that too.
   *
   * @example
   * ```ts
   * afterEach(() => backend.scenario.clear());
   * ```
   */
  clear(): void;
}

/**
 * How an answer is spoiled.
 *
 * @example
 * ```ts
 * const how: Garbling = 'html';
 * ```
 */
export type Garbling = 'truncated-json' | 'html' | 'empty';

/**
 * So many requests in so many milliseconds.
 *
 * @example
 * ```ts
 * const limit: RateLimit = { limit: 100, windowMs: 60_000 };
 * ```
 */
export interface RateLimit {
  /** How many requests are answered. */
  limit: number;
  /** In how many milliseconds, from the first one on. */
  windowMs: number;
  /** How `Retry-After` is given; in seconds by default. */
  retryAfter?: 'seconds' | 'http-date';
}
