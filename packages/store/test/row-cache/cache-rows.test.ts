import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cacheRows } from '../../src/row-cache/cache-rows.js';

// The functions of SQLite and better-sqlite3 on which the row cache depends, compared with the installed library.
// See docs/decisions/0029-cache-sqlite-rows-by-data-version.md

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

let ours: Sqlite.Database;
let theirs: Sqlite.Database;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const open = () => {
    const database = new Sqlite(join(folder, 'pets.sqlite'));
    database.pragma('journal_mode = WAL');
    database.pragma('foreign_keys = ON');
    return database;
  };
  ours = open();
  ours.exec(`
    CREATE TABLE owners (id TEXT PRIMARY KEY);
    CREATE TABLE pets (name TEXT PRIMARY KEY, owner TEXT REFERENCES owners ON DELETE CASCADE, photo BLOB);
    INSERT INTO owners VALUES ('ann'), ('bob');
    INSERT INTO pets VALUES ('Rex', 'ann', x'ff'), ('Ada', 'bob', NULL);
  `);
  theirs = open();
  onTestFinished(async () => {
    ours.close();
    theirs.close();
    await rm(folder, { recursive: true });
  });
});

const byOwner = 'SELECT name, photo FROM pets WHERE owner = ? ORDER BY name';

const changes = [
  ['an INSERT', "INSERT INTO pets VALUES ('Max', 'ann', NULL)"],
  ['an UPDATE', "UPDATE pets SET photo = NULL WHERE owner = 'ann'"],
  [
    'an upsert',
    "INSERT INTO pets VALUES ('Rex', 'bob', NULL) ON CONFLICT (name) DO UPDATE SET owner = 'bob'",
  ],
  ['a DELETE of some rows', "DELETE FROM pets WHERE owner = 'ann'"],
  ['a DELETE of all rows', 'DELETE FROM pets'],
  ['a DELETE that cascades', "DELETE FROM owners WHERE id = 'ann'"],
] as const;

describe('a statement that caches its rows', () => {
  it('returns the same rows until the database changes', async () => {
    const statement = cacheRows(ours, byOwner);
    const rows = statement(['ann']);
    expect(rows).toEqual([{ name: 'Rex', photo: Buffer.from([0xff]) }]);
    expect(statement(['bob'])).toEqual([{ name: 'Ada', photo: null }]);
    await nextTurn();
    theirs.prepare(byOwner).all('ann');
    ours.prepare(byOwner).all('ann');
    expect(statement(['ann']) === rows, 'SQLite counts a change where there is none').toBe(true);
  });

  it.each(changes)('notices %s by its own connection at once', (_kind, change) => {
    const statement = cacheRows(ours, byOwner);
    const before = statement(['ann']);
    ours.exec(change);
    const after = statement(['ann']);
    expect(after, 'total_changes() misses the change').not.toEqual(before);
    expect(after).toEqual(ours.prepare(byOwner).all('ann'));
  });

  it.each(changes)('notices %s by another connection in the next turn', async (_kind, change) => {
    const statement = cacheRows(ours, byOwner);
    const before = statement(['ann']);
    theirs.exec(change);
    expect(statement(['ann']) === before, 'data_version is read more than once in a turn').toBe(true);
    await nextTurn();
    const after = statement(['ann']);
    expect(after, 'data_version misses the change').not.toEqual(before);
    expect(after).toEqual(theirs.prepare(byOwner).all('ann'));
  });

  it('notices a table that another connection has replaced', async () => {
    const statement = cacheRows(ours, byOwner);
    expect(statement(['ann'])).toHaveLength(1);
    theirs.exec(`
      ALTER TABLE pets RENAME TO old_pets;
      CREATE TABLE pets (name TEXT, owner TEXT, photo BLOB);
    `);
    await nextTurn();
    expect(statement(['ann'])).toEqual([]);
  });
});
