import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import knex, { type Knex } from 'knex';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import { knexSettings } from '../../src/database/knex-settings.js';
import { numberParameter, PreparedQuery, parameter } from '../../src/database/prepared-query.js';
import { knexOn } from '../../src/knex-seam/knex-on.js';
import { discardBeforeReuse, poolOf } from '../../src/knex-seam/knex-seam.js';
import { rememberStatements } from '../../src/knex-seam/remember-statements.js';
import { withConnection } from '../../src/knex-seam/with-connection.js';

// The members of knex and its drivers that src/knex-seam uses without documentation, compared with the installed libraries.
// See docs/decisions/0031-manage-transactions-without-knex.md

function open({ filename = ':memory:', ...pool }: Knex.PoolConfig & { filename?: string } = {}): Knex {
  const connection = knex({
    ...knexSettings,
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 0, max: 1, ...pool },
  });
  onTestFinished(() => connection.destroy());
  return connection;
}

function openRaw(): Sqlite.Database {
  const raw = new Sqlite(':memory:');
  raw.exec("CREATE TABLE pets (name TEXT); INSERT INTO pets VALUES ('Rex')");
  onTestFinished(() => void raw.close());
  return raw;
}

/** A client of `pg` that answers each query with a row. */
function fakeClient() {
  type Done = (error: null, result: { command: string; rows: object[] }) => void;
  const query = vi.fn((_config: object, done: Done) =>
    done(null, { command: 'SELECT', rows: [{ name: 'Rex' }] }),
  );
  return { query };
}

describe('a knex instance', () => {
  it('acquires a connection by client.acquireConnection for each query, and releases it', async () => {
    const connection = open();
    const acquire = vi.spyOn(connection.client, 'acquireConnection');
    const release = vi.spyOn(connection.client, 'releaseConnection');
    await connection.raw('CREATE TABLE pets (name TEXT)');
    await connection('pets').insert({ name: 'Rex' });
    expect(await connection('pets').first()).toEqual({ name: 'Rex' });
    const calls = [acquire.mock.calls.length, release.mock.calls.length];
    expect(calls, 'knex bypasses acquireConnection or releaseConnection').toEqual([3, 3]);
  });

  it('runs all queries on the connection that a replaced acquireConnection returns (SQLite)', async () => {
    const raw = openRaw();
    const held = vi.fn(() => raw);
    const connection = knexOn('better-sqlite3', held);
    await connection('pets').insert({ name: 'Ada' });
    expect(await connection('pets').orderBy('name').pluck('name')).toEqual(['Ada', 'Rex']);
    expect(await connection.raw('SELECT count(*) AS count FROM pets')).toEqual([{ count: 2 }]);
    expect(held, 'knex bypasses the replaced acquireConnection').toHaveBeenCalledTimes(3);
    expect(raw.prepare('SELECT name FROM pets ORDER BY name').pluck().all()).toEqual(['Ada', 'Rex']);
  });

  it('runs all queries on the client that a replaced acquireConnection returns (PostgreSQL)', async () => {
    const client = fakeClient();
    const connection = knexOn('pg', () => client);
    expect(await connection('pets').where({ name: 'Rex' }).first()).toEqual({ name: 'Rex' });
    const config = { text: 'select * from "pets" where "name" = $1 limit $2', values: ['Rex', 1] };
    expect(client.query, 'knex bypasses the replaced acquireConnection').toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(config),
      expect.any(Function),
    );
  });

  it.each(['better-sqlite3', 'pg'] as const)('rejects with the failure to acquire (%s)', async (dialect) => {
    const connection = knexOn(dialect, () => {
      throw new Error('The transaction has ended');
    });
    await expect(connection('pets').first()).rejects.toThrow('The transaction has ended');
  });

  it('emits query-error with the error of a failed query', async () => {
    const connection = knexOn('better-sqlite3', openRaw);
    const errors: unknown[] = [];
    connection.on('query-error', (error: unknown) => errors.push(error));
    await expect(connection('cats')).rejects.toThrow(/no such table: cats$/);
    expect(errors, 'knex does not emit query-error once').toMatchObject([{ code: 'SQLITE_ERROR' }]);
  });

  it('prepares each query by connection.prepare, so that a statement can be reused', async () => {
    const raw = openRaw();
    const prepare = vi.spyOn(raw, 'prepare');
    rememberStatements(raw);
    const connection = knexOn('better-sqlite3', () => raw);
    for (const name of ['Rex', 'Ada', 'Rex']) {
      const found = await connection('pets').where({ name });
      expect(found, 'knex changes the mode of a statement').toEqual(name === 'Rex' ? [{ name }] : []);
    }
    expect(prepare, 'knex bypasses connection.prepare').toHaveBeenCalledTimes(1);
  });

  it.each([
    ['better-sqlite3', 'select `name` from `pets` where `owner` = ? order by `name` asc limit ?'],
    ['pg', 'select "name" from "pets" where "owner" = $1 order by "name" asc limit $2'],
  ] as const)('returns the text of a prepared query without values (%s)', (dialect, text) => {
    const query = new PreparedQuery((connection) =>
      connection('pets').where({ owner: parameter }).orderBy('name').limit(numberParameter).select('name'),
    );
    const connection = knexOn(dialect, () => ({}));
    expect(query.textFor(connection)).toBe(text);
  });
});

describe('the pool of a knex instance', () => {
  it('counts its connections and the queries that wait for one', async () => {
    const connection = open();
    const pool = poolOf(connection);
    const counts = () => [pool.numUsed(), pool.numFree(), pool.numPendingAcquires()];
    expect(counts()).toEqual([0, 0, 0]);
    let waiting: Promise<unknown> | undefined;
    await withConnection(connection, () => {
      waiting = connection.raw('SELECT 1').then();
      expect(counts()).toEqual([1, 0, 1]);
    });
    await waiting;
    expect(counts()).toEqual([0, 1, 0]);
  });

  it('adapts to a changed maximum', async () => {
    const connection = open({ acquireTimeoutMillis: 60_000 });
    poolOf(connection).max = 2;
    const both = withConnection(connection, () => connection.raw('SELECT 1 AS one'));
    await expect(both, 'the pool ignores a change of max').resolves.toEqual([{ one: 1 }]);
  });

  it.each([
    [false, 'retries'],
    [true, 'rejects the query'],
  ])('reads propagateCreateError after the event createFail: %s %s', async (propagates) => {
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const filename = join(folder, 'missing', 'pets.sqlite');
    const connection = open({ filename, createRetryIntervalMillis: 1, acquireTimeoutMillis: 60_000 });
    const pool = poolOf(connection);
    pool.propagateCreateError = !propagates;
    const failures: unknown[] = [];
    pool.on('createFail', (_id, error) => {
      failures.push(error);
      pool.propagateCreateError = propagates;
      mkdirSync(dirname(filename), { recursive: true });
    });
    const query = connection.raw('SELECT 1 AS one');
    if (propagates) await expect(query).rejects.toThrow(/directory does not exist/);
    else expect(await query).toEqual([{ one: 1 }]);
    expect(failures, 'the pool does not emit createFail').toMatchObject([{ message: /directory/ }]);
  });

  it('closes a connection with the mark of discardBeforeReuse instead of reusing it', async () => {
    const connection = open();
    const acquired = () => withConnection(connection, (raw: Sqlite.Database) => raw);
    const first = await acquired();
    expect(await acquired()).toBe(first);
    discardBeforeReuse(first);
    expect((await acquired()) === first, 'knex ignores __knex__disposed').toBe(false);
    await eventually(() => expect(first.open, 'knex does not close the connection').toBe(false));
  });
});
