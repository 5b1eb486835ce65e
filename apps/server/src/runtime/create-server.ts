import { createServer as createHTTPServer, type RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { EndedSessions } from '@specshelf/console';
import {
  type AccessTokenRecord,
  type AuditEvent,
  type HeavyWork,
  type Operator,
  type Service,
  type Stores,
  WorkFailed,
} from '@specshelf/service';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { createHeavyWorkPool, type HeavyWorkPool } from '../heavy-work/create-heavy-work-pool.js';
import { answerHealth, type Stage } from '../http/answer-health.js';
import { createApp } from '../http/create-app.js';
import { createListener } from '../http/create-listener.js';
import { createRateLimits } from '../http/limits/create-rate-limits.js';
import { createReplySender } from '../http/response/create-reply-sender.js';
import { createAuditLog } from '../logging/create-audit-log.js';
import { createLogger } from '../logging/create-logger.js';
import { answerMetrics } from '../metrics/answer-metrics.js';
import { createMetrics } from '../metrics/create-metrics.js';
import type { Backlog } from '../metrics/create-state-metrics.js';
import { createPages } from '../pages/create-pages.js';
import { newId } from '../secrets/new-id.js';
import { connectionsInUse } from '../store/connections-in-use.js';
import type { Connection, Database } from '../store/database.js';
import { expireTaskLeases } from '../store/dead-claims.js';
import * as deliveries from '../store/deliveries.js';
import * as endedSessions from '../store/ended-sessions.js';
import { noticeFullStorage } from '../store/notice-full-storage.js';
import * as processingQueue from '../store/processing-queue.js';
import { createBackgroundWork } from './background-work.js';
import { bootstrap } from './bootstrap.js';
import { createClaimWatch } from './create-claim-watch.js';
import { createDatabaseMonitor } from './database-monitor.js';
import { type Listener, listen } from './listen.js';
import { lockAndOpenDatabase } from './lock-and-open-database.js';
import { type DepsOverrides, openService, type ServerContext } from './open-service.js';
import type { WorkerLoop } from './worker-loop.js';

export interface Server {
  /** Request listener, for use with another HTTP server. */
  app: RequestListener;
  service: Service;
  /** Operations for the operator. */
  operator: Operator;
  database: Database;
  stores: Stores;
  processor: WorkerLoop;
  /** Delivers to hooks. */
  deliverer: WorkerLoop;
  /** Sets up an empty database, and returns its token; undefined if the database is not empty. */
  bootstrap(): Promise<string | undefined>;
  /** Listens, and starts background jobs. Returns the URLs. */
  start(): Promise<{ url: string; metricsURL?: string }>;
  /** Puts running jobs back into the queue, finishes requests, and releases all resources. */
  close(): Promise<void>;
}

/** Replacements for parts of a server. */
export interface ServerOverrides extends DepsOverrides {
  logger?: Logger;
  /** Can be shared by several servers. The caller closes it. */
  heavyWork?: HeavyWork;
}

/** Creates a server. It neither listens nor runs background jobs before it is started. */
export async function createServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  const { logger = createLogger(config), heavyWork, ...replaced } = overrides;
  const { secretKey, closeDatabase, ...taken } = await lockAndOpenDatabase(config, {
    onRefused: (err) => logger.error({ err }, 'database taken'),
    onWarning: (reason) => logger.warn({ reason }, 'database'),
  });
  const now = replaced.now ?? (() => new Date());
  let lastFull = Number.NEGATIVE_INFINITY;
  const database = noticeFullStorage(taken.database, () => {
    lastFull = now().getTime();
  });
  let listener: Listener | undefined;
  let metricsListener: Listener | undefined;
  let stage: Stage = 'starting';
  const auditLog = createAuditLog({ database, logger, now });
  const pool = heavyWork ? borrowed(heavyWork) : createPool(config);
  const metrics = createMetrics({
    backlog: () => database.query((connection) => backlogOf(connection, now())),
    connections: () => connectionsInUse(database),
    isDamaged: database.isDamaged,
    heavyWork: pool.load,
    now,
  });
  const context: ServerContext = {
    database,
    secretKey: () => secretKey,
    heavyWork: pool,
    audit: auditLog.audit,
    report: (error, request) => {
      if (!(error instanceof WorkFailed)) logger.error({ ...request, err: error }, 'failure');
      else logger.error({ ...request, ...error.about, err: error.cause }, 'failure');
    },
    // Respond to the publisher before processing starts.
    wake: (queue) => {
      setImmediate(() => {
        work.wake(queue);
        database.notifyWorkers();
      });
    },
    timed: metrics.timed,
    onTakeover: metrics.countTakeover,
    listeningAt: () => listener?.url,
  };
  const { service, operator, deps, ...outside } = await openService(config, context, replaced);
  const work = createBackgroundWork({ service, auditLog, logger, metrics, report: deps.report });
  const claimWatch = createClaimWatch({
    database,
    logger,
    report: deps.report,
    onReleased: () => work.wake(),
  });
  const rateLimits = createRateLimits(config.rateLimit, database.createRateLimiter);
  const sender = createReplySender({
    cacheLimit: config.cacheLimit,
    transit: { budget: config.responseBudget },
  });
  const api = createApp({
    service,
    sender,
    pages: createPages({
      service,
      deps,
      sender,
      endedSessions: endedSessionsOf(database, now),
      logger,
      rateLimits,
    }),
    logger,
    metrics,
    newRequestId: newId,
    bodyLimit: config.bodyLimit,
    bodyBudget: config.bodyBudget,
    rateLimits,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
  });
  const monitor = createDatabaseMonitor({
    database,
    isStorageFull: () => {
      const ago = now().getTime() - lastFull;
      // Negative if the clock was set back.
      return ago >= 0 && ago < fullFor;
    },
    logger,
  });
  const app = answerHealth(api.listener, { stage: () => stage, checkDatabase: monitor.check, logger });

  return {
    app,
    service,
    operator,
    database,
    stores: deps.stores,
    processor: work.processor,
    deliverer: work.deliverer,
    bootstrap: async () => {
      const token = config.bootstrapToken;
      const made = await bootstrap(database, { ...deps, ...(token === undefined ? {} : { token }) });
      if (made) await deps.audit(bootstrapEvent(made.record));
      return made?.secret;
    },
    start: async () => {
      const startedAt = now().toISOString();
      await database.write(async (transaction) => {
        if (!database.isShared) {
          await processingQueue.expireLeases(transaction, startedAt);
          await deliveries.expireLeases(transaction);
          await expireTaskLeases(transaction);
        }
        await processingQueue.scheduleRefreshes(transaction, config.refreshInterval > 0 ? startedAt : null);
      });
      if (config.metrics) {
        metrics.watchProcess();
        const answer = createHTTPServer(answerMetrics(metrics, logger));
        metricsListener = await listen(answer, config.metrics, metricsSettings);
      }
      listener = await listen(
        createListener(app, logger, { maxConnections: config.connectionLimit }, api.messages),
        config,
      );
      // Not before: it would compete with the start for the CPU.
      pool.start();
      // Must run first: claims from before other servers can see this process are released only when their leases expire.
      await database.onWork(() => work.wake());
      work.start();
      claimWatch.start();
      monitor.start();
      stage = 'serving';
      return { url: listener.url, ...(metricsListener && { metricsURL: `${metricsListener.url}/metrics` }) };
    },
    close: async () => {
      stage = 'stopping';
      monitor.stop();
      await claimWatch.stop();
      // Put background jobs back into the queue immediately; finish requests.
      pool.stopProcessing();
      await Promise.all([work.stop(), outside.stopWork(), listener && drain(listener, config)]);
      await Promise.all([outside.close(), pool.close(), metricsListener?.close()]);
      await closeDatabase();
    },
  };
}

