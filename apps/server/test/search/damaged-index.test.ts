import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { command, databaseFile, folder, useCommandDatabase } from '../support/server/command-database.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('damage of the search index', () => {
  let target: TestServer;
  let token: string;
  let log: string[];

  beforeEach(async () => {
    log = [];
    token = await fill();
    damageIndex();
    target = await start();
  });

  afterEach(() => target.close());

  function start(): Promise<TestServer> {
    const logger = pino({ level: 'error' }, { write: (line) => log.push(line) });
    return startServer({ databaseFile, overrides: { logger } });
  }

  /** Publishes `ferry`, and returns a token. */
  async function fill(): Promise<string> {
    target = await start();
    token = (await target.server.bootstrap()) ?? '';
    await publish('ferry', 'Harbour');
    await target.close();
    return token;
  }

  /** Zeroes one block of the index. */
  function damageIndex(): void {
    execute(
      'update search_documents_data set block = zeroblob(length(block)) where id = (select max(id) from search_documents_data)',
    );
  }

  function execute(statement: string): void {
    const database = new Sqlite(databaseFile);
    database.unsafeMode();
    database.exec(statement);
    database.close();
  }

  function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return fetch(`${target.url}/v1/orgs/default${path}`, { ...init, headers });
  }

  async function publish(slug: string, schema: string): Promise<void> {
    const text = JSON.stringify({
      ...{ openapi: '3.1.0', info: { title: slug, version: '1' }, paths: {} },
      components: { schemas: { [schema]: {} } },
    });
    const body = JSON.stringify({ source: { text } });
    const { status } = await request(`/openapi/${slug}`, { method: 'PUT', body });
    expect(status).toBe(201);
    await target.server.processor.idle();
    const spec = await (await request(`/openapi/${slug}`)).json();
    expect(spec).toMatchObject({ processingState: 'complete', lastVersion: expect.any(String) });
  }

  async function search(q: string) {
    const response = await request(`/search?q=${q}`);
    return { status: response.status, body: await response.json() };
  }

  const found = async (q: string) =>
    (await search(q)).body.items.map(({ title }: { title: string }) => title);

  const doctor = async (...options: string[]) => {
    const { out, code } = await command(['doctor', '--no-fetch', '--json', ...options]);
    const findings: { about: string }[] = JSON.parse(out);
    return { code, find: (about: string) => findings.find((finding) => finding.about === about) };
  };

  it('fails searches only, and the log names the remedy', async () => {
    const remedy = 'specshelf-server doctor --rebuild-search';
    const { status, body } = await search('harbour');
    expect([status, body.error]).toEqual([
      503,
      expect.objectContaining({
        type: 'storage-unavailable',
        message: 'Searches are not possible at the moment. Everything else works. Try again later.',
      }),
    ]);
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request failed', err: { message: expect.stringContaining(remedy) } },
    ]);
    await publish('barge', 'Mast');
    await publish('canoe', 'Paddle');
    expect((await request('/openapi/ferry')).status).toBe(200);
    expect((await request('/openapi/ferry', { method: 'DELETE' })).status).toBe(205);
    await target.server.processor.idle();
    expect((await fetch(`${target.url}/readyz`)).status).toBe(200);
    expect(target.server.database.isDamaged()).toBe(false);
    const { code, err } = await command(['backup', join(folder, 'copy.sqlite')]);
    expect([code, err]).toEqual([0, expect.not.stringContaining('damaged')]);
  });

  it('does not end a round of retention', async () => {
    const { service, stores } = target.server;
    // As after the removal of documents with these terms.
    execute('insert into search_removed_terms select term from search_terms');
    target.advance(24 * 3_600_000);
    const removeUnused = vi.spyOn(stores.contents, 'removeUnused');
    onTestFinished(() => void vi.restoreAllMocks());
    while (await service.pruneNext());
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'failure' }]);
    expect(removeUnused).toHaveBeenCalled();
  });

  it('is found by the doctor, which empties the index, and a running server builds it again', async () => {
    await publish('barge', 'Mast');
    const damaged = await doctor();
    expect([damaged.code, damaged.find('database'), damaged.find('search')]).toEqual([
      1,
      expect.objectContaining({
        state: 'ok',
        message: `${databaseFile} is intact except for the search index, and up to date.`,
      }),
      expect.objectContaining({
        state: 'problem',
        message: expect.stringMatching(/^The search index is damaged: .*search_documents/),
        advice: expect.stringContaining('--rebuild-search'),
      }),
    ]);
    const rebuilt = await doctor('--rebuild-search');
    expect(rebuilt.find('database')).toMatchObject({
      state: 'ok',
      message: `${databaseFile} is intact and up to date.`,
    });
    expect(rebuilt.find('search')).toMatchObject({ state: 'ok' });
    await target.server.processor.idle();
    const names = ['harbour', 'mast', 'ferry', 'barge'];
    expect(await Promise.all(names.map(found))).toEqual([
      ['Harbour'],
      ['Mast'],
      expect.arrayContaining(['ferry']),
      expect.arrayContaining(['barge']),
    ]);
    expect((await doctor()).find('search')).toMatchObject({ state: 'ok' });
  });
});
