import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@specshelf/sdk';
import { createStores } from '@specshelf/store/create-stores';
import { openSQLite } from '@specshelf/store/test/open-database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import { type Hooks, startHooks } from '../support/server/start-hooks.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const secret = 'a secret for tests';
const spec = { organizationId: 'default', specSlug: 'pets' };
const body = '{"tags":["organization:default:openapi:pets"]}';

let hooks: Hooks;
let target: TestServer;
let client: Client;

beforeEach(async () => {
  hooks = await startHooks();
  target = await startServer({ databaseFile: ':memory:' });
  const token = (await target.server.bootstrap()) ?? '';
  client = createClient({ baseUrl: target.url, token });
  await client.specs.upsert({ ...spec, source: { text: 'openapi: 3.1.0' } });
  await target.server.processor.idle();
});

afterEach(async () => {
  await target.close();
  await hooks.close();
});

const add = (url: string) => target.server.operator.hooks.add({ organizationId: 'default', url, secret });
const list = () => target.server.operator.hooks.list();

async function change(visibility: 'public' | 'private' = 'public'): Promise<void> {
  await client.specs.setVisibility({ ...spec, visibility });
}

it('a call has a signature of its body for frontends of GitBook, and a signature with a timestamp', async () => {
  const { url, calls } = hooks.add();
  await add(url);
  await change();
  await target.server.deliverer.idle();
  const [call] = calls;
  expect(call?.body).toBe(body);
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-gitbook-signature': createHmac('sha256', secret).update(body).digest('hex'),
  });
  const time = Math.floor(target.now().getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  expect(call?.headers['x-specshelf-signature']).toBe(`t=${time},v1=${signature}`);
});

it('a secret is stored encrypted', async () => {
  await add(hooks.add().url);
  const [stored] = await target.server.stores.hooks.list();
  expect(stored?.secret).not.toContain(secret);
});

it('a failed call is retried with increasing delays for three days', async () => {
  const { url, calls, response } = hooks.add();
  await add(url);
  response.status = 500;
  await change();
  await target.server.deliverer.idle();
  expect(calls).toHaveLength(1);
  expect((await list())[0]).toMatchObject({
    waiting: 1,
    lastFailure: { at: target.now().toISOString(), reason: 'responded with status 500' },
  });
  target.advance(9_000);
  await target.server.deliverer.idle();
  expect(calls).toHaveLength(1);
  let hours = 0;
  while ((await list())[0]?.waiting === 1) {
    target.advance(1_800_000);
    hours += 0.5;
    await target.server.deliverer.idle();
  }
  expect(hours).toBeGreaterThan(72);
  expect(hours).toBeLessThan(80);
  expect(calls).toHaveLength(18);
  response.status = 200;
  await change('private');
  await target.server.deliverer.idle();
  const [hook] = await list();
  expect(hook).toMatchObject({ waiting: 0, lastDeliveredAt: target.now().toISOString() });
  expect(hook).not.toHaveProperty('lastFailure');
});

it.each([
  ['with a redirect, which is not followed', 307, 'responded with status 307'],
  ['that the signature is invalid', 401, 'responded with status 401'],
])('a call fails when the address responds %s', async (_what, status, reason) => {
  const { url, calls, response } = hooks.add();
  response.status = status;
  await add(url);
  await change();
  await target.server.deliverer.idle();
  expect(calls).toHaveLength(1);
  expect((await list())[0]?.lastFailure?.reason).toBe(reason);
});

it('a call to an unreachable address fails, and the publisher is not affected', async () => {
  await hooks.close();
  await add('http://127.0.0.1:9/');
  await change();
  await target.server.deliverer.idle();
  expect((await list())[0]?.lastFailure?.reason).toMatch(/^cannot be reached: \w+$/);
  hooks = await startHooks();
});

it('an address that does not respond delays no other hook and no publisher', async () => {
  const sockets: (() => void)[] = [];
  const silent = createServer((_request, response) => void sockets.push(() => response.end()));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  const { url, deliveredTags } = hooks.add();
  await add(`http://127.0.0.1:${address.port}/`);
  await add(url);
  await change();
  await change('private');
  expect((await client.specs.get(spec)).visibility).toBe('private');
  while (deliveredTags.length === 0) await new Promise(setImmediate);
  while (sockets.length === 0) await new Promise(setImmediate);
  // Responds in the end, so that the test can finish.
  const responding = setInterval(() => {
    for (const end of sockets) end();
  }, 5);
  await target.server.deliverer.idle();
  clearInterval(responding);
  expect((await list()).map(({ waiting }) => waiting)).toEqual([0, 0]);
  silent.close();
  silent.closeAllConnections();
});

it('a call that is interrupted by a server stop does not count as failed, and is repeated by the next server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const databaseFile = join(folder, 'specs.sqlite');
  const first = await startServer({ databaseFile });
  const token = (await first.server.bootstrap()) ?? '';
  let responds = false;
  const silent = createServer((_request, response) => {
    if (responds) response.end();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = silent.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  const url = `http://127.0.0.1:${address.port}/`;
  const received = once(silent, 'request');
  await first.server.operator.hooks.add({ organizationId: 'default', url, secret });
  const { specs } = createClient({ baseUrl: first.url, token });
  await specs.upsert({ ...spec, source: { text: 'openapi: 3.1.0' } });
  await specs.setVisibility({ ...spec, visibility: 'public' });
  await received;
  await first.close();
  const database = await openSQLite(databaseFile);
  const [hook] = await createStores(database).hooks.list();
  await database.close();
  expect(hook).toMatchObject({ waiting: 1, failures: 0 });
  expect(hook).not.toHaveProperty('lastFailure');
  responds = true;
  const second = await startServer({ databaseFile });
  await second.server.deliverer.idle();
  expect(await second.server.operator.hooks.list()).toMatchObject([
    { waiting: 0, lastDeliveredAt: expect.any(String) },
  ]);
  await second.close();
  silent.close();
  silent.closeAllConnections();
  await rm(folder, { recursive: true });
});

it('pending calls are delivered by the next server', async () => {
  const { url, deliveredTags, response } = hooks.add();
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  const databaseFile = join(folder, 'specs.sqlite');
  const first = await startServer({ databaseFile });
  const token = (await first.server.bootstrap()) ?? '';
  await first.server.operator.hooks.add({ organizationId: 'default', url, secret });
  response.status = 503;
  const { specs } = createClient({ baseUrl: first.url, token });
  await specs.upsert({ ...spec, source: { text: 'openapi: 3.1.0' } });
  await first.server.processor.idle();
  await first.server.deliverer.idle();
  await first.close();
  response.status = 200;
  const second = await startServer({ databaseFile, start: new Date('2025-06-01T08:01:00.000Z') });
  await second.server.deliverer.idle();
  expect(deliveredTags).toEqual([['organization:default:openapi:pets']]);
  await second.close();
  await rm(folder, { recursive: true });
});
