import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Operator } from '@specshelf/service';
import { spec } from '@specshelf/service/test/records';
import { type DatabaseLocation, memory } from '@specshelf/store/database';
import { readSealedValues } from '@specshelf/store/sealed-values';
import { onPostgreSQL, onSQLite, type TestDatabases } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rotateSecretKey } from '../../src/secrets/rotate-secret-key.js';
import { createSeal } from '../../src/secrets/seal.js';
import { runCommand } from '../support/server/run-command.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const oldKey = 'the old key of the database, 0123456789';
const newKey = 'the new key of the database, 9876543210';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  folders.push(folder);
  return folder;
}

/** Starts a server that is stopped at the end of the test at the latest. */
async function start(database: DatabaseLocation, secretKey?: string): Promise<TestServer> {
  let isClosed = false;
  const target = await startServer({ database, config: secretKey === undefined ? {} : { secretKey } });
  const close = async () => {
    if (!isClosed) await target.close();
    isClosed = true;
  };
  onTestFinished(close);
  return { ...target, close };
}

/** Stores one secret of each kind. */
async function fill({ server }: TestServer): Promise<void> {
  await server.bootstrap();
  const { operator, stores } = server;
  const url = 'https://hooks.example.org/';
  await operator.hooks.add({ organizationId: 'default', url, secret: 'the secret of a hook' });
  await operator.integrations.add({
    name: 'timetables',
    endpoint: 'https://integrations.example.org',
    secret: 'the secret of an integration',
  });
  const headers = createSeal(() => oldKey).seal('{"authorization":"Basic"}', 'headers for https://a.example');
  const source = { kind: 'url', url: 'https://a.example/openapi.yaml', headers } as const;
  await stores.specs.insert(spec({ organizationId: 'default', source, processingState: 'complete' }));
}

const unreadable = async (operator: Operator) => (await operator.inspect()).unreadableSecrets;

/** Returns the number of secrets, and how many of them a key decrypts. */
async function count(location: DatabaseLocation, key: string): Promise<[all: number, opened: number]> {
  const database = await openDatabase(location);
  const { open } = createSeal(() => key);
  let all = 0;
  let opened = 0;
  await database.query(async (connection) => {
    for await (const { sealed, purpose } of readSealedValues(connection)) {
      all += 1;
      try {
        open(sealed, purpose);
        opened += 1;
      } catch {
        // It is encrypted with another key.
      }
    }
  });
  await database.close();
  return [all, opened];
}

class Interruption extends Error {}

function interruptAfter(step: string) {
  return (done: string) => {
    if (done === step) throw new Interruption(step);
  };
}

