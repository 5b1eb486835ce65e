import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDatabase } from '../../src/config/config.js';
import { copyDatabase } from '../../src/database-copy/copy-database.js';
import type { Step } from '../../src/database-copy/copy-rows.js';
import type { Connection, DatabaseLocation } from '../../src/store/database/database.js';
import { openAnyDatabase, reserveDatabase } from '../../src/store/database/open-database.js';
import { tables } from '../../src/store/queries/tables.js';
import { onPostgreSQL } from '../../test/support/database/each-database.js';
import { type Answers, allAnswers } from '../../test/support/server/all-answers.js';
import { fillWithDocuments } from '../../test/support/server/fill-with-documents.js';
import { runCommand } from '../../test/support/server/run-command.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

// One server has filled a file, which no test changes: who changes something takes a copy of it.
let folder: string;
let source: string;
let token: string;
let original: Answers;
let files = 0;

const start = new Date('2025-06-01T08:00:00.000Z');
const publicURL = 'https://specs.example';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  source = join(folder, 'source.sqlite');
  const server = await startServer({ databaseFile: source, start, config: { publicURL } });
  token = await fillWithDocuments(server);
  await server.close();
});

beforeAll(async () => {
  original = await answersOn(await sourceCopy());
  expect([...original.keys()].filter((path) => path.includes('page='))).not.toEqual([]);
});

afterAll(() => rm(folder, { recursive: true }));

function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

/** The source, to do something to. */
async function sourceCopy(): Promise<string> {
  const file = newFile();
  await copyFile(source, file);
  await copyFile(`${source}.key`, `${file}.key`);
  return file;
}

async function copy(from: string, to: string, ...options: string[]) {
  return withoutProgress(await runCommand(['copy', '--from', from, '--to', to, ...options]));
}

/** On a busy machine it takes long enough to be told how far it is. */
function withoutProgress<T extends { err: string }>(result: T): T {
  return { ...result, err: result.err.replaceAll(/^(?:Copying|Looking).*….*\n/gm, '') };
}

function locationOf(url: string): DatabaseLocation {
  return parseDatabase(url, { connections: 2 }) ?? expect.fail(`${url} is no database`);
}

/** Works on a database directly, as nobody should. */
async function inDatabase<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const database = await openAnyDatabase(locationOf(url), {});
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

/** Starts a server on a database, with the key of the source. It looks at no source again. */
async function serverOn(url: string): Promise<TestServer> {
  const secretKey = (await readFile(`${source}.key`, 'utf8')).trim();
  return startServer({
    database: locationOf(url),
    start,
    config: { publicURL, secretKey, refreshInterval: 0 },
  });
}

async function answersOn(url: string): Promise<Answers> {
  const server = await serverOn(url);
  try {
    return await allAnswers(server, token);
  } finally {
    await server.close();
  }
}

const refused = (err: RegExp) => ({ code: 1, out: '', err: expect.stringMatching(err) });

