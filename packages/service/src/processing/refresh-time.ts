import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long to wait after a failure that may pass by itself, the first, the second and the third time. */
const soon = [5 * minute, 30 * minute, 120 * minute];

export interface Ending {
  /** How many runs have failed in a row, this one included; 0 after a success. */
  failedRuns: number;
  /** Whether the last one may have failed for now only. */
  temporary: boolean;
  /** Whether it was given up because processes ended while they processed it. */
  crashed?: boolean;
  /** How long the source asks to be left alone, in milliseconds. */
  retryAfter?: number | undefined;
}

/**
 * When a URL is looked at again: after the interval; sooner while a failure may pass by itself; ever later while it stays,
 * up to a day. Spread by a tenth to both sides, so that what was published together is not fetched together for ever.
 * See docs/decisions/0010-use-specification-rows-as-queue-and-schedule.md.
 */
export function refreshTime(deps: Deps, spec: OpenAPISpecRecord, ending: Ending): string | undefined {
  const retry = ending.crashed ? crashRetryDelay(spec, ending) : undefined;
  if (retry !== undefined) return new Date(deps.now().getTime() + retry).toISOString();
  if (spec.source.kind !== 'url' || deps.refreshInterval === 0) return undefined;
  const now = deps.now();
  const spread = 0.9 + 0.2 * fraction(deps, `${spec.id} ${now.toISOString()}`);
  const wait = Math.max(delay(deps.refreshInterval, ending) * spread, ending.retryAfter ?? 0);
  return new Date(now.getTime() + Math.round(wait)).toISOString();
}

/** A document of any kind of source is retried a few times after crashes. */
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

/** From 0 up to 1, always the same for the same text: randomness of a kind that a test can repeat. */
function fraction({ digest }: Deps, text: string): number {
  return Number.parseInt(digest(text).slice(0, 8), 16) / 2 ** 32;
}
