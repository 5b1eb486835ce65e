import type { ClaimTerms, Queue, Service } from '@specshelf/service';
import type { Logger } from 'pino';
import type { AuditLog } from '../logging/create-audit-log.js';
import type { Metrics } from '../metrics/create-metrics.js';
import { createSpecLanes, specLanes } from './create-spec-lanes.js';
import { createUsageFlusher, type UsageFlusher } from './create-usage-flusher.js';
import { pauseAfterWork } from './pause-after-work.js';
import { createWorkerLoop, type WorkerLoop, type WorkerLoopOptions } from './worker-loop.js';

/** Runs the background jobs of a server. */
export interface BackgroundWork {
  /** Processes specifications, and maintains what follows from them: search index, retention, versions of earlier pipelines. */
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
  const loop = { report, interval };
  const index = createIndexJob(options);
  // A loop of its own, so that it has a share of the time although specifications are always waiting.
  const maintainer = createWorkerLoop({ ...loop, runNext: createMaintenance(options, index), lanes: 1 });
  const runNext = createSpecJobs({ ...options, onProcessed: maintainer.wake });
  const processor = together(createWorkerLoop({ ...loop, runNext, lanes: specLanes }), maintainer);
  const deliverer = createWorkerLoop({
    ...{ ...loop, runNext: createDeliveryJobs(options), lanes: deliveryLanes },
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

/** Controls a loop, and one that does what the first leaves to do. */
function together(first: WorkerLoop, second: WorkerLoop): WorkerLoop {
  return {
    start: () => {
      first.start();
      second.start();
    },
    wake: () => {
      first.wake();
      second.wake();
    },
    idle: async () => {
      await first.idle();
      await second.idle();
    },
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
    },
  };
}

interface SpecJobsOptions extends BackgroundWorkOptions {
  /** Called after each run. */
  onProcessed(): void;
}

/** Processes the next specification. */
function createSpecJobs(options: SpecJobsOptions): WorkerLoopOptions['runNext'] {
  const lanes = createSpecLanes((terms) => processAndLog(options, terms));
  return ({ everywhere, found }) => lanes.runNext({ refreshes: everywhere, found });
}

/**
 * Does a step of indexing what has changed; and in turns with it, after a check of all jobs, prunes a batch of versions, or if there is none
 * rebuilds a version of an earlier pipeline.
 */
function createMaintenance(
  { service }: BackgroundWorkOptions,
  index: IndexJob,
): WorkerLoopOptions['runNext'] {
  const pause = pauseAfterWork(maintenanceTime);
  let mustPrune = false;
  let hasIndexed = false;
  const tryIndex = async (): Promise<boolean> => (hasIndexed = await index.runNext());
  const tryPrune = async (): Promise<boolean> => {
    if (!mustPrune) return false;
    mustPrune = false;
    mustPrune = (await service.pruneNext()) || (await service.rebuildNext()) || mustPrune;
    hasIndexed = false;
    return mustPrune;
  };
  const step = async () => (hasIndexed ? (await tryPrune()) || tryIndex() : (await tryIndex()) || tryPrune());
  return async ({ everywhere }) => {
    mustPrune ||= everywhere;
    let hasMore = false;
    try {
      hasMore = await step();
      if (hasMore) await pause();
      return hasMore;
    } finally {
      if (!hasMore) index.endRound();
    }
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
  { service, logger, metrics, onProcessed }: SpecJobsOptions,
  terms: ClaimTerms,
): Promise<boolean> {
  const started = performance.now();
  const run = await service.processNext(terms);
  if (!run) return false;
  // The run was moved to another lane, where it is processed.
  if (run.outcome === 'needs-network') return true;
  onProcessed();
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