function describeCopies(kind: string, newTarget: () => Promise<string>): void {
  describe(`a copy into ${kind}`, () => {
    it('answers every request as the original does, and can be copied back (CD24)', async () => {
      const to = await newTarget();
      const made = await copy(source, to, '--json');
      expect(made).toMatchObject({ code: 0, err: '' });
      const { copied, compared, advice } = JSON.parse(made.out);
      expect(compared.map(({ what }: { what: string }) => what)).toEqual(
        expect.arrayContaining([...tables, 'specifications of acme', 'versions of acme/often']),
      );
      for (const one of compared) {
        expect(one.source, one.what).toBe(one.target);
        expect(one).not.toHaveProperty('difference');
      }
      expect(copied.rows).toBeGreaterThan(60);
      expect(advice).toContain(`Set SPECSHELF_SECRET_KEY to what is in ${source}.key`);
      expect(made.out).not.toContain((await readFile(`${source}.key`, 'utf8')).trim());

      const back = newFile();
      expect(await copy(to, back)).toMatchObject({ code: 0 });
      expect(await copy(source, back, '--verify-only')).toMatchObject({ code: 0, err: '' });

      // With the cursors in the paths: those of the one are good for the other.
      expect(await answersOn(to)).toEqual(original);
    });

    it('that is interrupted after every batch goes on where it was', async () => {
      const to = await newTarget();
      const size = { rows: 10, bytes: 50_000 };
      const seen: number[] = [];
      const interrupt = ({ doing, done }: Step) => {
        if (doing === 'comparing') return;
        seen.push(done.rows);
        throw new Error('interrupted');
      };
      const isWhole = async () => {
        try {
          return await copyDatabase(locationOf(source), locationOf(to), { size, tell: interrupt });
        } catch (error) {
          expect(error).toHaveProperty('message', 'interrupted');
          return undefined;
        }
      };
      let whole = await isWhole();
      const serve = ['serve'];
      const env = { DATABASE_URL: to, PORT: '0', SPECSHELF_SECRET_KEY: 'x'.repeat(32) };
      const unfinished = refused(/^The database .* is an unfinished copy of .*\/source\.sqlite\. Finish it/);
      expect(await runCommand(serve, { env })).toMatchObject(unfinished);
      expect(await runCommand(['space', 'list'], { env })).toMatchObject(unfinished);
      while (!whole) whole = await isWhole();
      expect(whole.copied.rows).toBe(0);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(tables.length);
      expect(seen.at(-1)).toBe(await rowsIn(source));
      expect(whole.compared.filter(({ difference }) => difference !== undefined)).toEqual([]);
      expect(await copy(source, to, '--verify-only')).toMatchObject({ code: 0 });
    });

    it('is made into an empty database only', async () => {
      const to = await newTarget();
      await inDatabase(to, (database) => database('settings').insert({ name: 'cursor-key', value: 'x' }));
      expect(await copy(source, to)).toMatchObject(refused(/is not empty: it has rows in settings/));
    });

    it('of one database is not finished with another one', async () => {
      const [to, other] = [await newTarget(), await sourceCopy()];
      const tell = () => {
        throw new Error('interrupted');
      };
      await expect(copyDatabase(locationOf(source), locationOf(to), { tell })).rejects.toThrow('interrupted');
      expect(await copy(other, to)).toMatchObject(
        refused(/is not empty: it is an unfinished copy of .*source\.sqlite/),
      );
      expect(await copy(source, to, '--verify-only')).toMatchObject(refused(/is an unfinished copy/));
    });

    it('is not made while a server runs on either of them', async () => {
      const to = await newTarget();
      const server = await serverOn(to);
      expect(await copy(source, to)).toMatchObject(
        refused(/^(Another Specshelf|The database .* is used by)/),
      );
      expect(await copy(to, newFile())).toMatchObject(
        refused(/^(Another Specshelf|The database .* is used by)/),
      );
      await server.close();
    });

    it('keeps servers off while it is made', async () => {
      const to = await newTarget();
      const copying = await reserveDatabase(locationOf(to), 'alone');
      await expect(serverOn(to)).rejects.toThrow(
        /^(Another Specshelf server is using|The database .* is being copied)/,
      );
      await copying.release();
      await (await serverOn(to)).close();
    });

    it('that was changed is told apart, with the table and the row', async () => {
      const to = await newTarget();
      expect(await copy(source, to)).toMatchObject({ code: 0 });
      const changed = async (work: (connection: Connection) => Promise<unknown>) => {
        await inDatabase(to, work);
        return copy(source, to, '--verify-only');
      };
      const often = { slug: 'often' };
      const title = { title: 'Another' };
      expect(
        await changed((database) => database('organizations').where({ id: 'zenith' }).update(title)),
      ).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^organizations: not the same, first at zenith\.\n/),
      });
      const extra = { name: 'a', value: 'b' };
      expect(await changed((database) => database('settings').insert(extra))).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^settings: not the same, first at cursor-key, where the target has a\.\n/,
        ),
      });
      expect(await changed((database) => database('hooks').delete())).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^hooks: not the same, first at \w+, where the target ends\.$/m),
      });
      const earlier = { created_at: '2020-01-01T00:00:00.000Z' };
      expect(
        await changed((database) => database('openapi_specs').where(often).update(earlier)),
      ).toMatchObject({
        code: 1,
        err: expect.stringMatching(
          /^specifications of acme: not the same, first on the page after 0 records\.$/m,
        ),
      });
    });

    it('of a database that counts wrong is made, and told', async () => {
      const [from, to] = [await sourceCopy(), await newTarget()];
      await inDatabase(from, (database) =>
        database('organizations').where({ id: 'zenith' }).update({ spec_count: 9 }),
      );
      const made = await copy(from, to);
      expect(made).toMatchObject({
        code: 1,
        err: 'specifications of zenith: both databases count 9, and have 1.\n',
      });
      await (await serverOn(to)).close();
    });
  });
}

async function rowsIn(url: string): Promise<number> {
  return inDatabase(url, async (database) => {
    let rows = 0;
    for (const table of tables) rows += (await database(table).select(database.raw('1'))).length;
    return rows;
  });
}

describeCopies('SQLite', async () => newFile());

onPostgreSQL(({ postgreSQL }) => {
  describeCopies('PostgreSQL', () => postgreSQL().create());

  describe('what PostgreSQL cannot hold', () => {
    it('is told with its table and row, and the copy goes on after it was removed', async () => {
      const [from, to] = [await sourceCopy(), await postgreSQL().create()];
      const rename = (title: string) => (database: Connection) =>
        database('organizations').where({ id: 'zenith' }).update({ title });
      await inDatabase(from, rename('Zen\0ith'));
      expect(await copy(from, to)).toMatchObject(
        refused(/^The row zenith of organizations has a NUL character in title/),
      );
      await inDatabase(from, rename('Zenith'));
      expect(await copy(from, to)).toMatchObject({ code: 0 });
    });
  });
});

