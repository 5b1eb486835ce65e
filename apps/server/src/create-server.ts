import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { createService, type Deps, runPipeline, type Service, type Stores, toYAML } from '@specshelf/service';
import { type Logger, pino } from 'pino';
import { createAddressPolicy } from './address-policy.js';
import { bootstrap } from './bootstrap.js';
import type { Config } from './config.js';
import { createSourceFetcher, fetchDefaults, type SourceFetcher } from './fetch-source.js';
import { createApp } from './http/create-app.js';
import { createListener } from './http/create-listener.js';
import { type Listener, listen } from './listen.js';
import { newId } from './new-id.js';
import { createProcessor, type Processor } from './processor.js';
import { refuseSourceURL } from './refuse-source-url.js';
import { createStores } from './store/create-stores.js';
import { type Database, memory, openDatabase } from './store/database.js';
import { type DatabaseLock, lockDatabase } from './store/lock-database.js';
import * as openapiSpecs from './store/openapi-specs.js';
import * as settings from './store/settings.js';

export interface Server {
  /** Answers requests, for those who bring their own HTTP server. */
  app: RequestListener;
  service: Service;
  stores: Stores;
  processor: Processor;
  /** Makes an empty database usable, and gives the token for it; undefined when the database is not empty. */
  bootstrap(): Promise<string | undefined>;
  /** Listens, and begins to work on the queue. Gives where it listens. */
  start(): Promise<{ url: string }>;
  /** Lets requests and work under way finish, and lets go of everything. */
  close(): Promise<void>;
}

/** What a server may be given instead of its own. */
export interface ServerOverrides extends Partial<Omit<Deps, 'stores' | 'wake' | 'publicURL' | 'cursorKey'>> {
  logger?: Logger;
}

/** Puts a server together. Nothing of it listens or works before it is started. */
export async function createServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  const { logger = pino({ level: config.logLevel }, pino.destination(2)), ...replaced } = overrides;
  const { database, lock } = await open(config.databaseFile);
  const stores = createStores(database);
  const fetcher = createFetcher(config);
  let listener: Listener | undefined;
  const deps: Deps = {
    ...effects(config, logger, fetcher),
    ...replaced,
    stores,
    cursorKey: await database.write((transaction) => settings.readOrMake(transaction, 'cursor-key', newKey)),
    wake: () => processor.wake(),
    get publicURL() {
      return config.publicURL ?? listener?.url ?? `http://${config.host}:${config.port}`;
    },
  };
  const service = createService(deps);
  const processor = createProcessor({
    processNext: () => processNext(service, logger),
    report: deps.report,
    interval: 10_000,
  });
  const app = createApp({ service, logger, newRequestId: newId, bodyLimit: config.bodyLimit });

  return {
    app,
    service,
    stores,
    processor,
    bootstrap: () => {
      const { now, newId, digest } = deps;
      const token = config.bootstrapToken;
      return bootstrap(database, { now, newId, digest, ...(token === undefined ? {} : { token }) });
    },
    start: async () => {
      // With the lock of the file, whoever held a lease on something in it is gone.
      const now = deps.now().toISOString();
      await database.write((transaction) => openapiSpecs.expireLeases(transaction, now));
      listener = await listen(createListener(app), config);
      processor.wake();
      return { url: listener.url };
    },
    close: async () => {
      await listener?.close();
      await processor.stop();
      await fetcher.close();
      await database.close();
      lock?.release();
    },
  };
}

async function open(file: string): Promise<{ database: Database; lock: DatabaseLock | undefined }> {
  const lock = file === memory ? undefined : lockDatabase(file);
  try {
    return { database: await openDatabase(file), lock };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function processNext(service: Service, logger: Logger): Promise<boolean> {
  const started = performance.now();
  const run = await service.processNext();
  if (run) logger.info({ ...run, ms: Math.round(performance.now() - started) }, 'processed');
  return run !== undefined;
}

function createFetcher({ fetchAllow }: Config): SourceFetcher {
  return createSourceFetcher({ ...fetchDefaults, policy: createAddressPolicy(fetchAllow) });
}

const compress = promisify<string, { level: number }, Buffer>(gzip);
const decompress = promisify<Uint8Array, Buffer>(gunzip);

function effects(config: Config, logger: Logger, fetcher: SourceFetcher) {
  const policy = createAddressPolicy(config.fetchAllow);
  return {
    now: () => new Date(),
    newId,
    digest: (data) => createHash('sha256').update(data).digest('hex'),
    // The fastest level: texts are written in the time of a request, and disks are large.
    compress: (text) => compress(text, { level: 1 }),
    decode: async (bytes) => (await decompress(bytes)).toString(),
    refuseSourceURL: (url) => refuseSourceURL(url, policy),
    fetchSource: fetcher.fetchSource,
    runPipeline: async (input) => runPipeline(input),
    toYAML: async (json) => toYAML(json),
    report: (error) => logger.error({ err: error }, 'failure'),
    leaseDuration: 60_000,
  } satisfies Partial<Deps>;
}

function newKey(): string {
  return randomBytes(32).toString('hex');
}
