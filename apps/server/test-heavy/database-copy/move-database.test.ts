import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLocation } from '@specshelf/store/database';
import { onPostgreSQL } from '@specshelf/store/test/each-database';
import { findPostgreSQL } from '@specshelf/store/test/find-postgresql';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchAllResponses, type Responses } from '../../test/support/server/fetch-all-responses.js';
import { fillWithDocuments } from '../../test/support/server/fill-with-documents.js';
import { startServer } from '../../test/support/server/start-server.js';
import { main } from '../support/start-built-server.js';

// Moves and restores databases as operators do, with the built command and the PostgreSQL client programs.

const run = promisify(execFile);
const publicURL = 'https://specs.example';
const corpus = process.env['SPECSHELF_CORPUS'];
if (!corpus)
  console.log('No corpus: SPECSHELF_CORPUS is not set. Moving only the documents of the test suite.');

let folder: string;
let source: string;
let secretKey: string;
let token: string;
let original: Responses;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-move-'));
  source = join(folder, 'source.sqlite');
  const server = await startServer({ databaseFile: source, config: { publicURL } });
  token = await fillWithDocuments(server, await documents());
  await server.close();
  secretKey = (await readFile(`${source}.key`, 'utf8')).trim();
  const served = join(folder, 'served.sqlite');
  await copyFile(source, served);
  original = await responsesOn({ kind: 'sqlite', file: served });
});

afterAll(() => rm(folder, { recursive: true }));

/** The documents of the corpus, if there is one. Excludes large documents: they take most of the time and add no coverage. */
async function documents(): Promise<string[]> {
  if (!corpus) return [];
  const names = (await readdir(corpus)).filter(
    (name) => /\.(json|ya?ml)$/.test(name) && name !== 'index.json',
  );
  const files = names.sort().map((name) => join(corpus, name));
  return files.filter((file) => statSync(file).size < 500_000);
}

/** Returns the responses of a server on a database, without refreshes of specification sources. */
async function responsesOn(database: DatabaseLocation): Promise<Responses> {
  const server = await startServer({ database, config: { publicURL, secretKey, refreshInterval: 0 } });
  try {
    return await fetchAllResponses(server, token);
  } finally {
    await server.close();
  }
}

function specshelf(args: string[], env: Record<string, string> = {}) {
  return run(process.execPath, [main, ...args], { cwd: folder, env: { PATH: process.env['PATH'], ...env } });
}

describe('backup of a database file in use', () => {
  it('serves the same responses as the original (CD22)', async () => {
    const file = join(folder, 'live.sqlite');
    await copyFile(source, file);
    const server = await startServer({
      database: { kind: 'sqlite', file },
      config: { publicURL, secretKey, refreshInterval: 0 },
    });
    const backup = join(folder, 'backup.sqlite');
    await specshelf(['backup', backup], { DATABASE_URL: file });
    await server.close();
    expect(await responsesOn({ kind: 'sqlite', file: backup })).toEqual(original);
  });
});

onPostgreSQL(({ create }) => {
  const newURL = async () => {
    const location = await create();
    return location.kind === 'postgresql' ? location.url : expect.fail('This is not PostgreSQL');
  };
  const locationOf = (url: string): DatabaseLocation => ({ kind: 'postgresql', url, connections: 10 });

  describe('move to PostgreSQL and back', () => {
    it('keeps every response unchanged (CD24)', async () => {
      const target = await newURL();
      await specshelf(['copy', '--from', source, '--to', target]);
      const back = join(folder, 'back.sqlite');
      await specshelf(['copy', '--from', target, '--to', back], { SPECSHELF_SECRET_KEY: secretKey });
      await specshelf(['copy', '--from', source, '--to', back, '--verify-only']);
      expect(await responsesOn(locationOf(target))).toEqual(original);
    });

    it('resumes after kill -9 without duplicate or missing rows', async () => {
      const large = join(folder, 'large.sqlite');
      await copyFile(source, large);
      addContents(large, 400);
      const target = await newURL();
      const args = ['copy', '--from', large, '--to', target];
      const killed = spawn(process.execPath, [main, ...args], { stdio: 'ignore' });
      const exit = once(killed, 'exit');
      const client = new pg.Client(target);
      await client.connect();
      const count = async (query: string) =>
        (await client.query(`SELECT count(*)::int AS count FROM ${query}`)).rows[0].count;
      // The table does not exist at first.
      await expect.poll(() => count('contents').catch(() => 0), waiting).toBeGreaterThan(50);
      killed.kill('SIGKILL');
      await exit;
      const connected =
        "pg_stat_activity WHERE application_name = 'specshelf' AND datname = current_database()";
      await expect.poll(() => count(connected), waiting).toBe(0);
      await client.end();
      const { stdout } = await specshelf([...args, '--json']);
      const { copied, compared } = JSON.parse(stdout);
      const tables: { source: number }[] = compared.filter(({ digest }: { digest?: string }) => digest);
      expect(copied.rows).toBeGreaterThan(0);
      expect(copied.rows).toBeLessThan(tables.reduce((sum, table) => sum + table.source, 0));
    });
  });

  describe('PostgreSQL dump', () => {
    const programs = findPostgreSQL();
    const reason =
      programs && existsSync(join(programs, 'pg_dump')) ? undefined : 'this machine has no pg_dump';
    if (reason) console.log(`Skipped the restore of a dump. Reason: ${reason}.`);

    it.skipIf(reason)(
      'serves the same responses after a restore with the commands of the operating guide',
      async () => {
        const [from, to] = [await newURL(), await newURL()];
        await specshelf(['copy', '--from', source, '--to', from]);
        const server = await startServer({
          database: locationOf(from),
          config: { publicURL, secretKey, refreshInterval: 0 },
        });
        const guide = await readFile(
          new URL('../../../../docs/operating/backup-upgrade.md', import.meta.url),
          'utf8',
        );
        const command = (name: string) =>
          new RegExp(`^${name} .*$`, 'm').exec(guide)?.[0] ?? expect.fail(`There is no ${name}`);
        const env = { PATH: `${programs}:${process.env['PATH']}`, DATABASE_URL: from };
        await run('sh', ['-c', command('pg_dump')], { cwd: folder, env });
        await server.close();
        const restore = command('pg_restore').replace(/--dbname=\S+/, '--dbname="$RESTORED"');
        await run('sh', ['-c', restore], { cwd: folder, env: { ...env, RESTORED: to } });
        await specshelf(['copy', '--from', from, '--to', to, '--verify-only']);
        expect(await responsesOn(locationOf(to))).toEqual(original);
      },
    );
  });
});

const waiting = { interval: 10 };

/** Adds enough contents that the copy can be killed while it runs. */
function addContents(file: string, count: number): void {
  const database = new Sqlite(file);
  const insert = database.prepare('insert into contents (digest, bytes) values (?, randomblob(200000))');
  for (let number = 0; number < count; number += 1) insert.run(`content ${number}`);
  database.close();
}
