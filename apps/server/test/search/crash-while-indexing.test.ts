import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexVersion } from '@specshelf/service/search';
import { createStores } from '@specshelf/store/create-stores';
import { openSQLite } from '@specshelf/store/test/open-database';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../support/server/start-server.js';

it('a specification that a process was indexing when it was killed is found after the restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const databaseFile = join(folder, 'specshelf.sqlite');
  const first = await startServer({ databaseFile });
  const token = (await first.server.bootstrap()) ?? '';
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Harbour', version: '1' }, paths: {} });
  await fetch(`${first.url}/v1/orgs/default/openapi/ferry`, {
    ...{ method: 'PUT', headers, body: JSON.stringify({ source: { text } }) },
  });
  await first.server.processor.idle();
  const now = first.now();
  await first.close();

  // What remains of a process that has begun to index again.
  const database = await openSQLite(databaseFile);
  const { search } = createStores(database);
  await search.clear();
  expect(await search.begin({ indexVersion, now: now.toISOString() })).toMatchObject({
    spec: { slug: 'ferry' },
  });
  await database.close();

  const second = await startServer({ databaseFile, start: now });
  onTestFinished(() => second.close());
  await second.server.processor.idle();
  const found = await (await fetch(`${second.url}/v1/orgs/default/search?q=harbour`, { headers })).json();
  expect(found).toMatchObject({ items: [{ spec: 'ferry' }] });
});
