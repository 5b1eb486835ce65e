import { organization } from '@specshelf/service/test/records';
import { createStores } from '@specshelf/store/create-stores';
import type { DatabaseLocation } from '@specshelf/store/database';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

const text = 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n';

onPostgreSQL((databases) => {
  let location: DatabaseLocation & { kind: 'postgresql' };
  let target: TestServer | undefined;
  let token: string;
  let log: { level: number; msg: string; reason?: string; status?: string }[];

  beforeEach(async () => {
    const created = await databases.create();
    if (created.kind !== 'postgresql') throw new Error('This test requires PostgreSQL');
    location = created;
    log = [];
  });

  afterEach(async () => {
    await target?.close();
    target = undefined;
  });

  /** Runs statements in the `postgres` database, as an operator. */
  async function runAsOperator(...statements: string[]): Promise<void> {
    const maintenanceURL = new URL(location.url);
    maintenanceURL.pathname = '/postgres';
    await run(maintenanceURL.href, statements);
  }

  async function run(url: string, statements: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  const nameOfDatabase = () => new URL(location.url).pathname.slice(1);

  const endConnections = () =>
    runAsOperator(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'specshelf' AND datname = '${nameOfDatabase()}'`,
    );

  async function start(database: DatabaseLocation = location): Promise<string> {
    const logger = pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line)) });
    target = await startServer({ database, overrides: { logger } });
    token = (await target.server.bootstrap()) ?? '';
    return target.url;
  }

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${target?.url}/v1/orgs/default${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  }

  const publish = async (slug: string) =>
    (await request(`/openapi/${slug}`, { method: 'PUT', body: JSON.stringify({ source: { text } }) })).status;

  async function readiness(): Promise<[status: number, health: string]> {
    const response = await fetch(`${target?.url}/readyz`);
    return [response.status, (await response.json()).status];
  }

  describe('a read-only database', () => {
    const change = (how: string) => runAsOperator(`ALTER DATABASE ${nameOfDatabase()} ${how}`);
    const readOnly = 'SET default_transaction_read_only = on';
    // Applies to new connections only.
    const writable = 'RESET default_transaction_read_only';

    it('degrades the server to reads until a new connection can write', async () => {
      await start();
      expect([await publish('first'), await readiness()]).toEqual([201, [200, 'ok']]);
      await target?.server.processor.idle();
      await change(readOnly);
      await endConnections();
      expect(await publish('second')).toBe(503);
      expect(await readiness()).toEqual([200, 'degraded']);
      expect((await request('/openapi/first')).status).toBe(200);
      const reason = 'PostgreSQL is read-only, like a standby: reads work, writes fail.';
      expect(log.filter(({ msg, level }) => msg === 'database' && level === 50)).toMatchObject([
        { status: 'degraded', reason },
      ]);
      await change(writable);
      await eventually(async () => expect(await readiness()).toEqual([200, 'ok']));
      expect(await publish('second')).toBe(201);
    });

    it('prevents a server from starting, and can be read by commands', async () => {
      const database = await openDatabase(location);
      await createStores(database).organizations.insert(organization());
      await database.close();
      await change(readOnly);
      await expect(openDatabase(location)).rejects.toThrow(
        /^The database .* cannot be opened: it is read-only, like a standby\. Set DATABASE_URL to the primary/,
      );
      const read = await openDatabase(location, { outdated: 'reject' });
      expect(await createStores(read).organizations.find('acme')).toBeDefined();
      await read.close();
    });
  });

  describe.runIf(databases.canStop)('a connection limit below the pool size', () => {
    /** Returns the database with a user whose number of connections is limited. */
    async function limited(connections: number): Promise<DatabaseLocation> {
      const user = `limited_${nameOfDatabase()}`;
      await runAsOperator(
        `CREATE ROLE ${user} LOGIN CONNECTION LIMIT ${connections}`,
        `GRANT ALL ON DATABASE ${nameOfDatabase()} TO ${user}`,
      );
      await run(location.url, [`GRANT ALL ON SCHEMA public TO ${user}`]);
      const url = new URL(location.url);
      url.searchParams.set('user', user);
      return { ...location, url: url.href };
    }

    it('makes queries wait for a connection, with one warning in the log', async () => {
      // One connection for the presence lock, one to listen, and two for queries.
      await start(await limited(4));
      // Few enough that none waits for five seconds on a slow machine.
      const slugs = Array.from({ length: 16 }, (_, number) => `spec-${number}`);
      const [health, statuses] = await Promise.all([readiness(), Promise.all(slugs.map(publish))]);
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect(health[0]).toBe(200);
      expect(await readiness()).toEqual([200, 'ok']);
      const warnings = log.filter(({ msg, level }) => msg === 'database' && level === 40);
      expect(warnings).toMatchObject([
        {
          reason: expect.stringMatching(
            /^PostgreSQL has no free connection for this server, which has \d and may use 10/,
          ),
        },
      ]);
      await target?.server.processor.idle();
    });

    it('keeps the server ready while queries wait for a connection', async () => {
      const location = await limited(3);
      await start(location);
      const { database } = target?.server ?? expect.fail('It has started');
      // One or two run concurrently, depending on whether the pool or the listener gets the last connection.
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const holding = Promise.all([1, 2, 3].map(() => database.write(() => released)));
      const waiting = request('/openapi/none');
      await eventually(() => expect(log.some(({ level }) => level === 40)).toBe(true));
      expect(await readiness()).toEqual([200, 'degraded']);
      release();
      expect((await waiting).status).toBe(404);
      await holding;
      expect(await readiness()).toEqual([200, 'ok']);
    });
  });
});
