import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { startServer, type TestServer } from '../../support/server/start-server.js';

const path = '/v1/orgs/default/openapi/ferry';
let target: TestServer;
let token: string;
let comparisons: number;
let compare: () => Promise<void>;

beforeEach(async () => {
  comparisons = 0;
  const inline = createHeavyWork(serverCodec);
  target = await startServer({
    databaseFile: ':memory:',
    overrides: {
      heavyWork: replaceTasks(
        {
          compareVersions: async (input) => {
            comparisons += 1;
            await compare();
            return inline.runTask('compareVersions', input);
          },
        },
        inline,
      ),
    },
  });
  onTestFinished(() => target.close());
  await target.server.bootstrap();
  token = await target.token({ scopes: ['openapi:read', 'openapi:write'] });
  await send('PUT', path, describe('Ferry'));
  await target.server.processor.idle();
});

function describe(title: string) {
  return { source: { text: JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} }) } };
}

function send(method: string, to: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(target.url + to, { method, headers, body: JSON.stringify(body) });
}

const check = (title: string) => send('POST', `${path}/check`, describe(title));

it('a check remembers for ten minutes that a pair of documents cannot be compared', async () => {
  compare = async () => {
    throw new Error('The comparison takes too long');
  };
  for (let count = 0; count < 3; count++) {
    expect(await (await check('Boats')).json()).toMatchObject({ complete: false });
  }
  expect(comparisons).toBe(1);
  await check('Ships');
  expect(comparisons).toBe(2);
  target.advance(10 * 60_000);
  await check('Boats');
  expect(comparisons).toBe(3);
});

it('a check beyond those of the organization in progress is rejected with 429', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  compare = () => finished;
  const checks = Array.from({ length: 8 }, (_, index) => check(`Boats ${index}`));
  await expect.poll(() => comparisons).toBe(8);
  const rejected = await check('Ships');
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await rejected.json()).toMatchObject({ error: { type: 'too-many-requests' } });
  finish();
  for (const response of await Promise.all(checks)) expect(response.status).toBe(200);
  expect((await check('Ships')).status).toBe(200);
});
