import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection, DatabaseLocation } from '@specshelf/store/database';
import { reserveDatabase } from '@specshelf/store/open-database';
import { tables } from '@specshelf/store/tables';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { openAnyDatabase } from '@specshelf/store/test/open-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDatabase } from '../../src/config/database-location.js';
import { copyDatabase } from '../../src/database-copy/copy-database.js';
import type { Step } from '../../src/database-copy/copy-rows.js';
import { fetchAllResponses, type Responses } from '../../test/support/server/fetch-all-responses.js';
import { fillWithDocuments } from '../../test/support/server/fill-with-documents.js';
import { runCommand } from '../../test/support/server/run-command.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

// A server fills this database once. Tests must not change it; a test that needs changes uses `sourceCopy()`.
let folder: string;
let source: string;
let token: string;
let original: Responses;
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
  original = await responsesOn(await sourceCopy());
  expect([...original.keys()].filter((path) => path.includes('page='))).not.toEqual([]);
  expect(original.get('/v1/orgs/acme/openapi/running')?.body).toContain('"progress"');
  expect(original.get('/v1/orgs/acme/openapi/guarded')?.body).toContain('"INCOMPATIBLE"');
  expect(original.get('/v1/orgs/acme/openapi/guarded/changelog?limit=3')?.body).toContain('"path-removed"');
});

afterAll(() => rm(folder, { recursive: true }));

function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

/** Copies the source database, for tests that change it. */
async function sourceCopy(): Promise<string> {
  const file = newFile();
  await copyFile(source, file);
  await copyFile(`${source}.key`, `${file}.key`);
  return file;
}

async function copy(from: string, to: string, ...options: string[]) {
  return withoutProgress(await runCommand(['copy', '--from', from, '--to', to, ...options]));
}

/** Removes progress lines, which appear only on a busy machine. */
function withoutProgress<T extends { err: string }>(result: T): T {
  return { ...result, err: result.err.replaceAll(/^(?:Copying|Comparing).*….*\n/gm, '') };
}

function locationOf(url: string): DatabaseLocation {
  return parseDatabase(url, { connections: 2 }) ?? expect.fail(`${url} is no database`);
}

/** Accesses a database directly, without its lock. */
async function inDatabase<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const database = await openAnyDatabase(locationOf(url), {});
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
}

/** Starts a server with the secret key of the source database and without refreshes of specification sources. */
async function serverOn(url: string): Promise<TestServer> {
  const secretKey = (await readFile(`${source}.key`, 'utf8')).trim();
  return startServer({
    database: locationOf(url),
    start,
    config: { publicURL, secretKey, refreshInterval: 0 },
  });
}

async function responsesOn(url: string): Promise<Responses> {
  const server = await serverOn(url);
  try {
    return await fetchAllResponses(server, token);
  } finally {
    await server.close();
  }
}

const failsWith = (err: RegExp) => ({ code: 1, out: '', err: expect.stringMatching(err) });

