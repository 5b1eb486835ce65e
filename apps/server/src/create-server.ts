import type { RequestListener } from 'node:http';
import type { AccessTokenRecord, AuditEvent, HeavyWork, Operator, Service, Stores } from '@specshelf/service';
import { type Logger, pino } from 'pino';
import { bootstrap } from './bootstrap.js';
import type { Config } from './config.js';
import { type AuditLog, createAuditLog } from './create-audit-log.js';
import { createHeavyWorkPool, type HeavyWorkPool } from './heavy-work/create-heavy-work-pool.js';
import { createApp } from './http/create-app.js';
import { createListener } from './http/create-listener.js';
import { createRateLimits } from './http/create-rate-limits.js';
import { type Listener, listen } from './listen.js';
import { newId } from './new-id.js';
import { type DepsOverrides, openService, type Surroundings } from './open-service.js';
import { createPages } from './pages/create-pages.js';
import { createProcessor, type Processor } from './processor.js';
import { readOrMakeSecretKey } from './secret-key.js';
import type { Database } from './store/database.js';
import * as deliveries from './store/deliveries.js';
import { openDatabase, reserveDatabase } from './store/open-database.js';
import * as openapiSpecs from './store/openapi-specs.js';

export interface Server {
  /** Answers requests, for those who bring their own HTTP server. */
  app: RequestListener;
  service: Service;
  /** For who runs the server. */
  operator: Operator;
  database: Database;
  stores: Stores;
  processor: Processor;
  /** Delivers to hooks. */
  deliverer: Processor;
  /** Makes an empty database usable, and gives the token for it; undefined when the database is not empty. */
  bootstrap(): Promise<string | undefined>;
  /** Listens, and begins to work on the queue. Gives where it listens. */
  start(): Promise<{ url: string }>;
  /** Lets requests and work under way finish, and lets go of everything. */
  close(): Promise<void>;
}

// How many specifications are at work at once: most of the time of one may be waiting for somebody else's server.
const lanes = 4;

// How many hooks are called at once.
const deliveryLanes = 2;

/** What a server may be given instead of its own. */
export interface ServerOverrides extends DepsOverrides {
  logger?: Logger;
  /** Several servers can share one. Whoever made it closes it. */
  heavyWork?: HeavyWork;
}

/** Puts a server together. Nothing of it listens or works before it is started. */
export async function createServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  const {
    logger = pino({ level: config.logLevel }, pino.destination(2)),
    heavyWork,
    ...replaced
  } = overrides;
  const { database, secretKey, closeDatabase } = await open(config);
  let listener: Listener | undefined;
  const now = replaced.now ?? (() => new Date());
  const auditLog = createAuditLog({ database, logger, now });
  const pool = heavyWork ? { ...heavyWork, close: async () => undefined } : createPool(config);
  const surroundings: Surroundings = {
    database,
    secretKey: () => secretKey,
    heavyWork: pool,
    audit: auditLog.audit,
    report: (error) => logger.error({ err: error }, 'failure'),
    wake: () => {
      wake();
      database.announceWork();
    },
    listeningAt: () => listener?.url,
  };
  const { service, operator, deps, close: closeService } = await openService(config, surroundings, replaced);
  const processor = createProcessor({
    processNext: nextWork(service, logger),
    report: deps.report,
    interval: 10_000,
    lanes,
  });
  const deliverer = createProcessor({
    processNext: nextDelivery(service, auditLog, logger),
    report: deps.report,
    interval: 10_000,
    lanes: deliveryLanes,
  });
  const wake = () => {
    processor.wake();
    deliverer.wake();
  };
  const rateLimits = createRateLimits(config.rateLimit, database.createRateLimiter);
  const app = createApp({
    service,
    pages: createPages({ service, deps, logger, rateLimits }),
    logger,
    newRequestId: newId,
    bodyLimit: config.bodyLimit,
    rateLimits,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
  });

  return {
    app,
    service,
    operator,
    database,
    stores: deps.stores,
    processor,
    deliverer,
    bootstrap: async () => {
      const token = config.bootstrapToken;
      const made = await bootstrap(database, { ...deps, ...(token === undefined ? {} : { token }) });
      if (made) await deps.audit(bootstrapEvent(made.record));
      return made?.secret;
    },
    start: async () => {
      // Here, so that the first who asks for a page does not wait for what makes it, nor those whose requests come beside.
      await import('@specshelf/service/later');
      const startedAt = now().toISOString();
      await database.write(async (transaction) => {
        if (!database.isShared) {
          await openapiSpecs.expireLeases(transaction, startedAt);
          await deliveries.expireLeases(transaction);
        }
        await openapiSpecs.scheduleRefreshes(transaction, config.refreshInterval > 0 ? startedAt : null);
      });
      listener = await listen(
        createListener(app, logger, { maxConnections: config.connectionLimit }),
        config,
      );
      processor.start();
      deliverer.start();
      database.onWork(wake);
      return { url: listener.url };
    },
    close: async () => {
      await listener?.close();
      // Together: what takes too long to end is abandoned, and begun again by the next server.
      await Promise.all([processor.stop(), deliverer.stop(), closeService(), pool.close()]);
      await closeDatabase();
    },
  };
}

function bootstrapEvent({ id, prefix, organizations, scopes }: AccessTokenRecord): AuditEvent {
  return { action: 'token.create', actor: 'server', token: { id, prefix, organizations, scopes } };
}

async function open(
  config: Config,
): Promise<{ database: Database; secretKey: string; closeDatabase(): Promise<void> }> {
  const lock = reserveDatabase(config.database);
  try {
    // The key first: a database that cannot be read later must not be made.
    const secretKey = readOrMakeSecretKey(config);
    const database = await openDatabase(config.database, { outdated: 'migrate' });
    const closeDatabase = async () => {
      await database.close();
      lock.release();
    };
    return { database, secretKey, closeDatabase };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Processes what waits, and when nothing does, makes again what an earlier release has made: one version at a time. One lane
 * is for what somebody has sent, so that it does not wait for sources that are merely due.
 */
function nextWork(service: Service, logger: Logger): () => Promise<boolean> {
  let rebuilding = false;
  let refreshing = 0;
  return async () => {
    const due = refreshing < lanes - 1;
    refreshing += Number(due);
    try {
      if (await processNext(service, logger, due)) return true;
    } finally {
      refreshing -= Number(due);
    }
    if (rebuilding) return false;
    rebuilding = true;
    try {
      return await service.rebuildNext();
    } finally {
      rebuilding = false;
    }
  };
}

async function processNext(service: Service, logger: Logger, due: boolean): Promise<boolean> {
  const started = performance.now();
  const run = await service.processNext({ due });
  if (run) logger.info({ ...run, ms: Math.round(performance.now() - started) }, 'processed');
  return run !== undefined;
}

function nextDelivery(service: Service, auditLog: AuditLog, logger: Logger): () => Promise<boolean> {
  return async () => {
    await auditLog.takeOver();
    const delivered = await service.deliverNext();
    if (delivered) logger[delivered.outcome === 'failed' ? 'warn' : 'info'](delivered, 'hook');
    return delivered !== undefined;
  };
}

function createPool({ workTimeLimit, workMemoryLimit }: Config): HeavyWorkPool {
  return createHeavyWorkPool({ time: workTimeLimit * 1000, memory: workMemoryLimit });
}
