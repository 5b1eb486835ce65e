import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '@specshelf/base/defined';
import type { AccessTokenRecord } from '@specshelf/service';
import type { DatabaseLocation } from '@specshelf/store/database';
import { pino } from 'pino';
import type { Config } from '../../../src/config/config.js';
import { createHeavyWorkPool, type HeavyWorkPool } from '../../../src/heavy-work/create-heavy-work-pool.js';
import type { ServerOverrides } from '../../../src/runtime/compose-server.js';
import { createServer, type Server } from '../../../src/runtime/create-server.js';

export interface TestServer {
  server: Server;
  url: string;
  /** The URL of its metrics, when they are enabled. */
  metricsURL: string;
  now(): Date;
  advance(milliseconds: number): void;
  setClock(time: Date): void;
  /** Creates a token and returns its secret. */
  token(grants: Partial<Omit<AccessTokenRecord, 'id' | 'hash'>>): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Defaults to a temporary file. */
  databaseFile?: string;
  /** Overrides `databaseFile`. */
  database?: DatabaseLocation;
  config?: Partial<Config>;
  overrides?: ServerOverrides;
  /** The initial time of the clock, which moves by `advance` and `setClock` only. */
  start?: Date;
}

// Starting a thread from sources takes a second, so the servers of a process share one pool until the process ends.
let shared: HeavyWorkPool | undefined;

/** Starts a server on a free port of the loopback interface. It may fetch from this machine and logs nothing. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  let now = (options.start ?? new Date('2025-06-01T08:00:00.000Z')).getTime();
  shared ??= createHeavyWorkPool({ threads: 1 });
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const removeFolder = () => rm(folder, { recursive: true });
  const server = await createServer(
    {
      port: 0,
      host: '127.0.0.1',
      database: options.database ?? {
        kind: 'sqlite',
        file: options.databaseFile ?? join(folder, 'test.sqlite'),
      },
      logLevel: 'silent',
      fetchAllow: true,
      bodyLimit: 48 * 1024 * 1024,
      bodyBudget: 192 * 1024 * 1024,
      responseBudget: 256 * 1024 * 1024,
      rateLimit: 0,
      trustProxy: false,
      corsOrigins: [],
      connectionLimit: 5_000,
      metrics: false,
      drainDelay: 0,
      drainLimit: 10,
      remoteImages: 'keep',
      auditDays: 400,
      compatibilityRefuse: 'none',
      refreshInterval: 6 * 3600,
      documentLimit: 32 * 1024 * 1024,
      filesLimit: 64 * 1024 * 1024,
      fetchCountLimit: 100,
      workTimeLimit: 15,
      workMemoryLimit: 512,
      cacheLimit: 64 * 1024 * 1024,
      // Servers on the same PostgreSQL database need the same key.
      ...defined({
        secretKey:
          options.database?.kind === 'postgresql' ? 'the secret key of all servers under test' : undefined,
      }),
      ...options.config,
    },
    { now: () => new Date(now), logger: pino({ level: 'silent' }), heavyWork: shared, ...options.overrides },
  ).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });
  const close = async () => {
    await server.close();
    await removeFolder();
  };
  const { url, metricsURL = '' } = await server.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let tokens = 0;
  return {
    server,
    url,
    metricsURL,
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
    setClock: (time) => {
      now = time.getTime();
    },
    token: async (grants) => {
      const text = `test-token-${++tokens}`;
      const hash = digest(text);
      // As in the mocks, whose responses are compared with those of the server.
      await server.stores.accessTokens.insert({
        id: hash.slice(0, 16),
        hash,
        prefix: text.slice(0, 4),
        subject: { id: 'tester', displayName: 'Tester', email: 'tester@example.org' },
        organizations: '*',
        scopes: [],
        createdAt: new Date(now).toISOString(),
        ...grants,
      });
      return text;
    },
    close,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
