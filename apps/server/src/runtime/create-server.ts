import type { RequestListener } from 'node:http';
import type { AccessTokenRecord, AuditEvent, Operator, Service, Stores } from '@specshelf/service';
import type { Database } from '@specshelf/store/database';
import type { Config } from '../config/config.js';
import { bootstrap } from './bootstrap.js';
import { composeServer, type ServerOverrides, type ServerParts } from './compose-server.js';
import { closeServer, type ServerAddresses, startServer } from './server-lifecycle.js';
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
  start(): Promise<ServerAddresses>;
  /** Puts running jobs back into the queue, finishes requests, and releases all resources. */
  close(): Promise<void>;
}

/** Creates a server, and opens its database. It neither listens nor runs background jobs before it is started. */
export async function createServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  const parts = await composeServer(config, overrides);
  const { app, opened, database, work } = parts;
  return {
    app,
    service: opened.service,
    operator: opened.operator,
    database,
    stores: opened.deps.stores,
    processor: work.processor,
    deliverer: work.deliverer,
    bootstrap: () => bootstrapServer(config, parts),
    start: () => startServer(config, parts),
    close: () => closeServer(config, parts),
  };
}

async function bootstrapServer(
  { bootstrapToken: token }: Config,
  { database, opened: { deps } }: ServerParts,
): Promise<string | undefined> {
  const created = await bootstrap(database, { ...deps, token });
  if (created) await deps.audit(bootstrapEvent(created.record));
  return created?.secret;
}

function bootstrapEvent({ id, prefix, organizations, scopes }: AccessTokenRecord): AuditEvent {
  return { action: 'token.create', actor: 'server', token: { id, prefix, organizations, scopes } };
}
