import { createServer as createHTTPServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { defined } from '@specshelf/base/defined';
import { expireTaskLeases } from '@specshelf/store/dead-claims';
import * as deliveries from '@specshelf/store/deliveries';
import { releaseAll as releaseIndexing } from '@specshelf/store/generations';
import * as processingQueue from '@specshelf/store/processing-queue';
import type { Config } from '../config/config.js';
import { createListener } from '../http/create-listener.js';
import { serveMetrics } from '../metrics/serve-metrics.js';
import type { ServerParts } from './compose-server.js';
import { type Listener, listen } from './listen.js';

export interface ServerAddresses {
  url: string;
  metricsURL?: string;
}

const metricsSettings = { host: 'SPECSHELF_METRICS', port: 'SPECSHELF_METRICS' };

export async function startServer(config: Config, parts: ServerParts): Promise<ServerAddresses> {
  const { state, app, messages, database, pool, metrics, work, claimWatch, monitor, provider, logger } =
    parts;
  await recoverQueue(config, parts);
  if (config.metrics) {
    metrics.watchProcess();
    const metricsServer = createHTTPServer(serveMetrics(metrics, logger));
    state.metricsListener = await listen(metricsServer, config.metrics, metricsSettings);
  }
  const server = createListener(app, logger, { maxConnections: config.connectionLimit }, messages);
  state.listener = await listen(server, config);
  // Not earlier: it would compete with the startup for the CPU.
  pool.start();
  // Must run before the first claim: other servers can release claims of this process only after it holds its process lock.
  await database.onWork(() => work.wake());
  work.start();
  claimWatch.start();
  monitor.start();
  provider?.start();
  state.stage = 'serving';
  const { listener, metricsListener } = state;
  return {
    url: listener.url,
    ...defined({ metricsURL: metricsListener ? `${metricsListener.url}/metrics` : undefined }),
  };
}

/** Expires the leases of the previous process on a database that is not shared, and schedules refreshes. */
async function recoverQueue({ refreshInterval }: Config, { database, now }: ServerParts): Promise<void> {
  const startedAt = now().toISOString();
  await database.write(async (transaction) => {
    if (!database.isShared) {
      await processingQueue.expireLeases(transaction, startedAt);
      await deliveries.expireLeases(transaction);
      await expireTaskLeases(transaction);
      await releaseIndexing(transaction);
    }
    await processingQueue.scheduleRefreshes(transaction, refreshInterval > 0 ? startedAt : null);
  });
}

export async function closeServer(config: Config, parts: ServerParts): Promise<void> {
  const { state, opened, pool, work, claimWatch, monitor, provider } = parts;
  state.stage = 'stopping';
  monitor.stop();
  await claimWatch.stop();
  // Put background jobs back into the queue immediately; finish requests.
  pool.stopProcessing();
  await Promise.all([work.stop(), opened.stopWork(), state.listener && drain(state.listener, config)]);
  // After the last request.
  await work.usageFlusher.stop();
  await Promise.all([opened.close(), pool.close(), provider?.close(), state.metricsListener?.close()]);
  await parts.closeDatabase();
}

async function drain(listener: Listener, { drainDelay, drainLimit }: Config): Promise<void> {
  listener.endConnections();
  await setTimeout(drainDelay * 1000);
  await listener.close(drainLimit * 1000);
}
