import type { ClaimTerms, Queue, Service } from '@specshelf/service';
import type { Logger } from 'pino';
import type { AuditLog } from '../logging/create-audit-log.js';
import type { Metrics } from '../metrics/create-metrics.js';
import { createSpecLanes, type SpecLanes, specLanes } from './create-spec-lanes.js';
import { createUsageFlusher, type UsageFlusher } from './create-usage-flusher.js';
import { pauseAfterWork } from './pause-after-work.js';
import { createWorkerLoop, type WorkerLoop, type WorkerLoopOptions } from './worker-loop.js';

/** Runs the background jobs of a server. */
export interface BackgroundWork {
  /** Processes specifications. */
  processor: WorkerLoop;
  /** Delivers to hooks. */
  deliverer: WorkerLoop;
  /** Stores the counted reads of versions. Stopped last, by the caller. */
  usageFlusher: UsageFlusher;
  start(): void;
  /** Checks one queue for jobs; without an argument, both. */
  wake(queue?: Queue): void;
  /** Starts no more jobs. Resolves when the running ones have ended or are back in the queue. */
  stop(): Promise<void>;
}

export interface BackgroundWorkOptions {
  service: Pick<
    Service,
    'processNext' | 'indexNext' | 'pruneNext' | 'rebuildNext' | 'deliverNext' | 'flushUsage'
  >;
  auditLog: Pick<AuditLog, 'flushStored'>;
  logger: Logger;
  metrics: Pick<Metrics, 'endRun' | 'endCall'>;
  report(error: unknown): void;
}

// Maximum number of concurrent deliveries.
const deliveryLanes = 2;

// In milliseconds.
const interval = 10_000;

export function createBackgroundWork(options: BackgroundWorkOptions): BackgroundWork {
  const { report } = options;
  const processor = createWorkerLoop({
    runNext: createSpecJobs(options),
    report,
    interval,
    lanes: specLanes,
  });
  const deliverer = createWorkerLoop({
    runNext: createDeliveryJobs(options),
    report,
    interval,
    lanes: deliveryLanes,
  });
  const usageFlusher = createUsageFlusher(options.service, report);
  return {
    processor,
    deliverer,
    usageFlusher,
    start: () => {
      processor.start();
      deliverer.start();
      usageFlusher.start();
    },
    wake: (queue) => {
      if (queue !== 'deliveries') processor.wake();
      if (queue !== 'specifications') deliverer.wake();
    },
    stop: async () => {
      await Promise.all([processor.stop(), deliverer.stop()]);
    },
  };
}

/**
 * Processes the next specification. If there is none, does a step of indexing what has changed. If there is nothing to index either, prunes a
 * batch of versions, or rebuilds a version of an earlier pipeline.
 */
function createSpecJobs(options: BackgroundWorkOptions): WorkerLoopOptions['runNext'] {
  const lanes = createSpecLanes((terms) => processAndLog(options, terms));
  let isMaintaining = false;
  // Requests of other lanes meanwhile: to index again, and to run retention.
  let mustRepeat = false;
  let mustPrune = false;
  const pause = pauseAfterWork(maintenanceTime);
  const index = createIndexJob(options);
  const maintain = async (): Promise<boolean> => {
    if (await index.runNext()) return true;
    if (!mustPrune) return false;
    mustPrune = false;
    mustPrune = (await options.service.pruneNext()) || (await options.service.rebuildNext()) || mustPrune;
    return mustPrune;
  };
  const claimNext = claimUnlessEmpty(lanes);
  return async ({ everywhere, wakes, found }) => {
    if (await claimNext({ everywhere, wakes, found })) return true;
    mustPrune ||= everywhere;
    if (isMaintaining) {
      mustRepeat = true;
      return false;
    }
    isMaintaining = true;
    mustRepeat = false;
    let hasMore = false;
    try {
      hasMore = await maintain();
      if (!hasMore) return mustRepeat;
      await pause();
      return true;
    } finally {
      isMaintaining = false;
      if (!hasMore) index.endRound();
    }
  };
}

/** Claims again only after a wake-up or the end of a run: between steps of maintenance, a claim that found nothing finds nothing either. */
function claimUnlessEmpty(lanes: SpecLanes): WorkerLoopOptions['runNext'] {
  let runs = 0;
  // The numbers of wake-ups and runs before the claim that found nothing.
  let emptyAt = -1;
  let wasEverywhere = false;
  return async ({ everywhere, wakes, found }) => {
    const changes = wakes + runs;
    if (emptyAt === changes && (wasEverywhere || !everywhere)) return false;
    let isEmpty = false;
    try {
      isEmpty = !(await lanes.runNext({ refreshes: everywhere, found }));
    } finally {
      // A run that ends leaves a lane to specifications that waited for it.
      if (!isEmpty) runs += 1;
    }
    if (isEmpty) {
      emptyAt = changes;
      wasEverywhere = everywhere;
    }
    return !isEmpty;
  };
}

interface IndexJob {
  /** Does one step of indexing. Returns false if there is nothing to do, or if a step has just failed. */
  runNext(): Promise<boolean>;
  /** Ends the wait after a failure. */
  endRound(): void;
}

/** A failure, such as a damaged index, must not stop the other jobs: it is reported, and retried in the next round or after some time. */
function createIndexJob({ service, report }: BackgroundWorkOptions): IndexJob {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    runNext: async () => {
      if (performance.now() - failedAt < interval) return false;
      try {
        return await service.indexNext();
      } catch (error) {
        failedAt = performance.now();
        report(error);
        return false;
      }
    },
    endRound: () => {
      failedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

// In milliseconds. Other processes wait for this time until they can write.
const maintenanceTime = 10;

async function processAndLog(
  { service, logger, metrics }: BackgroundWorkOptions,
  terms: ClaimTerms,
): Promise<boolean> {
  const started = performance.now();
  const run = await service.processNext(terms);
  if (!run) return false;
  // The run was moved to another lane, where it is processed.
  if (run.outcome === 'needs-network') return true;
  const ms = performance.now() - started;
  metrics.endRun(run.outcome, ms);
  logger.info({ ...run, ms: Math.round(ms) }, 'processed');
  return true;
}

function createDeliveryJobs({
  service,
  auditLog,
  logger,
  metrics,
}: BackgroundWorkOptions): WorkerLoopOptions['runNext'] {
  return async ({ found }) => {
    await auditLog.flushStored();
    const delivered = await service.deliverNext({ found });
    if (!delivered) return false;
    metrics.endCall(delivered.outcome);
    logger[delivered.outcome === 'failed' ? 'warn' : 'info'](delivered, 'hook');
    return true;
  };
}