async function drain(listener: Listener, { drainDelay, drainLimit }: Config): Promise<void> {
  listener.endConnections();
  await setTimeout(drainDelay * 1000);
  await listener.close(drainLimit * 1000);
}

// A small write may succeed where a larger one fails, so a successful write does not end this state.
const fullFor = 60_000;

const metricsSettings = { host: 'SPECSHELF_METRICS', port: 'SPECSHELF_METRICS' };

async function backlogOf(connection: Connection, now: Date): Promise<Backlog> {
  return {
    ...(await processingQueue.countQueue(connection, now.toISOString())),
    deliveries: await deliveries.count(connection),
  };
}

function endedSessionsOf({ query, write }: Database, now: () => Date): EndedSessions {
  return {
    add: (id, until) =>
      write((transaction) =>
        endedSessions.insert(transaction, { id, until: until.toISOString(), now: now().toISOString() }),
      ),
    has: (id) => query((connection) => endedSessions.has(connection, id)),
  };
}

function bootstrapEvent({ id, prefix, organizations, scopes }: AccessTokenRecord): AuditEvent {
  return { action: 'token.create', actor: 'server', token: { id, prefix, organizations, scopes } };
}

/** A pool that the caller manages. */
function borrowed(heavyWork: HeavyWork): HeavyWorkPool {
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
