import { ArgumentError, SpecProcessingError, WaitTimeoutError } from '../errors/errors.js';
import type { RequestOptions } from '../model/client-options.js';
import type { OpenAPISpec } from '../model/models.js';
import type { OrgRef, SpecRef } from '../params/references.js';
import { checkNumber } from '../request/check-number.js';
import { sleep, withLimits } from '../request/limits.js';

/**
 * The options of waiting for a specification. `timeout` and `deadline` apply to each request.
 *
 * @example
 * ```ts
 * const options: WaitOptions = { waitTimeout: 60_000, pollInterval: { initial: 250, max: 2000 } };
 * await client.specs.waitUntilProcessed({ organizationId: 'acme', specSlug: 'pets' }, options);
 * ```
 */
export interface WaitOptions extends RequestOptions {
  /**
   * Milliseconds between two polls: `initial` (1,000), then multiplied by `factor` (1.5) up to `max` (10,000). Intervals are at least 1,
   * which suits tests with mocks, and the factor at least 1.
   */
  pollInterval?:
    | { initial?: number | undefined; max?: number | undefined; factor?: number | undefined }
    | undefined;
  /** The maximum time to wait in milliseconds, including a pending request. Default: 300,000. */
  waitTimeout?: number | undefined;
  /** A date as in `lastProcessedAt`: ignore attempts that ended before or at this time. */
  after?: string | undefined;
  /** Called after each poll with the specification and the number of polls. */
  onPoll?: ((spec: OpenAPISpec, polls: number) => void) | undefined;
}

/**
 * Polls a specification until its state is `complete`. With `write`, first sends that request, and waits until its source is processed.
 */
export async function waitUntilProcessed(
  specs: { get(params: SpecRef, options: RequestOptions): Promise<OpenAPISpec> },
  params: OrgRef & { specSlug?: string | undefined },
  options: WaitOptions = {},
  write?: () => Promise<OpenAPISpec>,
): Promise<OpenAPISpec> {
  let { initial: interval = 1000, max = 10_000, factor = 1.5 } = options.pollInterval ?? {};
  checkNumber('pollInterval.initial', interval, 1);
  checkNumber('pollInterval.max', max, 1);
  checkNumber('pollInterval.factor', factor, 1);
  const waitTimeout = checkNumber('waitTimeout', options.waitTimeout ?? 300_000, 1);
  let { after } = options;
  if (Number.isNaN(time(after))) throw new ArgumentError(`\`after\` must be a date, not ${after}.`);
  // A copy, so that `get` reports missing parameters.
  let { specSlug = '' } = { ...params };
  const written = await write?.();
  if (written) {
    const { lastProcessedAt, updatedAt } = written;
    // A server may process synchronously.
    if (isProcessed(written, undefined) && time(lastProcessedAt) >= time(updatedAt))
      return requireSuccess(written);
    // A poll may return the state before the write. If the earlier attempt ended in the millisecond of the write, the two attempts are
    // indistinguishable.
    after ??= lastProcessedAt === updatedAt ? undefined : lastProcessedAt;
    specSlug = written.slug;
  }
  let lastSpec: OpenAPISpec | undefined;
  const limits = {
    signal: options.signal,
    timeout: waitTimeout,
    onTimeout() {
      const state = lastSpec ? `"${lastSpec.slug}" is still ${lastSpec.processingState}` : 'got no response';
      return new WaitTimeoutError(`Waited ${waitTimeout} ms, ${state}.`, lastSpec);
    },
  };
  // One timeout around all polls and pauses, so that each of them fails with the same error.
  return withLimits(limits, async (signal) => {
    for (let polls = 1; ; polls++) {
      const spec = await specs.get({ ...params, specSlug }, { ...options, signal });
      lastSpec = spec;
      options.onPoll?.(spec, polls);
      if (isProcessed(spec, after)) return requireSuccess(spec);
      await sleep(interval * (0.8 + Math.random() * 0.4), signal);
      interval = Math.min(max, interval * factor);
    }
  });
}

function isProcessed({ processingState, lastProcessedAt }: OpenAPISpec, after: string | undefined): boolean {
  return processingState === 'complete' && (after === undefined || time(lastProcessedAt) > time(after));
}

function requireSuccess(spec: OpenAPISpec): OpenAPISpec {
  if (spec.lastProcessErrorCode !== undefined) throw new SpecProcessingError(spec, spec.lastProcessErrorCode);
  return spec;
}

function time(date: string | undefined): number {
  return date === undefined ? -Infinity : Date.parse(date);
}
