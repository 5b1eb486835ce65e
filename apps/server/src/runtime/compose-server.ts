import type { RequestListener } from 'node:http';
import { type Deps, type HeavyWork, WorkFailed } from '@specshelf/service';
import { connectionsInUse } from '@specshelf/store/connections-in-use';
import { type Database, type DatabaseLocation, isFile } from '@specshelf/store/database';
import * as deliveries from '@specshelf/store/deliveries';
import { freeBytes } from '@specshelf/store/free-bytes';
import { countIndexing } from '@specshelf/store/generations';
import { findLastBackup } from '@specshelf/store/last-backup';
import { noticeFullStorage } from '@specshelf/store/notice-full-storage';
import * as processingQueue from '@specshelf/store/processing-queue';
import { loadSearchModule } from '@specshelf/store/search-module';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { createHeavyWorkPool, type HeavyWorkPool } from '../heavy-work/create-heavy-work-pool.js';
import type { App } from '../http/create-app.js';
import { type Stage, serveHealth } from '../http/serve-health.js';
import { createAuditLog } from '../logging/create-audit-log.js';
import { createLogger } from '../logging/create-logger.js';
import { createMetrics, type Metrics } from '../metrics/create-metrics.js';
import type { StateSources } from '../metrics/create-state-metrics.js';
import type { ServerIdentityProvider } from '../oidc/create-identity-provider.js';
import { type BackgroundWork, createBackgroundWork } from './background-work.js';
import { type ClaimWatch, createClaimWatch } from './create-claim-watch.js';
import { createServerApp } from './create-server-app.js';
import { createDatabaseMonitor, type DatabaseMonitor } from './database-monitor.js';
import type { Listener } from './listen.js';
import { type DatabaseReports, lockAndOpenDatabase } from './lock-and-open-database.js';
import { type DepsOverrides, type OpenedService, openService, type ServerContext } from './open-service.js';

/** Replacements for parts of a server. */
export interface ServerOverrides extends DepsOverrides {
  logger?: Logger;
  /** Several servers can share it. The caller closes it. */
  heavyWork?: HeavyWork;
}

/** The state that changes when a server starts and stops. */
interface ServerState {
  stage: Stage;
  listener?: Listener;
  metricsListener?: Listener;
}

/** The parts of a server, not started. */
export interface ServerParts {
  state: ServerState;
  app: RequestListener;
  messages: App['messages'];
  opened: OpenedService;
  database: Database;
  closeDatabase(): Promise<void>;
  pool: HeavyWorkPool;
  metrics: Metrics;
  work: BackgroundWork;
  claimWatch: ClaimWatch;
  monitor: DatabaseMonitor;
  provider: ServerIdentityProvider | undefined;
  logger: Logger;
  now(): Date;
}

/** Connects the parts of a server. */
export async function composeServer(config: Config, overrides: ServerOverrides): Promise<ServerParts> {
  const { logger = createLogger(config), heavyWork, ...replaced } = overrides;
  const { secretKey, closeDatabase, ...locked } = await lockAndOpenDatabase(config, databaseReports(logger));
  const now = replaced.now ?? (() => new Date());
  const { database, isStorageFull } = watchStorage(locked.database, now);
  const state: ServerState = { stage: 'starting' };
  const auditLog = createAuditLog({ database, logger, now });
  const pool = heavyWork ? externalPool(heavyWork) : createPool(config);
  const metrics = createServerMetrics(config.database, {
    database,
    pool,
    now,
    isProviderUp: () => provider?.isUp(),
  });
  const context: ServerContext = {
    database,
    secretKey: () => secretKey,
    heavyWork: pool,
    audit: auditLog.audit,
    report: createReporter(logger),
    wake: wakeLater(database, () => work),
    timed: metrics.timed,
    onTakeover: metrics.countTakeover,
    listeningAt: () => state.listener?.url,
  };
  const opened = await openService(config, context, replaced);
  const { report } = opened.deps;
  const work = createBackgroundWork({ service: opened.service, auditLog, logger, metrics, report });
  const claimWatch = createClaimWatch({ database, logger, report, onReleased: () => work.wake() });
  const monitor = createDatabaseMonitor({ database, isStorageFull, logger });
  const provider = await createProvider(config, opened, logger);
  const { listener, messages } = createServerApp(config, {
    opened,
    database,
    provider,
    logger,
    metrics,
    now,
  });
  const app = serveHealth(listener, { stage: () => state.stage, checkDatabase: monitor.check, logger });
  return {
    state,
    app,
    messages,
    opened,
    database,
    closeDatabase,
    pool,
    metrics,
    work,
    claimWatch,
    monitor,
    provider,
    logger,
    now,
  };
}

