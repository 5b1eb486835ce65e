import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrations } from '@specshelf/store/migrations';
import { openSQLite } from '@specshelf/store/test/open-database';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import {
  command,
  databaseFile,
  folder,
  runForJSON,
  useCommandDatabase,
} from '../support/server/command-database.js';
import { fillDatabase, runCommand } from '../support/server/run-command.js';
import { startServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('a database of another program', () => {
  const other = () => {
    const database = new Sqlite(databaseFile);
    database.exec('create table users (name text)');
    database.close();
  };

  it.each([
    ['empty', () => writeFile(databaseFile, ''), /is empty/],
    ['that of another program', async () => other(), /is the database of another program/],
  ])('that is %s is rejected, and nothing is written into it', async (_what, make, err) => {
    await make();
    const before = await readFile(databaseFile);
    for (const args of [
      ['spec', 'list'],
      ['token', 'list'],
      ['backup', join(folder, 'copy')],
    ]) {
      expect(await command(args), args.join(' ')).toMatchObject({ code: 1, err: expect.stringMatching(err) });
    }
    expect((await command(['doctor', '--no-fetch'])).code).toBe(1);
    expect(await readdir(folder)).toEqual(['specs.sqlite']);
    expect(await readFile(databaseFile)).toEqual(before);
  });

  it('is not migrated', async () => {
    other();
    const rejected = { code: 1, err: expect.stringMatching(/is the database of another program/) };
    expect(await command(['migrate'])).toMatchObject(rejected);
    expect(await command(['serve'])).toMatchObject(rejected);
  });
});

describe('a backup', () => {
  it('is complete, private to its owner, and overwrites nothing', async () => {
    await fillDatabase(databaseFile);
    const target = join(folder, 'backup', 'copy.sqlite');
    expect(await command(['backup', target])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no folder/),
    });
    await mkdir(join(folder, 'backup'));
    const made = await command(['backup', target]);
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`Without the file ${databaseFile}.key`),
    });
    expect((await stat(target)).mode & 0o077).toBe(0);
    const copied = await runCommand(['space', 'list', '--json'], { env: { DATABASE_URL: target } });
    expect(JSON.parse(copied.out)).toMatchObject([{ id: 'docs' }]);
    expect(await command(['backup', target])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/exists already/),
    });
  });

  it('fails for a file that is not a database', async () => {
    expect(await command(['backup', join(folder, 'copy')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no database/),
    });
    await writeFile(databaseFile, 'x'.repeat(5000));
    expect(await command(['backup', join(folder, 'copy')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not a database|not a SQLite/),
    });
    await expect(stat(join(folder, 'copy'))).rejects.toThrow('ENOENT');
    await expect(stat(join(folder, 'copy.unfinished'))).rejects.toThrow('ENOENT');
  });
});

describe('migrate', () => {
  it('creates a database, and changes nothing the second time', async () => {
    expect(await runForJSON('migrate')).toEqual({ migrated: Object.keys(migrations) });
    expect(await runForJSON('migrate')).toEqual({ migrated: [] });
  });

  it('leaves the tables of a newer release as they are, and says so', async () => {
    await fillDatabase(databaseFile);
    const database = await openSQLite(databaseFile);
    const newer = {
      name: '9999-future',
      batch: 2,
      migration_time: 0,
      readable_from: '0.0.0',
      release: '98.2.0',
    };
    await database.connection('migrations').insert(newer);
    await database.close();
    const says = /^The tables are those of Specshelf 98\.2\.0\. This release, .+, works on them/;
    expect(await command(['migrate'])).toMatchObject({
      code: 0,
      out: 'The database was up to date.\n',
      err: expect.stringMatching(says),
    });
    const findings = JSON.parse((await command(['doctor', '--no-fetch', '--json'])).out);
    expect(findings).toContainEqual({
      about: 'database',
      state: 'warning',
      message: expect.stringMatching(says),
    });
  });

  it('fails while a server is running', async () => {
    const server = await startServer({ databaseFile });
    expect(await command(['migrate'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Another Specshelf server is using/),
    });
    await server.close();
  });

  it('is required before other commands, which migrate nothing themselves', async () => {
    await fillDatabase(databaseFile);
    const database = await openSQLite(databaseFile);
    await database.connection('migrations').where({ name: '0004-access' }).delete();
    await database.close();
    expect(await command(['space', 'list'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/written by an older version.*specshelf-server migrate/),
    });
  });
});