function describeSecretKey(name: string, databases: TestDatabases): void {
  describe(name, () => {
    let location: DatabaseLocation;

    beforeEach(async () => {
      const created = await databases.create();
      const isMemory = created.kind === 'sqlite' && created.file === memory;
      location = isMemory ? { kind: 'sqlite', file: join(await newFolder(), 'specs.sqlite') } : created;
    });

    it('a server with another key does not start, and changes nothing', async () => {
      const first = await start(location, oldKey);
      await fill(first);
      if (location.kind === 'sqlite') await first.close();
      await expect(start(location, newKey)).rejects.toThrow(
        /^SPECSHELF_SECRET_KEY is not the key that the secrets in the database .* are encrypted with\. Set that key\./,
      );
      await first.close();
      const restarted = await start(location, oldKey);
      expect(await unreadable(restarted.server.operator)).toEqual([]);
    });

    it('a server with another key does not start on a database without secrets either', async () => {
      await (await start(location, oldKey)).close();
      await expect(start(location, newKey)).rejects.toThrow(/^SPECSHELF_SECRET_KEY is not the key/);
    });

    it('a database of an earlier release accepts only the key that decrypts its secrets', async () => {
      const first = await start(location, oldKey);
      await fill(first);
      await first.close();
      const database = await openDatabase(location);
      await database.write((transaction) =>
        transaction('settings').where({ name: 'secret-key-check' }).delete(),
      );
      await database.close();
      await expect(start(location, newKey)).rejects.toThrow(/^SPECSHELF_SECRET_KEY is not the key/);
      await start(location, oldKey);
    });

    it('a rotation encrypts every secret with the new key', async () => {
      const first = await start(location, oldKey);
      await fill(first);
      await first.close();
      const config = { database: location, secretKey: oldKey };
      expect(await rotateSecretKey(config, { newKey })).toEqual({ encrypted: 3, unreadable: 0 });
      expect([await count(location, oldKey), await count(location, newKey)]).toEqual([
        [3, 0],
        [3, 3],
      ]);
      await expect(start(location, oldKey)).rejects.toThrow(/is not the key/);
      const { server } = await start(location, newKey);
      expect(await unreadable(server.operator)).toEqual([]);
    });

    it('a rotation is rejected while a server uses the database, and with a wrong key', async () => {
      const first = await start(location, oldKey);
      await fill(first);
      const config = { database: location, secretKey: oldKey };
      await expect(rotateSecretKey(config, { newKey })).rejects.toThrow(/Specshelf server/);
      await first.close();
      const wrong = { database: location, secretKey: 'neither the old key nor the new one' };
      await expect(rotateSecretKey(wrong, { newKey })).rejects.toThrow(/is not the key/);
      expect(await count(location, oldKey)).toEqual([3, 3]);
    });

    it.each([
      ['staged', oldKey, newKey],
      ['committed', newKey, oldKey],
    ])(
      'a rotation that is interrupted when it has %s leaves one valid key, and can be repeated',
      async (step, right, wrong) => {
        const first = await start(location, oldKey);
        await fill(first);
        await first.close();
        const config = { database: location, secretKey: oldKey };
        const interrupted = rotateSecretKey(config, { newKey, onStep: interruptAfter(step) });
        await expect(interrupted).rejects.toThrow(Interruption);
        expect([await count(location, right), await count(location, wrong)]).toEqual([
          [3, 3],
          [3, 0],
        ]);
        await expect(start(location, wrong)).rejects.toThrow(/is not the key/);
        await (await start(location, right)).close();
        expect(await rotateSecretKey(config, { newKey })).toEqual({ encrypted: 3, unreadable: 0 });
        expect(await count(location, newKey)).toEqual([3, 3]);
      },
    );
  });
}

onSQLite((databases) => describeSecretKey('on SQLite', databases));
onPostgreSQL((databases) => describeSecretKey('on PostgreSQL', databases));

