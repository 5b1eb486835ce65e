import { existsSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  symlink,
  truncate,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLocked, lockDatabase } from '@specshelf/store/lock-database';
import { realFile } from '@specshelf/store/real-file';
import { openSQLite } from '@specshelf/store/test/open-database';
import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer } from '../support/server/start-server.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  file = join(folder, 'specs.sqlite');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe('the path of a database', () => {
  it('may be a symbolic link, which shares the lock of its target', async () => {
    await (await openSQLite(file)).close();
    const other = join(folder, 'link.sqlite');
    await symlink('specs.sqlite', other);
    const lock = lockDatabase(file);
    expect(() => lockDatabase(other)).toThrow(`Another Specshelf server is using the database ${other}.`);
    expect([isLocked(other), existsSync(`${other}.lock`)]).toEqual([true, false]);
    lock.release();
    lockDatabase(other).release();
  });

  it('is resolved even if the file does not exist yet', async () => {
    await mkdir(join(folder, 'disk'));
    await symlink(join(folder, 'disk'), join(folder, 'data'));
    await symlink(join(folder, 'data', 'new.sqlite'), join(folder, 'link.sqlite'));
    const real = join(realFile(folder), 'disk', 'new.sqlite');
    expect([realFile(join(folder, 'data', 'new.sqlite')), realFile(join(folder, 'link.sqlite'))]).toEqual([
      real,
      real,
    ]);
  });

  it('is not resolved beyond a loop of links', async () => {
    const [first, second] = [join(folder, 'first.sqlite'), join(folder, 'second.sqlite')];
    await symlink(second, first);
    await symlink(first, second);
    expect(realFile(first)).toMatch(/\/(?:first|second)\.sqlite$/);
    await expect(openSQLite(first)).rejects.toThrow(`The database ${first} cannot be opened: ELOOP`);
  });

  it('must not be a hard link', async () => {
    await (await openSQLite(file)).close();
    await link(file, join(folder, 'other.sqlite'));
    const reason = `The database ${file} cannot be opened: it has 2 hard links`;
    expect(() => lockDatabase(file)).toThrow(reason);
    await expect(openSQLite(file)).rejects.toThrow(reason);
    await rm(join(folder, 'other.sqlite'));
    await (await openSQLite(file)).close();
  });

  it('must not be a folder, and nothing is created beside it', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    const reason = `The database ${data} cannot be opened: it is a folder. Name a file in it, such as ${join(data, 'specshelf.sqlite')}.`;
    await expect(startServer({ databaseFile: data })).rejects.toThrow(reason);
    await expect(openSQLite(data)).rejects.toThrow(reason);
    expect([await readdir(folder), await readdir(data)]).toEqual([['data'], []]);
  });

  it('must be in an existing folder, unless it is in ./data (CD16)', async () => {
    const databaseFile = join(folder, 'data', 'specs.sqlite');
    await expect(startServer({ databaseFile })).rejects.toThrow(
      `There is no folder ${join(folder, 'data')}. Create it, or set DATABASE_URL to a file in another one.`,
    );
    await expect(openSQLite(databaseFile)).rejects.toThrow('There is no folder');
    expect(await readdir(folder)).toEqual([]);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    await (await openSQLite(databaseFile)).close();
    expect(await readdir(folder)).toEqual(['data']);
  });
});

describe('the database file of a running server', () => {
  let target: TestServer;
  let token: string;
  let log: { level: number; msg: string; reason?: string }[];

  beforeEach(async () => {
    log = [];
    await start();
    token = (await target.server.bootstrap()) ?? '';
    expect((await publish('first')).status).toBe(201);
    await target.server.processor.idle();
  });

  afterEach(() => target.close());

  async function start(): Promise<void> {
    const logger = pino({ level: 'info' }, { write: (line) => log.push(JSON.parse(line)) });
    target = await startServer({
      databaseFile: file,
      config: { metrics: { host: '127.0.0.1', port: 0 } },
      overrides: { logger },
    });
  }

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${target.url}/v1/orgs/default${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  }

  function publish(slug: string): Promise<Response> {
    const text = 'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\npaths: {}\n';
    return request(`/openapi/${slug}`, { method: 'PUT', body: JSON.stringify({ source: { text } }) });
  }

  async function readiness(): Promise<[status: number, reason: unknown]> {
    const response = await fetch(`${target.url}/readyz`);
    return [response.status, (await response.json()).reason];
  }

  const metric = async () =>
    /^specshelf_database_damaged (\d)$/m.exec(await (await fetch(target.metricsURL)).text())?.[1];

  const errors = () =>
    log.filter(({ level, msg }) => level === 50 && msg === 'database').map(({ reason }) => reason);

  const advice = 'Stop the server, restore the file, and start the server again.';

  it.each([
    ['removed', () => rm(file)],
    ['replaced', () => copyFile(file, `${file}.copy`).then(() => rename(`${file}.copy`, file))],
    ['emptied', () => truncate(file)],
  ])('makes the server unready and read-only when it is %s', async (what, act) => {
    expect(await readiness()).toEqual([200, undefined]);
    await act();
    expect((await publish('second')).status).toBe(503);
    const reason = `The database file was ${what}. ${advice}`;
    expect(await readiness()).toEqual([503, reason]);
    expect(await readiness()).toEqual([503, reason]);
    expect(errors()).toEqual([reason]);
    expect((await request('/openapi/first')).status).toBe(200);
    expect((await publish('second')).status).toBe(503);
  });

  it('accepts writes again when it is moved back', async () => {
    await rename(file, `${file}.away`);
    expect((await publish('second')).status).toBe(503);
    await rename(`${file}.away`, file);
    expect(await readiness()).toEqual([200, undefined]);
    expect((await publish('second')).status).toBe(201);
    expect(log.at(-1)).toMatchObject({ level: 30 });
  });

  it('makes the server unready and sets a metric when it is damaged', async () => {
    expect(await metric()).toBe('0');
    await target.close();
    await damage('organizations');
    await start();
    expect(await readiness()).toEqual([200, undefined]);
    expect((await request('')).status).toBe(503);
    const reason = 'The database file is damaged. Restore a backup.';
    expect([await readiness(), await metric(), errors()]).toEqual([[503, reason], '1', [reason]]);
    expect((await publish('second')).status).toBe(503);
  });

  /** Overwrites the first pages of a table and of its index. */
  async function damage(table: string): Promise<void> {
    const database = new Sqlite(file);
    database.pragma('wal_checkpoint(TRUNCATE)');
    const size = Number(database.pragma('page_size', { simple: true }));
    const pages = database
      .prepare('SELECT rootpage FROM sqlite_schema WHERE tbl_name = ?')
      .pluck()
      .all(table)
      .map(Number);
    database.close();
    const handle = await open(file, 'r+');
    for (const page of pages) await handle.write(Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
    await handle.close();
  }
});