describe('a copy', () => {
  it('says on a terminal what was compared, and what the key is', async () => {
    const to = newFile();
    const args = ['copy', '--from', source, '--to', to];
    const { out, err, code } = await runCommand(args, { terminal: true });
    expect(code).toBe(0);
    expect(out).toMatch(/^COMPARED +SOURCE +TARGET +SHA-256 +RESULT\n/);
    expect(out).toMatch(/^versions of acme\/often +7 +7 +equal$/m);
    expect(err).toContain(
      `${to} is the same as ${source}. Set SPECSHELF_SECRET_KEY to what is in ${source}.key: its secrets open with that only.\n`,
    );
  });

  it('is not made with a key that opens nothing in it', async () => {
    const args = ['copy', '--from', source, '--to', newFile()];
    const secretKey = (await readFile(`${source}.key`, 'utf8')).trim();
    const env = { SPECSHELF_SECRET_KEY: 'wrong'.repeat(10) };
    const wrong = withoutProgress(await runCommand(args, { env }));
    expect(wrong).toMatchObject(
      refused(
        /^SPECSHELF_SECRET_KEY does not open the secrets of the hook .*, the integration times, the source of/,
      ),
    );
    expect(wrong.err).not.toContain(secretKey);
    const right = await runCommand(args, { env: { SPECSHELF_SECRET_KEY: secretKey } });
    expect(right).toMatchObject({ code: 0, err: expect.stringContaining('Keep SPECSHELF_SECRET_KEY') });
  });

  it('is not made of what is no database, not the latest, or the target itself', async () => {
    const nowhere = join(folder, 'deep', 'nowhere.sqlite');
    expect(await copy(nowhere, newFile())).toMatchObject(refused(/^There is no database/));
    expect(await copy(source, nowhere, '--verify-only')).toMatchObject(refused(/^There is no database/));
    expect(existsSync(join(folder, 'deep'))).toBe(false);
    expect(await copy(source, join(folder, '.', 'source.sqlite'))).toMatchObject(refused(/are the same/));
    expect(await copy(':memory:', newFile())).toMatchObject({ code: 1 });
    const older = await sourceCopy();
    await inDatabase(older, (database) => database('migrations').where({ name: '0004-access' }).delete());
    expect(await copy(older, newFile())).toMatchObject(refused(/was written by an older version/));
    const newer = await sourceCopy();
    await inDatabase(newer, (database) =>
      database('migrations').insert({ name: '9999-future', batch: 2, migration_time: 0 }),
    );
    expect(await copy(newer, newFile())).toMatchObject(refused(/was written by a newer version/));
  });

  it('names the option that is wrong, and not what may be a password in it', async () => {
    const wrong = await copy('mysql://ann:secret@db.example/specs', newFile());
    expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/^--from must be the path/) });
    expect(wrong.err).not.toContain('secret');
    expect(await runCommand(['copy', '--from', source])).toMatchObject({ code: 2 });
  });

  async function interruptedAtSpecifications(): Promise<[from: string, to: string]> {
    const [from, to] = [await sourceCopy(), newFile()];
    const size = { rows: 1, bytes: 1 };
    const tell = ({ table }: Step) => {
      if (table === 'openapi_specs') throw new Error('interrupted');
    };
    await expect(copyDatabase(locationOf(from), locationOf(to), { size, tell })).rejects.toThrow(
      'interrupted',
    );
    return [from, to];
  }

  it('whose source has changed in what was copied before is not called the same', async () => {
    const [from, to] = await interruptedAtSpecifications();
    await inDatabase(from, (database) =>
      database('organizations').where({ id: 'zenith' }).update({ title: 'Another' }),
    );
    const made = await copy(from, to, '--json');
    expect(made).toMatchObject({ code: 1, err: expect.stringMatching(/^organizations: not the same/) });
    expect(made.out).not.toContain('is the same as');
    expect(JSON.parse(made.out).compared).toContainEqual(
      expect.objectContaining({ what: 'organizations', difference: expect.any(String) }),
    );
  });

  it('that no longer fits to what was copied before has to be begun anew', async () => {
    const [from, to] = await interruptedAtSpecifications();
    await inDatabase(from, async (database) => {
      await database('organizations').insert({
        id: 'late',
        title: 'Late',
        created_at: start.toISOString(),
        type: 'business',
        spec_count: 0,
      });
      // Not the first, which was copied before.
      const last = await database('openapi_specs').orderBy('id', 'desc').first('id');
      await database('openapi_specs').where(last).update({ organization_id: 'late' });
    });
    expect(await copy(from, to)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Rows of openapi_specs do not fit to those .* has changed since\. Empty/),
    });
  });
});
