import type { RequestOptions } from './client-options.js';
import { ArgumentError, SpecProcessingError, TimeoutError, WaitTimeoutError } from './errors.js';
import { sleep } from './limits.js';
import type { OpenAPISpec } from './models.js';
import { checkedMilliseconds } from './settings.js';

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
  /** Milliseconds between two reads: `initial` (1,000), then `factor` (1.5) times as long up to `max` (10,000). */
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

/** Reads a specification until its processing has ended. States that are not known are waited through. */
export async function waitUntilProcessed(
  read: (options: RequestOptions) => Promise<OpenAPISpec>,
  options: WaitOptions,
): Promise<OpenAPISpec> {
  const { initial = 1000, max = 10_000, factor = 1.5 } = options.pollInterval ?? {};
  const waitTimeout = checkedMilliseconds('waitTimeout', options.waitTimeout) ?? 300_000;
  if (Number.isNaN(time(options.after)))
    throw new ArgumentError(`\`after\` must be a date, not ${options.after}.`);
  const end = performance.now() + waitTimeout;
  let spec: OpenAPISpec | undefined;
  let interval = initial;
  for (let polls = 1; ; polls++) {
    const left = end - performance.now();
    if (left <= 0) throw waitTimeoutError(waitTimeout, spec);
    try {
      // A timer may fire in the millisecond before it is due: then the end would not have come yet.
      const deadline = Math.min(options.deadline ?? Infinity, Math.ceil(left) + 1);
      spec = await read({ ...options, deadline });
    } catch (error) {
      if (!(error instanceof TimeoutError) || performance.now() < end) throw error;
      throw waitTimeoutError(waitTimeout, spec, error);
    }
    options.onPoll?.(spec, polls);
    if (isSettled(spec, options.after)) return usable(spec);
    const jittered = interval * (0.8 + Math.random() * 0.4);
    await sleep(Math.max(0, Math.min(jittered, end - performance.now())), options.signal);
    interval = Math.min(max, interval * factor);
  }
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

function waitTimeoutError(ms: number, spec: OpenAPISpec | undefined, cause?: unknown): WaitTimeoutError {
  const state = spec
    ? `"${spec.slug}" is still ${spec.processingState}`
    : 'the specification could not be read';
  return new WaitTimeoutError(`Waited ${ms} ms, ${state}.`, spec, cause === undefined ? {} : { cause });
}
