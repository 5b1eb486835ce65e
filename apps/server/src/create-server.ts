import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import {
  type AccessTokenRecord,
  type AuditEvent,
  createService,
  type Deps,
  defaultLimits,
  type HeavyWork,
  type Limits,
  type Service,
  type Stores,
} from '@specshelf/service';
import { type Logger, pino } from 'pino';
import { bootstrap } from './bootstrap.js';
import type { Config } from './config.js';
import { type AuditLog, createAuditLog, createLeftAudit } from './create-audit-log.js';
import { createAddressPolicy } from './fetching/address-policy.js';
import { createSourceFetcher, type FetchOptions, fetchDefaults } from './fetching/create-source-fetcher.js';
import { refuseSourceURL } from './fetching/refuse-source-url.js';
import { serverBytes } from './heavy-work/bytes.js';
import { createHeavyWorkPool, type HeavyWorkPool } from './heavy-work/create-heavy-work-pool.js';
import { createHookCaller } from './hooks/create-hook-caller.js';
import { createApp } from './http/create-app.js';
import { createListener } from './http/create-listener.js';
import { createRateLimits } from './http/create-rate-limits.js';
import { createEventDispatcher } from './integrations/create-event-dispatcher.js';
import { type Listener, listen, urlOf } from './listen.js';
import { newId } from './new-id.js';
import { newSecret } from './new-secret.js';
import { createPages } from './pages/create-pages.js';
import { createProcessor, type Processor } from './processor.js';
import { createSeal } from './seal.js';
import { readOrMakeSecretKey, readSecretKey } from './secret-key.js';
import { createStores } from './store/create-stores.js';
import { type Database, memory, openDatabase } from './store/database.js';
import * as deliveries from './store/deliveries.js';
import { type DatabaseLock, lockDatabase } from './store/lock-database.js';
import * as openapiSpecs from './store/openapi-specs.js';
import * as settings from './store/settings.js';

export interface Server {
  /** Answers requests, for those who bring their own HTTP server. */
  app: RequestListener;
  service: Service;
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
export interface ServerOverrides extends Partial<Omit<Deps, 'stores' | 'wake' | 'publicURL' | 'cursorKey'>> {
  logger?: Logger;
  /** Several servers can share one. Whoever made it closes it. */
  heavyWork?: HeavyWork;
  /** Whether another server may be using the same database: then this one must not be started. */
  shared?: boolean;
}

/** Puts a server together. Nothing of it listens or works before it is started. */
export async function createServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  const {
    logger = pino({ level: config.logLevel }, pino.destination(2)),
    heavyWork,
    shared = false,
    ...replaced
  } = overrides;
  const { database, lock, secretKey } = await open(config, shared);
  const stores = createStores(database);
  let listener: Listener | undefined;
  const publicURL = () => config.publicURL ?? listener?.url ?? urlOf(config);
  const fetching: FetchOptions = {
    ...fetchDefaults,
    maximumBytes: config.documentLimit,
    policy: createAddressPolicy(config.fetchAllow),
    get ownOrigins() {
      return listener ? [publicURL(), listener.url] : [publicURL()];
    },
  };
  const fetcher = createSourceFetcher(fetching);
  const now = replaced.now ?? (() => new Date());
  const dispatcher = createEventDispatcher(now);
  const hookCaller = createHookCaller(now);
  const auditLog = createAuditLog({ database, logger, now });
  const pool = heavyWork ? { ...heavyWork, close: async () => undefined } : createPool(config);
  const deps: Deps = {
    ...effects(config, logger),
    audit: shared ? createLeftAudit({ database, now }) : auditLog.audit,
    ...createSeal(secretKey),
    ...pool,
    refuseSourceURL: (url) => refuseSourceURL(url, fetching),
    fetchSource: fetcher.fetchSource,
    dispatchEvent: dispatcher.dispatchEvent,
    callHook: hookCaller.callHook,
    ...replaced,
    stores,
    cursorKey: await database.write((transaction) => settings.readOrMake(transaction, 'cursor-key', newKey)),
    // What a command leaves to do is for the server beside it, which is not gone as soon as it has begun.
    wake: shared
      ? () => undefined
      : () => {
          processor.wake();
          deliverer.wake();
        },
    get publicURL() {
      return publicURL();
    },
  };
  const service = createService(deps);
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
  const rateLimits = createRateLimits(config.rateLimit);
  const app = createApp({
    service,
    pages: createPages({ service, deps, logger, rateLimits }),
    logger,
    newRequestId: newId,
    bodyLimit: config.bodyLimit,
    rateLimits,
    trustProxy: config.trustProxy,
  });

  return {
    app,
    service,
    stores,
    processor,
    deliverer,
    bootstrap: async () => {
      const token = config.bootstrapToken;
      const made = await bootstrap(database, { ...deps, ...(token === undefined ? {} : { token }) });
      if (made) await deps.audit(bootstrapEvent(made.record));
      return made?.secret;
    },
    start: async () => {
      // With the lock of the file, whoever held a lease on something in it is gone.
      const startedAt = now().toISOString();
      await database.write(async (transaction) => {
        await openapiSpecs.expireLeases(transaction, startedAt);
        await deliveries.expireLeases(transaction);
        await openapiSpecs.scheduleRefreshes(transaction, config.refreshInterval > 0 ? startedAt : null);
      });
      listener = await listen(createListener(app), config);
      processor.start();
      deliverer.start();
      return { url: listener.url };
    },
    close: async () => {
      await listener?.close();
      // Together: what takes too long to end is abandoned, and begun again by the next server.
      await Promise.all([
        processor.stop(),
        deliverer.stop(),
        fetcher.close(),
        dispatcher.close(),
        hookCaller.close(),
        pool.close(),
      ]);
      await database.close();
      lock?.release();
    },
  };
}

function bootstrapEvent({ id, prefix, organizations, scopes }: AccessTokenRecord): AuditEvent {
  return { action: 'token.create', actor: 'server', token: { id, prefix, organizations, scopes } };
}

async function open(
  config: Config,
  shared: boolean,
): Promise<{ database: Database; lock: DatabaseLock | undefined; secretKey: () => string }> {
  const { databaseFile: file } = config;
  const lock = shared || file === memory ? undefined : lockDatabase(file);
  try {
    // The key first: a database that cannot be read later must not be made. What works beside a server makes none, and may need none.
    const made = shared ? undefined : readOrMakeSecretKey(config);
    const secretKey = () => made ?? readSecretKey(config);
    const database = await openDatabase(file, { outdated: shared ? 'refuse' : 'migrate' });
    return { database, lock, secretKey };
  } catch (error) {
    lock?.release();
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

function effects(config: Config, logger: Logger) {
  return {
    ...serverBytes,
    now: () => new Date(),
    newId,
    newSecret,
    report: (error) => logger.error({ err: error }, 'failure'),
    leaseDuration: 180_000,
    refreshInterval: config.refreshInterval * 1000,
    limits: limitsOf(config),
  } satisfies Partial<Deps>;
}

function limitsOf({ documentLimit, filesLimit, fetchCountLimit, cacheLimit }: Config): Limits {
  return {
    ...defaultLimits,
    document: documentLimit,
    files: filesLimit,
    fetchCount: fetchCountLimit,
    computed: cacheLimit,
  };
}

function newKey(): string {
  return randomBytes(32).toString('hex');
}
