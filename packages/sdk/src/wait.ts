import { checkNumber } from './check-number.js';
import type { RequestOptions } from './client-options.js';
import { ArgumentError, SpecProcessingError, WaitTimeoutError } from './errors.js';
import { sleep, withLimits } from './limits.js';
import type { OpenAPISpec } from './models.js';

/**
 * How to wait for a specification to be processed. `timeout` and `deadline` count for each request.
 *
 * @example
 * ```ts
 * const options: WaitOptions = { waitTimeout: 60_000, pollInterval: { initial: 250, max: 2000 } };
 * await client.specs.waitUntilProcessed({ organizationId: 'acme', specSlug: 'pets' }, options);
 * ```
 */
export interface WaitOptions extends RequestOptions {
  /**
   * Milliseconds between two reads: `initial` (1,000), then `factor` (1.5) times as long up to `max` (10,000). At least 50, and the
   * factor at least 1.
   */
  pollInterval?:
    | { initial?: number | undefined; max?: number | undefined; factor?: number | undefined }
    | undefined;
  /** Milliseconds to wait at most, a request that is under way included. Default: 300,000. */
  waitTimeout?: number | undefined;
  /** A date, as in `lastProcessedAt`: only an attempt that ended after it counts. */
  after?: string | undefined;
  /** Called after every read with the specification and how many reads there were. */
  onPoll?: ((spec: OpenAPISpec, polls: number) => void) | undefined;
}

/** Milliseconds. Shorter pauses would only load the server. */
const shortestInterval = 50;

/** Reads a specification until its processing has ended. Unknown states are not the end. */
export async function waitUntilProcessed(
  read: (options: RequestOptions) => Promise<OpenAPISpec>,
  options: WaitOptions,
): Promise<OpenAPISpec> {
  let { initial: interval = 1000, max = 10_000, factor = 1.5 } = options.pollInterval ?? {};
  checkNumber('pollInterval.initial', interval, shortestInterval);
  checkNumber('pollInterval.max', max, shortestInterval);
  checkNumber('pollInterval.factor', factor, 1);
  const waitTimeout = checkNumber('waitTimeout', options.waitTimeout ?? 300_000, 1);
  if (Number.isNaN(time(options.after)))
    throw new ArgumentError(`\`after\` must be a date, not ${options.after}.`);
  let lastSpec: OpenAPISpec | undefined;
  const limits = {
    signal: options.signal,
    timeout: waitTimeout,
    onTimeout: () => waitTimeoutError(waitTimeout, lastSpec),
  };
  // One limit around all reads and pauses, so that each of them ends with the same error.
  return withLimits(limits, async (signal) => {
    for (let polls = 1; ; polls++) {
      const spec = await read({ ...options, signal });
      lastSpec = spec;
      options.onPoll?.(spec, polls);
      if (isSettled(spec, options.after)) return usable(spec);
      await sleep(interval * (0.8 + Math.random() * 0.4), signal);
      interval = Math.min(max, interval * factor);
    }
  });
}

/** Waits for the outcome of a write, given what the write answered. */
export async function waitForOutcome(
  written: OpenAPISpec,
  read: (options: RequestOptions) => Promise<OpenAPISpec>,
  options: WaitOptions,
): Promise<OpenAPISpec> {
  const { lastProcessedAt, updatedAt } = written;
  // A server may process at once.
  if (isSettled(written, undefined) && time(lastProcessedAt) >= time(updatedAt)) return usable(written);
  // A read may still show the attempt before the write. If that ended in the millisecond of the write, it cannot be
  // told from the one that is waited for.
  const after = lastProcessedAt === updatedAt ? undefined : lastProcessedAt;
  return waitUntilProcessed(read, { ...options, after: options.after ?? after });
}

function isSettled({ processingState, lastProcessedAt }: OpenAPISpec, after: string | undefined): boolean {
  return processingState === 'complete' && (after === undefined || time(lastProcessedAt) > time(after));
}

function usable(spec: OpenAPISpec): OpenAPISpec {
  if (spec.lastProcessErrorCode !== undefined) throw new SpecProcessingError(spec, spec.lastProcessErrorCode);
  return spec;
}

function time(date: string | undefined): number {
  return date === undefined ? -Infinity : Date.parse(date);
}

function waitTimeoutError(ms: number, spec: OpenAPISpec | undefined): WaitTimeoutError {
  const state = spec
    ? `"${spec.slug}" is still ${spec.processingState}`
    : 'the specification could not be read';
  return new WaitTimeoutError(`Waited ${ms} ms, ${state}.`, spec);
}
