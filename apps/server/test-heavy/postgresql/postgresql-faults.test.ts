import { fixture } from '@specshelf/conformance';
import { StorageUnavailable } from '@specshelf/service';
import { organization, spec } from '@specshelf/service/test/records';
import { createStores } from '@specshelf/store/create-stores';
import type { Connection, Database, DatabaseLocation } from '@specshelf/store/database';
import { presenceLock, reservePostgreSQL } from '@specshelf/store/reserve-postgresql';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';
import { withoutPolling } from '../../test/support/server/without-polling.js';

const text = await fixture('ferry.yaml');

onPostgreSQL((databases) => {
  let location: DatabaseLocation & { kind: 'postgresql' };

  beforeEach(async () => {
    const created = await databases.create();
    if (created.kind !== 'postgresql') throw new Error('This test requires PostgreSQL');
    location = created;
  });

  /** Runs a statement on a separate connection. */
  async function runStatement(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: location.url, application_name: 'beside' });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }

  describe('a server on PostgreSQL', () => {
    let target: TestServer;
    let token: string;

    const start = () => startServer({ database: location, config: { secretKey: 'a key for tests' } });

    beforeEach(async () => {
      target = await start();
      token = (await target.server.bootstrap()) ?? '';
    });

    afterEach(() => target.close());

    function request(path: string, init: RequestInit = {}): Promise<Response> {
      return fetch(`${target.url}/v1/orgs/default/openapi${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    }

    function publish(slug: string): Promise<Response> {
      return request(`/${slug}`, { method: 'PUT', body: JSON.stringify({ source: { text } }) });
    }

    const endConnections =
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'specshelf' AND datname = current_database()";

    it('reconnects after its connections are terminated, without a failed request (CD17)', async () => {
      expect((await publish('a')).status).toBe(201);
      const { rows } = await runStatement(endConnections);
      expect(Number(rows[0].count)).toBeGreaterThan(1);
      expect([(await request('/a')).status, (await publish('b')).status]).toEqual([200, 201]);
      await target.server.processor.idle();
      expect(await (await request('/b')).json()).toMatchObject({ processingState: 'complete' });
    });

    it.runIf(databases.canStop)(
      'responds with 503 while the database is down, and recovers when it is up (CD17)',
      async () => {
        expect((await publish('a')).status).toBe(201);
        await target.server.processor.idle();
        databases.postgreSQL().stop();
        const response = await request('/a').finally(() => databases.postgreSQL().start());
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
        expect(await response.json()).toMatchObject({ error: { code: 503, type: 'storage-unavailable' } });
        expect((await request('/a')).status).toBe(200);
        expect((await publish('b')).status).toBe(201);
        await target.server.processor.idle();
        expect(await (await request('/b')).json()).toMatchObject({ processingState: 'complete' });
      },
    );

    it.runIf(databases.canStop)('is waited for by a server that starts before it', async () => {
      await target.close();
      databases.postgreSQL().stop();
      const warnings: string[] = [];
      const reservation = await reservePostgreSQL(location.url, 'shared', {
        onWaiting: (message) => {
          warnings.push(message);
          databases.postgreSQL().start();
        },
      });
      await reservation.release();
      expect(warnings).toEqual([expect.stringMatching(/^PostgreSQL does not respond .* tries again/)]);
      target = await start();
      expect((await publish('a')).status).toBe(201);
    });

    it('listens for work again after its connections are terminated', async () => {
      await target.close();
      target = await withoutPolling(start);
      await target.server.processor.idle();
      await runStatement(endConnections);
      const listening =
        "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_try_advisory_lock($1::int, $2::int) AS held' AND datname = current_database()";
      await eventually(async () => expect((await runStatement(listening)).rowCount).toBe(1));
      const other = await openDatabase(location);
      const source = { kind: 'url', url: 'http://127.0.0.1:9/' } as const;
      await target.server.stores.specs.insert(spec({ organizationId: 'default', source }));
      other.notifyWorkers();
      const seen = () => target.server.stores.specs.find('default', 'pets');
      await eventually(async () => expect((await seen())?.processingState).not.toBe('pending'));
      await other.close();
    });

    it('reports that the database is being copied when it reconnects during a copy', async () => {
      const failures: Error[] = [];
      const reservation = await reservePostgreSQL(location.url, 'shared', {
        onLockLost: (failure) => failures.push(failure),
      });
      onTestFinished(reservation.release);
      const copy = new pg.Client({ connectionString: location.url, application_name: 'beside' });
      await copy.connect();
      onTestFinished(() => copy.end());
      const maintenanceURL = new URL(location.url);
      maintenanceURL.pathname = '/postgres';
      const operator = new pg.Client({ connectionString: maintenanceURL.href });
      await operator.connect();
      onTestFinished(() => operator.end());
      const name = new URL(location.url).pathname.slice(1);
      await operator.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
      await copy.query(endConnections);
      await copy.query(`SELECT pg_advisory_lock(${presenceLock})`);
      await operator.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
      await eventually(() => expect(failures[0]?.message).toMatch(/ is used by a copy .*\. Wait/));
      expect(reservation.wasKept()).toBe(false);
    });

    it('responds with 503 when no connection becomes free in time (CD17)', async () => {
      const { database } = target.server;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const holding = Array.from({ length: 10 }, () => database.write(() => released));
      const response = await request('/a');
      release();
      expect(response.status).toBe(503);
      await Promise.all(holding);
      expect((await request('/a')).status).toBe(404);
    });
  });

  describe('a transaction', () => {
    let database: Database;

    beforeEach(async () => {
      database = await openDatabase(location);
      for (const id of ['a', 'b']) {
        await createStores(database).organizations.insert(organization({ id }));
      }
    });

    afterEach(() => database.close());

    const rename = (transaction: Connection, id: string, title: string) =>
      transaction('organizations').where({ id }).update({ title });
    const titles = () =>
      database.query((connection) => connection('organizations').orderBy('id').pluck('title'));

    it('is retried after a deadlock', async () => {
      let waiting = 2;
      let meet = (): void => undefined;
      const both = new Promise<void>((resolve) => {
        meet = resolve;
      });
      let attempts = 0;
      const change = (first: string, second: string, title: string) =>
        database.write(async (transaction) => {
          attempts += 1;
          await rename(transaction, first, title);
          waiting -= 1;
          if (waiting === 0) meet();
          await both;
          await rename(transaction, second, title);
        });
      await Promise.all([change('a', 'b', 'one'), change('b', 'a', 'two')]);
      const [title, other] = await titles();
      expect(title).toBe(other);
      expect(attempts).toBe(3);
    });

    it('is retried after a serialization failure (CD17)', async () => {
      let attempts = 0;
      await database.write(async (transaction) => {
        attempts += 1;
        await transaction.raw('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
        await transaction('organizations').where({ id: 'a' }).first();
        if (attempts === 1) await runStatement("UPDATE organizations SET title = 'theirs' WHERE id = 'a'");
        await rename(transaction, 'a', 'ours');
      });
      expect([attempts, (await titles())[0]]).toEqual([2, 'ours']);
    });

    it('is retried when its connection is lost before the commit', async () => {
      let attempts = 0;
      await database.write(async (transaction) => {
        attempts += 1;
        await rename(transaction, 'a', 'ours');
        if (attempts === 1) await transaction.raw('SELECT pg_terminate_backend(pg_backend_pid())');
      });
      expect([attempts, (await titles())[0]]).toEqual([2, 'ours']);
    });

    it('is not retried when its connection is lost during the commit', async () => {
      await runStatement(`
        CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
        CREATE CONSTRAINT TRIGGER lose AFTER UPDATE ON organizations
          DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lose();
      `);
      let attempts = 0;
      const change = database.write(async (transaction) => {
        attempts += 1;
        await rename(transaction, 'a', 'ours');
      });
      await expect(change).rejects.toThrow(StorageUnavailable);
      expect(attempts).toBe(1);
    });

    it('fails without a retry when a statement times out (CD17)', async () => {
      let attempts = 0;
      const slow = database.write(async (transaction) => {
        attempts += 1;
        await transaction.raw('SET LOCAL statement_timeout = 20');
        await transaction.raw('SELECT pg_sleep(20)');
      });
      await expect(slow).rejects.toThrow(StorageUnavailable);
      expect(attempts).toBe(1);
    });
  });

  describe('the one-line reason why a database cannot be opened:', () => {
    const change = (part: (url: URL) => void): DatabaseLocation => {
      const url = new URL(location.url);
      part(url);
      return { ...location, url: url.href };
    };

    it('it does not exist', async () => {
      const other = change((url) => {
        url.pathname = '/nobody';
      });
      await expect(openDatabase(other)).rejects.toThrow(
        /^The database .*\/nobody cannot be opened: it does not exist\. Create it with `createdb`\.$/,
      );
    });

    it('the server does not respond, without the password', async () => {
      const url = 'postgres://user:secret@127.0.0.1:9/specs';
      const opening = openDatabase({ ...location, url }, { outdated: 'reject' });
      const failure = await opening.catch((error: unknown) => error);
      expect(String(failure)).toMatch(
        /^StartFailure: The database 127\.0\.0\.1:9\/specs cannot be opened: no server responds/,
      );
    });

    it('it is empty, for a command', async () => {
      await expect(openDatabase(location, { outdated: 'reject' })).rejects.toThrow(/ is empty\./);
    });

    it('it has tables of another program', async () => {
      await runStatement('CREATE TABLE settings (id int)');
      await expect(openDatabase(location)).rejects.toThrow(/ has a table settings of another program\./);
    });

    it('it was written by a newer version', async () => {
      const database = await openDatabase(location);
      await database
        .connection('migrations')
        .insert({ name: '9999-future', batch: 2, migration_time: new Date() });
      await database.close();
      await expect(openDatabase(location)).rejects.toThrow(/it was written by a newer version/);
    });

    it('it was written by an older version, for a command', async () => {
      const database = await openDatabase(location);
      await database.connection('migrations').where({ name: '0004-access' }).delete();
      await database.close();
      await expect(openDatabase(location, { outdated: 'reject' })).rejects.toThrow(
        /it was written by an older version/,
      );
    });

    it('its encoding is not UTF8', async () => {
      await runStatement("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
      const latin = change((url) => {
        url.pathname = '/latin';
      });
      await expect(openDatabase(latin)).rejects.toThrow(
        / has the encoding LATIN1\. Create a database with the encoding UTF8\.$/,
      );
      await runStatement('DROP DATABASE latin');
    });
  });

  it('text columns are compared by bytes, independent of the locale of the database', async () => {
    const database = await openDatabase(location);
    const others = await database
      .connection('information_schema.columns')
      .whereRaw("table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'")
      .whereNotIn('table_name', ['migrations', 'migrations_lock', 'rate_limits'])
      .pluck('column_name');
    expect(others).toEqual([]);
    await database.close();
  });
});
