import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexVersion, printWords } from '@specshelf/service/search';
import { spec, time } from '@specshelf/service/test/records';
import { createStores } from '@specshelf/store/create-stores';
import { openDatabase } from '@specshelf/store/test/open-database';
import { describe, expect, it } from 'vitest';
import { startSourceSite } from '../support/http/source-site.js';
import { startOutboundProxy } from '../support/http/start-outbound-proxy.js';
import {
  command,
  databaseFile,
  folder,
  runForJSON,
  useCommandDatabase,
} from '../support/server/command-database.js';
import { fillDatabase } from '../support/server/run-command.js';
import { startHooks } from '../support/server/start-hooks.js';
import { startServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('doctor', () => {
  const doctor = async (env: Record<string, string> = {}, ...options: string[]) => {
    const { out, code } = await command(
      ['doctor', '--json', ...(options.length > 0 ? options : ['--no-fetch'])],
      { env },
    );
    const findings: { about: string; state: string; message: string; advice?: string }[] = JSON.parse(out);
    return { code, findings, find: (about: string) => findings.find((finding) => finding.about === about) };
  };

  it('finds no problem with a running server', async () => {
    const server = await startServer({ databaseFile });
    await server.server.bootstrap();
    const { port } = new URL(server.url);
    const { code, findings } = await doctor({ PORT: port });
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(code).toBe(0);
    await server.close();
  });

  it('lists all configuration problems', async () => {
    const { code, findings } = await doctor({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect([code, findings.map(({ about, state }) => [about, state])]).toEqual([
      1,
      [
        ['configuration', 'problem'],
        ['configuration', 'problem'],
      ],
    ]);
  });

  it('warns about an unknown variable without failing', async () => {
    const { findings } = await doctor({ SPECSHELF_CAHCE_LIMIT: '1000' });
    const warnings = findings.filter(({ about, state }) => about === 'configuration' && state === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual([
      'The variable SPECSHELF_CAHCE_LIMIT is unknown and has no effect. Did you mean SPECSHELF_CACHE_LIMIT?',
    ]);
  });

  it('reports a missing database without creating it', async () => {
    const { find } = await doctor();
    expect(find('database')).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('specshelf-server serve'),
    });
    await expect(stat(databaseFile)).rejects.toThrow('ENOENT');
  });

  it('reports a file that is not a database', async () => {
    await writeFile(databaseFile, 'x'.repeat(5000));
    const { code, find } = await doctor();
    expect([code, find('database')]).toEqual([1, expect.objectContaining({ state: 'problem' })]);
  });

  it('reports secrets that the key cannot decrypt', async () => {
    await fillDatabase(databaseFile);
    const { id } = await runForJSON('hook', 'add', '--url', 'https://a.example/');
    await runForJSON('integration', 'add', 'timetables', '--endpoint', 'https://b.example');
    const { code, find } = await doctor({ SPECSHELF_SECRET_KEY: 'another key, of which nobody knows' });
    expect([code, find('secret key')?.message]).toEqual([
      1,
      `It does not decrypt the secrets of the hook ${id}, the integration timetables.`,
    ]);
  });

  it('reports a wrong key even without stored secrets', async () => {
    await fillDatabase(databaseFile);
    const { code, find } = await doctor({ SPECSHELF_SECRET_KEY: 'another key, of which nobody knows' });
    expect([code, find('secret key')?.message]).toEqual([1, expect.stringMatching(/is not the key that/)]);
  });

  it('reports a damaged search index, and empties it', async () => {
    await fillDatabase(databaseFile);
    const database = await openDatabase({ kind: 'sqlite', file: databaseFile });
    const stores = createStores(database);
    await stores.specs.insert(spec({ organizationId: 'default' }));
    const { generation = 0 } = (await stores.search.begin({ indexVersion, now: time(0) })) ?? {};
    const chunk = { chunk: 0, ranks: new Uint8Array(1), entries: new Uint8Array() };
    await stores.search.write(
      generation,
      [{ ...chunk, tokens: ['npet'], words: printWords(['pet']) }],
      time(0),
    );
    await stores.search.complete(generation, indexVersion);
    const intact = 'The index is intact and has';
    expect((await doctor()).find('search')?.message).toBe(`${intact} 1 document.`);
    await database.connection('search_entries').delete();
    await database.close();
    expect((await doctor()).find('search')).toEqual({
      ...{ about: 'search', state: 'problem' },
      message: 'The search index is damaged: it has 1 document instead of 0.',
      advice: expect.stringContaining('--rebuild-search'),
    });
    expect((await doctor({}, '--no-fetch', '--rebuild-search')).find('search')).toMatchObject({
      state: 'ok',
      message: `${intact} 0 documents. A running server indexes 1 more specification.`,
    });
  });

  it('reports a wrong clock and pending work', async () => {
    const server = await startServer({ databaseFile, start: new Date('2099-01-01T00:00:00.000Z') });
    const token = (await server.server.bootstrap()) ?? '';
    await fetch(`${server.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } });
    await server.close();
    expect((await doctor()).find('clock')).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/2099-01-01/),
    });
  });

  it('fetches a URL with the settings of sources', async () => {
    await fillDatabase(databaseFile);
    const site = await startSourceSite();
    const url = site.publish('pets.yaml', 'openapi: 3.1.0');
    const open = { SPECSHELF_FETCH_ALLOW: '127.0.0.0/8' };
    expect((await doctor({}, '--fetch', url)).find('fetching')).toMatchObject({ state: 'problem' });
    expect((await doctor(open, '--fetch', url)).find('fetching')).toMatchObject({ state: 'ok' });
    await site.close();
    expect((await doctor(open, '--fetch', url)).find('fetching')).toMatchObject({ state: 'warning' });
  });

  it('fetches through the outbound proxy, and warns where only the proxy resolves names', async () => {
    await fillDatabase(databaseFile);
    const site = await startSourceSite();
    const url = site.publish('pets.yaml', 'openapi: 3.1.0');
    const proxy = await startOutboundProxy();
    const env = {
      SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
      SPECSHELF_FETCH_PROXY: `http://ada:s3cret@127.0.0.1:${proxy.port}`,
    };
    const checked = await doctor(env, '--fetch', url);
    expect(checked.find('fetching')).toMatchObject({ state: 'ok' });
    expect(proxy.requests.map(({ url }) => url)).toEqual([new URL(url).host]);
    expect(checked.find('outbound proxy')).toMatchObject({ state: 'ok' });
    const unchecked = await doctor({ ...env, SPECSHELF_FETCH_PROXY_DNS: 'proxy' });
    expect(unchecked.find('outbound proxy')).toMatchObject({
      state: 'warning',
      message: expect.stringMatching(/cannot check the addresses/),
    });
    expect(JSON.stringify([checked, unchecked])).not.toMatch(/s3cret|ada/);
    await Promise.all([site.close(), proxy.close()]);
  });

  it('reports another server at the public URL', async () => {
    const hooks = await startHooks();
    const PUBLIC_URL = new URL(hooks.add().url).origin;
    expect((await doctor({ PUBLIC_URL })).find('server')).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/is not Specshelf: it responds with status 404/),
    });
    await hooks.close();
    expect((await doctor({ PUBLIC_URL })).find('server')).toMatchObject({
      state: 'warning',
      message: `The server at ${PUBLIC_URL} cannot be reached: ECONNREFUSED.`,
    });
  });

  it('reports a lock file that cannot be opened', async () => {
    const server = await startServer({ databaseFile: join(folder, 'other.sqlite') });
    await mkdir(`${databaseFile}.lock`);
    expect((await doctor({ PUBLIC_URL: server.url })).find('server')).toMatchObject({
      state: 'problem',
      message: expect.stringContaining(`The database ${databaseFile}.lock cannot be opened: `),
    });
    await server.close();
  });

  it('prints problems with their fixes', async () => {
    const { out } = await command(['doctor', '--no-fetch'], { terminal: true });
    expect(out).toMatch(
      /^warning {2}database: There is no database .*\n {9}The first `specshelf-server serve` creates it/m,
    );
  });
});
