import { setTimeout } from 'node:timers/promises';
import type { Queue, Service } from '@specshelf/service';
import type { Logger } from 'pino';
import type { AuditLog } from './create-audit-log.js';
import type { Metrics } from './metrics/create-metrics.js';
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

// How many specifications are at work at once: most of the time of one may be waiting for somebody else's server.
const lanes = 4;

// How many hooks are called at once.
const deliveryLanes = 2;

const interval = 10_000;

export function createBackgroundWork(options: BackgroundWorkOptions): BackgroundWork {
  const { report } = options;
  const processor = createProcessor({ processNext: nextWork(options), report, interval, lanes });
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
 * Processes what waits, and when nothing does, removes what is not to be kept, and makes again what an earlier release has made:
 * a little at a time. One lane is for what somebody has sent, so that it does not wait for sources that are merely due. Of what
 * was lost with another process one is tried at a time: it may end this one as well, and what is lost too often is given up.
 */
function nextWork(options: BackgroundWorkOptions): ProcessorOptions['processNext'] {
  let tidying = false;
  let refreshing = 0;
  let retrying = false;
  return async ({ everywhere, found }) => {
    const due = everywhere && refreshing < lanes - 1;
    const lost = !retrying;
    refreshing += Number(due);
    retrying = true;
    try {
      if (await processNext(options, { due, lost, found })) return true;
    } finally {
      refreshing -= Number(due);
      if (lost) retrying = false;
    }
    if (tidying || !everywhere) return false;
    tidying = true;
    try {
      return (await pruneNext(options)) || (await options.service.rebuildNext());
    } finally {
      tidying = false;
    }
  };
}

/** SQLite answers without a turn of the event loop: requests would wait until the end of all that is to be removed. */
async function pruneNext({ service }: BackgroundWorkOptions): Promise<boolean> {
  const pruned = await service.pruneNext();
  if (pruned) await setTimeout(pauseBetweenPruning);
  return pruned;
}

const pauseBetweenPruning = 10;

async function processNext(
  { service, logger, metrics }: BackgroundWorkOptions,
  which: { due: boolean; lost: boolean; found: () => void },
): Promise<boolean> {
  const started = performance.now();
  const run = await service.processNext(which);
  if (!run) return false;
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
