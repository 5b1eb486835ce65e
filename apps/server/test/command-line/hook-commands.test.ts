import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStores } from '@specshelf/store/create-stores';
import { openSQLite } from '@specshelf/store/test/open-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../src/secrets/seal.js';
import {
  command,
  databaseFile,
  folder,
  runForJSON,
  useCommandDatabase,
} from '../support/server/command-database.js';
import { fillDatabase } from '../support/server/run-command.js';
import { startHooks } from '../support/server/start-hooks.js';

useCommandDatabase();

describe('hooks', () => {
  beforeEach(() => fillDatabase(databaseFile));

  it('are added, tested, listed, and removed', async () => {
    const hooks = await startHooks();
    const { url, calls, response } = hooks.add();
    const added = await runForJSON('hook', 'add', '--url', url);
    expect(added).toMatchObject({
      organizationId: 'default',
      url,
      secret: expect.stringMatching(/^\w{40}$/),
    });
    expect(await runForJSON('hook', 'test', added.id)).toEqual({ id: added.id, works: true });
    expect(calls.map(({ body }) => body)).toEqual(['{"tags":[]}']);
    response.status = 401;
    expect(await command(['hook', 'test', added.id])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/failed: responded with status 401\.\n$/),
    });
    expect(await runForJSON('hook', 'list')).toEqual([expect.objectContaining({ id: added.id, waiting: 0 })]);
    expect((await command(['hook', 'list'])).out).not.toContain(added.secret);
    await runForJSON('hook', 'remove', added.id, '--yes');
    expect(await runForJSON('hook', 'list')).toEqual([]);
    expect(await command(['hook', 'test', added.id])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/was not found/),
    });
    await hooks.close();
  });

  it('read their secret from a file or the environment, and never print it', async () => {
    const secretFile = join(folder, 'secret');
    await writeFile(secretFile, 'a secret of the file\n');
    const add = ['hook', 'add', '--url', 'https://a.example/hook'];
    const ofFile = await command([...add, '--secret-file', secretFile]);
    const env = { SPECSHELF_HOOK_SECRET: 'a secret of the environment' };
    const ofEnvironment = await command([...add, '--json'], { env });
    expect(ofFile.out + ofEnvironment.out).not.toMatch(/a secret/);
    const key = (await readFile(`${databaseFile}.key`, 'utf8')).trim();
    const { open } = createSeal(() => key);
    const database = await openSQLite(databaseFile);
    const stored = await createStores(database).hooks.list();
    await database.close();
    expect(stored.map(({ id, secret }) => open(secret, `hook ${id}`))).toEqual([
      'a secret of the file',
      'a secret of the environment',
    ]);
  });

  it.each([
    ['an address with a password', 'https://:p@a.example/', /^--url must be an http/],
    ['an address with a user name', 'https://u@a.example/', /^--url must be an http/],
    ['an address of another protocol', 'ftp://a.example/', /^--url must be an http/],
    ['no address', 'here', /^--url must be an http/],
  ])('are not added with %s', async (_what, url, err) => {
    expect(await command(['hook', 'add', '--url', url])).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(err),
    });
  });
});
