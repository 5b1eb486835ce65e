import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrganizationRecord } from '@specshelf/service';
import { noProblems } from '@specshelf/service/catalog';
import { organization, spec, time, version } from '@specshelf/service/test/records';
import { workOn } from '@specshelf/service/test/work-on';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStores } from '../src/create-stores.js';
import type { Connection } from '../src/database/database.js';
import { PreparedQuery } from '../src/database/prepared-query.js';
import { migrations } from '../src/migrations/migrations.js';
import { applySteps } from '../src/migrations/runner/apply-migrations.js';
import { lockDatabase } from '../src/sqlite/lock-database.js';
import { openSQLite } from './support/open-database.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  file = join(folder, 'specs.sqlite');
});

afterEach(() => rm(folder, { recursive: true }));

describe('a SQLite database', () => {
  it('is created, and keeps its data after it is closed', async () => {
    const first = await openSQLite(file);
    await createStores(first).organizations.insert(organization());
    await first.close();
    const second = await openSQLite(file);
    expect(await createStores(second).organizations.find('acme')).toEqual(organization());
    await second.close();
  });

  it('uses WAL mode and foreign keys, and syncs durable writes to the disk (CD21)', async () => {
    const database = await openSQLite(file);
    expect(await database.connection.raw('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await database.connection.raw('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    const full = { synchronous: 2 };
    const normal = { synchronous: 1 };
    const readSynchronous: (transaction: Connection) => Promise<unknown> = (transaction) =>
      transaction.raw('PRAGMA synchronous');
    expect(await database.write(readSynchronous)).toEqual([full]);
    // Resets the setting for later queries, also after a failure.
    await expect(database.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await database.query(readSynchronous)).toEqual([normal]);
    expect(await database.write(readSynchronous, { durable: false })).toEqual([normal]);
    expect(
      await Promise.all([
        database.write(readSynchronous),
        database.write(readSynchronous, { durable: false }),
      ]),
    ).toEqual([[full], [normal]]);
    await database.close();
    const faster = await openSQLite(file, { synchronous: 'normal' });
    expect(await faster.write(readSynchronous)).toEqual([normal]);
    await faster.close();
  });

  it('caches rows until the database changes', async () => {
    const database = await openSQLite(file);
    const { organizations } = createStores(database);
    await organizations.insert(organization());
    const titles = async () => (await organizations.find('acme'))?.title;
    expect([await titles(), await titles()]).toEqual(['Acme', 'Acme']);
    // A change on this connection, in the same turn of the event loop.
    await organizations.replace(organization({ title: 'Ours' }));
    expect(await titles()).toBe('Ours');
    const other = new Sqlite(file);
    other.exec("UPDATE organizations SET title = 'Theirs'");
    await turn();
    expect(await titles()).toBe('Theirs');
    other.close();
    await database.close();
  });

  it('hides uncommitted changes from other queries', async () => {
    const database = await openSQLite(file);
    const { organizations } = createStores(database);
    await organizations.insert(organization());
    await organizations.find('acme');
    let meanwhile: Promise<OrganizationRecord | undefined> | undefined;
    const failing = database.write(async (transaction) => {
      await transaction('organizations').update({ title: 'Never' });
      meanwhile = organizations.find('acme');
      await turn();
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
    expect((await meanwhile)?.title).toBe('Acme');
    expect((await organizations.find('acme'))?.title).toBe('Acme');
    await database.close();
  });

  it('rejects prepared queries with values in their text', async () => {
    const database = await openSQLite(file);
    const query = new PreparedQuery((connection) => connection('organizations').where({ id: 'acme' }));
    await expect(database.queryPrepared(query)).rejects.toThrow(/values other than its parameters/);
    await database.close();
  });

  it('locks the database at the start of a write transaction', async () => {
    const database = await openSQLite(file);
    const other = new Sqlite(file, { timeout: 0 });
    await database.write(async () => {
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow(/locked/);
    });
    other.exec('BEGIN IMMEDIATE');
    other.close();
    await database.close();
  });

  it('is rejected with one line when the file is not a SQLite database (CD16)', async () => {
    const text = join(folder, 'text');
    await writeFile(
      text,
      'This is a text file, and longer than the header of a database would be.'.repeat(20),
    );
    await expect(openSQLite(text)).rejects.toThrow(/cannot be opened: the file is not a SQLite database\.$/);
    await expect(openSQLite(join(text, 'below'))).rejects.toThrow(/cannot be opened/);
  });

  it('is rejected with one line when it is damaged', async () => {
    const written = await openSQLite(file);
    const large = { digest: 'digest', bytes: Buffer.alloc(100_000, 'x') };
    await createStores(written).contents.put([large]);
    await written.close();
    // Overwrites the schema table, which follows the header.
    const damaged = await open(file, 'r+');
    await damaged.write(Buffer.alloc(50_000, 0xa5), 0, 50_000, 100);
    await damaged.close();
    await expect(openSQLite(file)).rejects.toThrow(
      /cannot be opened: the file is damaged\. Restore a backup\.$/,
    );
  });

  it('rolls back failed transactions, and rejects writes after the end of a transaction', async () => {
    const database = await openSQLite(file);
    const put = (transaction: Connection, name: string) =>
      transaction('settings').insert({ name, value: '' });
    const failing = database.write(async (transaction) => {
      await put(transaction, 'first');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    // Like the automatic rollback of SQLite when the storage is full.
    const ended = database.write(async (transaction) => {
      await transaction.raw('ROLLBACK');
      await put(transaction, 'second');
    });
    await expect(ended).rejects.toThrow('The transaction has ended');
    const late = await database.write(async (transaction) => () => put(transaction, 'third'));
    await expect(late()).rejects.toThrow('The transaction has ended');
    expect(await database.connection('settings').whereIn('name', ['first', 'second', 'third'])).toEqual([]);
    await database.close();
  });

  it('excludes values from the messages of failed queries', async () => {
    const database = await openSQLite(file);
    await database.connection.schema.dropTable('contents');
    const put = createStores(database).contents.put([{ digest: 'digest', bytes: Buffer.from('secret') }]);
    await expect(put).rejects.toThrow(/^insert into `contents` \(`bytes`, `digest`\) values \(\?, \?\)/);
    await database.close();
  });

  it('is rejected with one line when its schema is newer than the program (CD16)', async () => {
    const newer = await openSQLite(file);
    await newer.connection('migrations').insert({ name: '9999-future', batch: 2, migration_time: 0 });
    await newer.close();
    await expect(openSQLite(file)).rejects.toThrow(/cannot be opened: it was written by a newer version/);
  });
});

describe('migrations', () => {
  it('keep the data when all but the first are reverted and applied again', async () => {
    const database = await openSQLite(file);
    const stores = createStores(database);
    await stores.organizations.insert(organization());
    await stores.specs.insert(spec());
    const work = workOn(stores);
    await work.claimNext({ now: time(1), leaseExpiresAt: time(9) });
    const outcome = { version: version(), problems: [], problemCounts: noProblems };
    await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(2));
    const [, ...last] = Object.values(migrations);
    await database.connection.transaction(async (transaction) => {
      for (const { down } of [...last].reverse()) await down(transaction);
    });
    expect(await database.connection('openapi_spec_versions').pluck('id')).toEqual(['version1']);
    await database.connection.transaction(async (transaction) => {
      for (const migration of last) await applySteps(transaction, migration);
    });
    expect(await stores.versions.find('spec1', 'version1')).toEqual({
      ...version(),
      changesVersion: 0,
      labels: [],
    });
    // The specification of an earlier release has a sort key at once, and terms after the first background work.
    expect((await stores.specs.find('acme', 'pets'))?.nameKey).toBe('pets');
    expect(await stores.specs.completeSearchData()).toBe(true);
    expect(await database.connection('spec_terms').pluck('term')).toEqual(['w:pets']);
    await database.close();
  });

  it('keep the data of an earlier release (CD23)', async () => {
    const before = await openSQLite(file);
    const last = Object.entries(migrations).slice(3).reverse();
    await before.connection.transaction(async (transaction) => {
      for (const [name, { down }] of last) {
        await down(transaction);
        await transaction('migrations').where({ name }).delete();
      }
    });
    const columns = { id: 'acme', title: 'Acme', created_at: time(0), type: 'business', spec_count: 0 };
    await before.connection('organizations').insert(columns);
    await before.connection('access_tokens').insert({
      id: 'old',
      hash: 'hash',
      subject: '{"id":"ann","displayName":"Ann"}',
      organizations: '["acme"]',
      scopes: '["openapi:read"]',
      created_at: time(0),
    });
    await before.close();
    const database = await openSQLite(file);
    const { organizations, accessTokens } = createStores(database);
    expect(await organizations.find('acme')).toEqual(organization());
    const { expiresAt, revokedAt, ...token } = (await accessTokens.findByHash('hash')) ?? {};
    expect([expiresAt, revokedAt]).toEqual([undefined, undefined]);
    expect(token).toMatchObject({ id: 'old', prefix: '', organizations: ['acme'] });
    await database.close();
  });

  it('can all be reverted', async () => {
    const database = await openSQLite(file);
    for (const { down } of Object.values(migrations).reverse()) await down(database.connection);
    const tables = await database.connection('sqlite_master').where({ type: 'table' }).pluck('name');
    expect(tables.filter((name) => !/^sqlite_|^migrations/.test(name))).toEqual([]);
    await database.close();
  });
});

describe('the lock of a database', () => {
  it('is held by one server at a time (CD13)', () => {
    const first = lockDatabase(file);
    expect(() => lockDatabase(file)).toThrow(`Another Specshelf server is using the database ${file}.`);
    first.release();
    lockDatabase(file).release();
  });

  it('does not block other programs', async () => {
    const lock = lockDatabase(file);
    const server = await openSQLite(file);
    const other = await openSQLite(file);
    await createStores(other).organizations.insert(organization());
    expect(await createStores(server).organizations.find('acme')).toBeDefined();
    await other.close();
    await server.close();
    lock.release();
  });
});