describe('a key file', () => {
  let file: string;
  let location: DatabaseLocation;

  beforeEach(async () => {
    file = join(await newFolder(), 'specs.sqlite');
    location = { kind: 'sqlite', file };
    const first = await start(location);
    await first.server.bootstrap();
    await first.server.operator.integrations.add({
      name: 'timetables',
      endpoint: 'https://integrations.example.org',
      secret: 'the secret of an integration',
    });
    await first.close();
  });

  const keyOf = (path: string) => readFileSync(`${path}.key`, 'utf8').trim();
  const command = (...args: string[]) => runCommand(args, { env: { DATABASE_URL: file } });

  it('that is missing is not recreated for an existing database', async () => {
    await rm(`${file}.key`);
    await expect(start(location)).rejects.toThrow(
      `The key file of the database ${file} is missing: ${file}.key. Restore it.`,
    );
    expect(existsSync(`${file}.key`)).toBe(false);
  });

  it('is complete and private, and leaves no temporary file', async () => {
    const { mode } = await stat(`${file}.key`);
    expect([mode & 0o777, keyOf(file).length]).toEqual([0o600, 43]);
    expect((await readdir(dirname(file))).sort()).toEqual([
      'specs.sqlite',
      'specs.sqlite.key',
      'specs.sqlite.lock',
    ]);
    // A partial file that a crash has left is not used as the key.
    await rm(file);
    await rename(`${file}.key`, `${file}.key.tmp`);
    await truncate(`${file}.key.tmp`, 10);
    await (await start(location)).close();
    expect(keyOf(file).length).toBe(43);
  });

  it('is replaced by a rotation', async () => {
    const before = keyOf(file);
    const { code, out } = await command('secret-key', 'rotate');
    expect([code, out]).toEqual([
      0,
      `Encrypted 1 secrets with the new key. The new key is in ${file}.key. Backups need the old key: keep it with them.\n`,
    ]);
    expect(keyOf(file)).not.toBe(before);
    expect(await count(location, keyOf(file))).toEqual([1, 1]);
    const { server } = await start(location);
    expect(await unreadable(server.operator)).toEqual([]);
  });

  it.each([
    ['staged', false],
    ['committed', true],
    ['adopted', true],
  ])('matches the database when a rotation is interrupted when it has %s', async (step, isNew) => {
    const before = keyOf(file);
    const interrupted = rotateSecretKey({ database: location }, { onStep: interruptAfter(step) });
    await expect(interrupted).rejects.toThrow(Interruption);
    // Commands find the valid key too, and do not complete the rotation.
    const added = await command('integration', 'add', 'two', '--endpoint', 'https://b.example.org');
    expect(added.code).toBe(0);
    const next = await start(location);
    expect(await unreadable(next.server.operator)).toEqual([]);
    await next.close();
    expect(keyOf(file) !== before).toBe(isNew);
    expect(existsSync(`${file}.key.next`)).toBe(false);
    expect(await rotateSecretKey({ database: location }, {})).toEqual({ encrypted: 2, unreadable: 0 });
  });

  it('that is lost can be reset', async () => {
    await rm(`${file}.key`);
    expect(await command('secret-key', 'reset')).toMatchObject({ code: 2 });
    expect(await command('secret-key', 'reset', '--yes')).toMatchObject({ code: 0, err: '' });
    const { server } = await start(location);
    expect(await unreadable(server.operator)).toEqual(['the integration timetables']);
  });

  it('is moved from a link to the database, its place in earlier releases, to the database file', async () => {
    const link = join(await newFolder(), 'link.sqlite');
    await symlink(file, link);
    const key = keyOf(file);
    await rm(`${file}.key`);
    await writeFile(`${link}.key`, key);
    const { server } = await start({ kind: 'sqlite', file: link });
    expect(await unreadable(server.operator)).toEqual([]);
    expect(keyOf(file)).toBe(key);
  });

  it('is required by commands, which reject another key', async () => {
    const args = ['integration', 'add', 'two', '--endpoint', 'https://b.example.org'];
    const env = { DATABASE_URL: file, SPECSHELF_SECRET_KEY: newKey };
    expect(await runCommand(args, { env })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^SPECSHELF_SECRET_KEY is not the key that .*\n$/),
    });
    expect((await runCommand(['integration', 'list'], { env })).out).not.toContain('two');
  });

  it('is not printed by a rotation, which names the variable of the new key', async () => {
    const env = { DATABASE_URL: file, SPECSHELF_SECRET_KEY: keyOf(file) };
    expect(await runCommand(['secret-key', 'rotate'], { env })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Set SPECSHELF_NEW_SECRET_KEY to the new key/),
    });
    const short = { ...env, SPECSHELF_NEW_SECRET_KEY: 'too short' };
    expect(await runCommand(['secret-key', 'rotate'], { env: short })).toMatchObject({
      code: 2,
      err: 'The new key must have at least 32 characters.\n',
    });
    const right = { ...env, SPECSHELF_NEW_SECRET_KEY: newKey };
    const { code, out } = await runCommand(['secret-key', 'rotate', '--json'], { env: right });
    expect([code, JSON.parse(out)]).toEqual([0, { encrypted: 1, unreadable: 0 }]);
    expect(await count(location, newKey)).toEqual([1, 1]);
  });
});
