import type { ClaimTerms, Queue, Service } from '@specshelf/service';
import type { Logger } from 'pino';
import type { AuditLog } from './create-audit-log.js';
import { createSpecLanes, specLanes } from './create-spec-lanes.js';
import type { Metrics } from './metrics/create-metrics.js';
import { pauseAfterWork } from './pause-after-work.js';
import { createProcessor, type Processor, type ProcessorOptions } from './processor.js';

/** What a server does by itself. */
export interface BackgroundWork {
  processor: Processor;
  /** Delivers to hooks. */
  deliverer: Processor;
  start(): void;
  /** There may be something in a queue; in both, when none is named. */
  wake(queue?: Queue): void;
  /** Takes no more work, and waits until the present one is done, or given back. */
  stop(): Promise<void>;
}

export interface BackgroundWorkOptions {
  service: Pick<Service, 'processNext' | 'pruneNext' | 'rebuildNext' | 'deliverNext'>;
  auditLog: Pick<AuditLog, 'takeOver'>;
  logger: Logger;
  metrics: Pick<Metrics, 'endRun' | 'endCall'>;
  report(error: unknown): void;
}

// How many hooks are called at once.
const deliveryLanes = 2;

const interval = 10_000;

export function createBackgroundWork(options: BackgroundWorkOptions): BackgroundWork {
  const { report } = options;
  const processor = createProcessor({ processNext: nextWork(options), report, interval, lanes: specLanes });
  const deliverer = createProcessor({
    processNext: nextDelivery(options),
    report,
    interval,
    lanes: deliveryLanes,
  });
  return {
    processor,
    deliverer,
    start: () => {
      processor.start();
      deliverer.start();
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
 * Processes the next specification; when there is none, removes what retention does not keep, and rebuilds what an earlier
 * release has made, a little at a time.
 */
function nextWork(options: BackgroundWorkOptions): ProcessorOptions['processNext'] {
  const lanes = createSpecLanes((terms) => processNext(options, terms));
  let tidying = false;
  const pause = pauseAfterWork(pruningAtOnce);
  return async ({ everywhere, found }) => {
    if (await lanes.processNext({ refreshes: everywhere, found })) return true;
    if (tidying || !everywhere) return false;
    tidying = true;
    try {
      if (!(await options.service.pruneNext())) return await options.service.rebuildNext();
      await pause();
      return true;
    } finally {
      tidying = false;
    }
  };
}

// In milliseconds: SQLite answers without a turn of the event loop, so that requests wait for this long.
const pruningAtOnce = 10;

async function processNext(
  { service, logger, metrics }: BackgroundWorkOptions,
  terms: ClaimTerms,
): Promise<boolean> {
  const started = performance.now();
  const run = await service.processNext(terms);
  if (!run) return false;
  // It has moved to another lane, where it is processed.
  if (run.outcome === 'needs-network') return true;
  const ms = performance.now() - started;
  metrics.endRun(run.outcome, ms);
  logger.info({ ...run, ms: Math.round(ms) }, 'processed');
  return true;
}

function nextDelivery({
  service,
  auditLog,
  logger,
  metrics,
}: BackgroundWorkOptions): ProcessorOptions['processNext'] {
  return async ({ found }) => {
    await auditLog.takeOver();
    const delivered = await service.deliverNext({ found });
    if (!delivered) return false;
    metrics.endCall(delivered.outcome);
    logger[delivered.outcome === 'failed' ? 'warn' : 'info'](delivered, 'hook');
    return true;
  };
}