function databaseReports(logger: Logger): DatabaseReports {
  return {
    onLockLost: (err) => logger.error({ err }, 'database taken'),
    onWarning: (reason) => logger.warn({ reason }, 'database'),
  };
}

// In milliseconds. A small write may succeed although a larger one fails, so a successful write does not end this state.
const fullFor = 60_000;

/** Returns a database that records writes that fail for lack of space. */
function watchStorage(opened: Database, now: () => Date) {
  let lastFull = Number.NEGATIVE_INFINITY;
  const database = noticeFullStorage(opened, () => {
    lastFull = now().getTime();
  });
  const isStorageFull = () => {
    const elapsed = now().getTime() - lastFull;
    // Negative if the clock was set back.
    return elapsed >= 0 && elapsed < fullFor;
  };
  return { database, isStorageFull };
}

interface MetricSources extends Pick<StateSources, 'isProviderUp' | 'now'> {
  database: Database;
  pool: HeavyWorkPool;
}

function createServerMetrics(
  location: DatabaseLocation,
  { database, pool, ...sources }: MetricSources,
): Metrics {
  return createMetrics({
    backlog: () =>
      database.query(async (connection) => ({
        ...(await processingQueue.countQueue(connection, sources.now().toISOString())),
        deliveries: await deliveries.count(connection),
        ...(await countIndexing(connection, (await loadSearchModule()).indexVersion)),
        backupAt: isFile(location) ? ((await findLastBackup(connection)) ?? '') : undefined,
      })),
    connections: () => connectionsInUse(database),
    isDamaged: database.isDamaged,
    heavyWork: pool.load,
    freeBytes: () => freeBytes(location),
    ...sources,
  });
}

function createReporter(logger: Logger): Deps['report'] {
  return (error, request) => {
    if (!(error instanceof WorkFailed)) logger.error({ ...request, err: error }, 'failure');
    else logger.error({ ...request, ...error.about, err: error.cause }, 'failure');
  };
}

/** Wakes the workers of all servers on the database: later, to respond to the publisher before processing starts. */
function wakeLater(database: Database, work: () => BackgroundWork): ServerContext['wake'] {
  return (queue) => {
    setImmediate(() => {
      work().wake(queue);
      database.notifyWorkers();
    });
  };
}

/** Loads the client of the identity provider only if one is configured. */
async function createProvider(
  config: Config,
  { deps }: OpenedService,
  logger: Logger,
): Promise<ServerIdentityProvider | undefined> {
  if (!config.oidc) return undefined;
  const { createIdentityProvider } = await import('../oidc/create-identity-provider.js');
  return createIdentityProvider({ config, oidc: config.oidc, deps, logger });
}

/** Wraps heavy work that the caller of the server manages. */
function externalPool(heavyWork: HeavyWork): HeavyWorkPool {
  const none = { request: 0, background: 0 };
  return {
    ...heavyWork,
    load: () => ({ running: none, waiting: none }),
    start: () => undefined,
    ready: async () => undefined,
    stopProcessing: () => undefined,
    close: async () => undefined,
  };
}

function createPool({ workTimeLimit, workMemoryLimit }: Config): HeavyWorkPool {
  return createHeavyWorkPool({ time: workTimeLimit * 1000, memory: workMemoryLimit });
}
