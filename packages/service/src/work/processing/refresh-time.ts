import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { addMilliseconds } from '../../state/times.js';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Delays after the first, second, and third consecutive temporary failure. */
const soon = [5 * minute, 30 * minute, 120 * minute];

export interface Ending {
  /** Number of consecutive failed runs, including this one; 0 after a success. */
  failedRuns: number;
  /** Whether the last failure was temporary. */
  temporary: boolean;
  /** Whether the run ended because of repeated crashes. */
  crashed?: boolean;
  /** `Retry-After` of the source in milliseconds. */
  retryAfter?: number | undefined;
}

/**
 * Time of the next refresh of a URL: after the interval; sooner after a temporary failure; with backoff up to a day after others.
 * With jitter of 10 %, so that specifications that were published together are not always fetched together.
 * See docs/decisions/0010-use-specification-rows-as-queue-and-schedule.md.
 */
export function refreshTime(deps: Deps, spec: OpenAPISpecRecord, ending: Ending): string | undefined {
  const retry = ending.crashed ? crashRetryDelay(spec, ending) : undefined;
  if (retry !== undefined) return addMilliseconds(deps.now(), retry);
  if (spec.source.kind !== 'url' || deps.refreshInterval === 0) return undefined;
  const now = deps.now();
  const spread = 0.9 + 0.2 * fraction(deps, `${spec.id} ${now.toISOString()}`);
  const wait = Math.max(delay(deps.refreshInterval, ending) * spread, ending.retryAfter ?? 0);
  return addMilliseconds(now, Math.round(wait));
}

/** Sources of every kind are retried a few times after crashes. */
function crashRetryDelay(
  { lastProcessedErrors: [last] }: OpenAPISpecRecord,
  { failedRuns }: Ending,
): number | undefined {
  return last?.code === 'worker-lost' ? soon[failedRuns - 1] : soon[0];
}

function delay(interval: number, { failedRuns, temporary }: Ending): number {
  if (failedRuns === 0) return interval;
  const early = temporary ? soon[failedRuns - 1] : undefined;
  if (early !== undefined) return Math.min(early, interval);
  const doublings = Math.min(failedRuns - (temporary ? soon.length : 0), 20);
  return Math.max(interval, Math.min(interval * 2 ** doublings, day));
}

/** Deterministic pseudo-random number from 0 to 1, so that tests can repeat it. */
function fraction({ digest }: Deps, text: string): number {
  return Number.parseInt(digest(text).slice(0, 8), 16) / 2 ** 32;
}