function describeCopies(kind: string, newTarget: () => Promise<string>): void {
  describe(`copy to ${kind}`, () => {
    it('serves the same responses as the original, and can be copied back (CD24)', async () => {
      const to = await newTarget();
      const result = await copy(source, to, '--json');
      expect(result).toMatchObject({ code: 0, err: '' });
      const { copied, compared, advice } = JSON.parse(result.out);
      expect(compared.map(({ what }: { what: string }) => what)).toEqual(
        expect.arrayContaining([...tables, 'specifications of acme', 'versions of acme/often']),
      );
      for (const one of compared) {
        expect(one.source, one.what).toBe(one.target);
        expect(one).not.toHaveProperty('difference');
      }
      const empty = compared.filter(({ source }: { source: number }) => source === 0);
      expect(tables.filter((table) => empty.some(({ what }: { what: string }) => what === table))).toEqual([
        ...['device_logins', 'unused_contents', 'audit_events', 'ended_sessions'],
      ]);
      expect(copied.rows).toBeGreaterThan(60);
      expect(advice).toContain(`Set SPECSHELF_SECRET_KEY to the content of ${source}.key`);
      expect(result.out).not.toContain((await readFile(`${source}.key`, 'utf8')).trim());

      const back = newFile();
      expect(await copy(to, back)).toMatchObject({ code: 0 });
      expect(await copy(source, back, '--verify-only')).toMatchObject({ code: 0, err: '' });

      // The paths contain cursors: cursors of one server are valid on the other.
      expect(await responsesOn(to)).toEqual(original);
    });

    it('resumes after an interruption at every batch', async () => {
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
          return await copyDatabase(locationOf(source), locationOf(to), { size, onProgress: interrupt });
        } catch (error) {
          expect(error).toHaveProperty('message', 'interrupted');
          return undefined;
        }
      };
      let whole = await isWhole();
      const serve = ['serve'];
      const env = { DATABASE_URL: to, PORT: '0', SPECSHELF_SECRET_KEY: 'x'.repeat(32) };
      const unfinished = failsWith(
        /^The database .* is an unfinished copy of .*\/source\.sqlite\. Finish it/,
      );
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

    it('has an empty search index, which a server builds', async () => {
      const to = await newTarget();
      expect(await copy(source, to)).toMatchObject({ code: 0 });
      const server = await serverOn(to);
      const { operator, processor, service } = server.server;
      expect(await operator.search.inspect()).toMatchObject({ documents: 0 });
      await processor.idle();
      expect(await operator.search.inspect()).toEqual({ waiting: 0, documents: expect.any(Number) });
      const { items } = await service.search({ organizationId: 'acme' }, { q: 'labeled' });
      expect(items.map(({ spec }) => spec)).toContain('labeled');
      await server.close();
    });

    it('rejects a target that is not empty', async () => {
      const to = await newTarget();
      await inDatabase(to, (database) => database('settings').insert({ name: 'cursor-key', value: 'x' }));
      expect(await copy(source, to)).toMatchObject(failsWith(/is not empty: it has rows in settings/));
    });

    it('does not resume with another source database', async () => {
      const [to, other] = [await newTarget(), await sourceCopy()];
      const onProgress = () => {
        throw new Error('interrupted');
      };
      await expect(copyDatabase(locationOf(source), locationOf(to), { onProgress })).rejects.toThrow(
        'interrupted',
      );
      expect(await copy(other, to)).toMatchObject(
        failsWith(/is not empty: it is an unfinished copy of .*source\.sqlite/),
      );
      expect(await copy(source, to, '--verify-only')).toMatchObject(failsWith(/is an unfinished copy/));
    });

    it('fails while a server uses the source or the target', async () => {
      const to = await newTarget();
      const server = await serverOn(to);
      expect(await copy(source, to)).toMatchObject(
        failsWith(/^(Another Specshelf|The database .* is used by)/),
      );
      expect(await copy(to, newFile())).toMatchObject(
        failsWith(/^(Another Specshelf|The database .* is used by)/),
      );
      await server.close();
    });

    it('prevents servers from starting on the target while it runs', async () => {
      const to = await newTarget();
      const copying = await reserveDatabase(locationOf(to), 'alone');
      await expect(serverOn(to)).rejects.toThrow(
        /^(Another Specshelf server is using|The database .* is used by a copy)/,
      );
      await copying.release();
      await (await serverOn(to)).close();
    });

    it('reports the table and row of the first difference when the target has changed', async () => {
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

    it('copies a database with a wrong count, and reports the count', async () => {
      const [from, to] = [await sourceCopy(), await newTarget()];
      await inDatabase(from, (database) =>
        database('organizations').where({ id: 'zenith' }).update({ spec_count: 9 }),
      );
      const result = await copy(from, to);
      expect(result).toMatchObject({
        code: 1,
        err: 'specifications of zenith: both databases have 1, but count 9.\n',
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

  describe('copy of values that PostgreSQL cannot store', () => {
    it('reports the table and row of a NUL character, and resumes after its removal', async () => {
      const [from, to] = [await sourceCopy(), await postgreSQL().create()];
      const rename = (title: string) => (database: Connection) =>
        database('organizations').where({ id: 'zenith' }).update({ title });
      await inDatabase(from, rename('Zen\0ith'));
      expect(await copy(from, to)).toMatchObject(
        failsWith(/^The row zenith of organizations has a NUL character in title/),
      );
      await inDatabase(from, rename('Zenith'));
      expect(await copy(from, to)).toMatchObject({ code: 0 });
    });
  });
});

describe('copy', () => {
  it('prints the compared tables and where the secret key is on a terminal', async () => {
    const to = newFile();
    const args = ['copy', '--from', source, '--to', to];
    const { out, err, code } = await runCommand(args, { terminal: true });
    expect(code).toBe(0);
    expect(out).toMatch(/^COMPARED +SOURCE +TARGET +SHA-256 +RESULT\n/);
    expect(out).toMatch(/^versions of acme\/often +7 +7 +equal$/m);
    expect(err).toContain(
      `${to} is the same as ${source}. Set SPECSHELF_SECRET_KEY to the content of ${source}.key: no other key decrypts its secrets.\n`,
    );
  });

  it('rejects a secret key that does not decrypt the secrets of the source', async () => {
    const args = ['copy', '--from', source, '--to', newFile()];
    const secretKey = (await readFile(`${source}.key`, 'utf8')).trim();
    const env = { SPECSHELF_SECRET_KEY: 'wrong'.repeat(10) };
    const wrong = withoutProgress(await runCommand(args, { env }));
    expect(wrong).toMatchObject(
      failsWith(
        /^SPECSHELF_SECRET_KEY does not decrypt the secrets of the hook .*, the integration times, the source of/,
      ),
    );
    expect(wrong.err).not.toContain(secretKey);
    const right = await runCommand(args, { env: { SPECSHELF_SECRET_KEY: secretKey } });
    expect(right).toMatchObject({ code: 0, err: expect.stringContaining('Keep SPECSHELF_SECRET_KEY') });
  });

  it('rejects a missing source, a source of another schema version, and a target that is the source', async () => {
    const nowhere = join(folder, 'deep', 'nowhere.sqlite');
    expect(await copy(nowhere, newFile())).toMatchObject(failsWith(/^There is no database/));
    expect(await copy(source, nowhere, '--verify-only')).toMatchObject(failsWith(/^There is no database/));
    expect(existsSync(join(folder, 'deep'))).toBe(false);
    expect(await copy(source, join(folder, '.', 'source.sqlite'))).toMatchObject(failsWith(/are the same/));
    expect(await copy(':memory:', newFile())).toMatchObject({ code: 1 });
    const older = await sourceCopy();
    await inDatabase(older, (database) => database('migrations').where({ name: '0004-access' }).delete());
    expect(await copy(older, newFile())).toMatchObject(failsWith(/was written by an older version/));
    const newer = await sourceCopy();
    await inDatabase(newer, (database) =>
      database('migrations').insert({ name: '9999-future', batch: 2, migration_time: 0 }),
    );
    expect(await copy(newer, newFile())).toMatchObject(failsWith(/was written by a newer version/));
  });

  it('names the invalid option without the password in its value', async () => {
    const wrong = await copy('mysql://ann:secret@db.example/specs', newFile());
    expect(wrong).toMatchObject({ code: 2, err: expect.stringMatching(/^--from must be the path/) });
    expect(wrong.err).not.toContain('secret');
    expect(await runCommand(['copy', '--from', source])).toMatchObject({ code: 2 });
  });

  async function interruptedAtSpecifications(): Promise<[from: string, to: string]> {
    const [from, to] = [await sourceCopy(), newFile()];
    const size = { rows: 1, bytes: 1 };
    const onProgress = ({ table }: Step) => {
      if (table === 'openapi_specs') throw new Error('interrupted');
    };
    await expect(copyDatabase(locationOf(from), locationOf(to), { size, onProgress })).rejects.toThrow(
      'interrupted',
    );
    return [from, to];
  }

  it('reports a difference when copied rows of the source change before it resumes', async () => {
    const [from, to] = await interruptedAtSpecifications();
    await inDatabase(from, (database) =>
      database('organizations').where({ id: 'zenith' }).update({ title: 'Another' }),
    );
    const result = await copy(from, to, '--json');
    expect(result).toMatchObject({ code: 1, err: expect.stringMatching(/^organizations: not the same/) });
    expect(result.out).not.toContain('is the same as');
    expect(JSON.parse(result.out).compared).toContainEqual(
      expect.objectContaining({ what: 'organizations', difference: expect.any(String) }),
    );
  });

  it('must restart when rows of the source no longer match the copied rows', async () => {
    const [from, to] = await interruptedAtSpecifications();
    await inDatabase(from, async (database) => {
      await database('organizations').insert({
        id: 'late',
        title: 'Late',
        created_at: start.toISOString(),
        type: 'business',
        spec_count: 0,
      });
      // The first row has already been copied.
      const last = await database('openapi_specs').orderBy('id', 'desc').first('id');
      await database('openapi_specs').where(last).update({ organization_id: 'late' });
    });
    expect(await copy(from, to)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Rows of openapi_specs conflict with rows .* has changed since\. Empty/),
    });
  });
});
