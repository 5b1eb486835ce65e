import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Client } from '@specshelf/sdk';
import { defaultLimits, type TaskFunctions, WorkLimitExceeded } from '@specshelf/service';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import {
  type Delivery,
  type Program,
  type Programs,
  startPrograms,
} from '../support/server/start-programs.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const secret = 'a secret that nobody else knows';
const name = 'timetables';
let programs: Programs;
let target: TestServer;
let client: Client;
let logged: string[];
let reported: unknown[];
let replaced: Partial<TaskFunctions>;

beforeEach(async () => {
  logged = [];
  reported = [];
  replaced = {};
  programs = await startPrograms();
  target = await startServer({
    databaseFile: ':memory:',
    overrides: {
      report: (error) => void reported.push(error),
      ...replaceTasks(replaced, createHeavyWork(serverCodec)),
      limits: { ...defaultLimits, documentResponseTime: 300, revisionResponseTime: 1100, response: 1000 },
      logger: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    },
  });
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
  await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  const token = await target.token({ scopes: ['space:read'] });
  client = createClient({ baseUrl: target.url, token, maxRetries: 0 });
});

afterEach(async () => {
  await target.close();
  await programs.close();
});

async function register(program: Program): Promise<void> {
  await registerAt(programs.set(name, program));
}

async function registerAt(endpoint: string): Promise<void> {
  await target.server.operator.integrations.add({ name, endpoint, secret });
}

const request = { spaceId: 'docs', source: { type: `integration:${name}:sailings` }, seed: 'seed' };
const revision = () => client.computedContent.generateRevision(request);
const document = () => client.computedContent.generateDocument(request);
const failureOf = (work: PromiseLike<unknown>) => expect(work).rejects;

describe('an event', () => {
  it('is posted as a signed form to version 1 of the protocol', async () => {
    const deliveries: Delivery[] = [];
    await register((delivery) => {
      deliveries.push(delivery);
      return { status: 200, body: '{}' };
    });
    await revision();
    const [{ path, headers, event, environment } = expect.fail('no event')] = deliveries;
    expect(path).toBe(`/${name}/v1`);
    expect(headers).toMatchObject({
      'user-agent': 'Specshelf',
      'content-type': expect.stringMatching(/^multipart\/form-data/),
    });
    const time = Math.floor(target.now().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${time}.${event}`).digest('hex');
    expect(headers['x-specshelf-signature']).toBe(`t=${time},v1=${signature}`);
    expect(JSON.parse(environment)).toMatchObject({ apiEndpoint: target.url });
    expect(JSON.stringify([event, environment, headers])).not.toContain(secret);
  });

  it('passes the signature check of the manual, which rejects other events', async () => {
    const examples = [...(await manual()).matchAll(/```js\n([\s\S]*?)```/g)].map(([, example]) => example);
    const code = examples.find((example) => example?.includes('function isGenuine'));
    const { isGenuine } = await import(
      `data:text/javascript,${encodeURIComponent(`${code}\nexport { isGenuine };`)}`
    );
    const time = Math.floor(Date.now() / 1000);
    const sign = (t: number, key = secret) =>
      `t=${t},v1=${createHmac('sha256', key).update(`${t}.{}`).digest('hex')}`;
    expect(isGenuine(sign(time), '{}', secret)).toBe(true);
    expect(isGenuine(sign(time), '{ }', secret)).toBe(false);
    expect(isGenuine(sign(time, 'other'), '{}', secret)).toBe(false);
    expect(isGenuine(sign(time - 301), '{}', secret)).toBe(false);
    expect(isGenuine('', '{}', secret)).toBe(false);
  });

  it('has a token that is revoked when the integration is removed', async () => {
    let token = '';
    await register(({ environment }) => {
      token = JSON.parse(environment).apiTokens.integration;
      return { status: 200, body: '{}' };
    });
    await revision();
    const status = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${target.url}/v1/orgs/acme/openapi`, { headers })).status;
    };
    expect(await status()).toBe(200);
    expect(
      await (await fetch(`${target.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } })).json(),
    ).toMatchObject({ id: `integration:${name}` });
    await target.server.operator.integrations.remove(name);
    expect(await status()).toBe(401);
    await register(() => ({ status: 200, body: '{}' }));
    expect(await status()).toBe(401);
  });
});

describe('an integration that violates the protocol', () => {
  afterEach(() => {
    expect(logged.join()).toContain('integration failed');
    expect(logged.join()).not.toContain(secret);
    expect(logged.join()).not.toContain('shelf_event_');
  });

  it('times out after a limit for documents and a limit for revisions', async () => {
    await register(() => new Promise(() => undefined));
    await failureOf(document()).toMatchObject({
      status: 504,
      message: expect.stringContaining('within 1 second.'),
    });
    await failureOf(revision()).toMatchObject({
      status: 504,
      message: expect.stringContaining('within 2 seconds.'),
    });
  });

  it('times out in the middle of its response', async () => {
    const server = createServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"pages": [');
      socket.on('error', () => undefined);
    });
    await registerAt(await listenOnFreePort(server));
    await failureOf(document()).toMatchObject({ status: 504 });
    server.close();
  });

  it('cannot respond with more bytes than the limit', async () => {
    const body = (length: number) => `{"pages":[]}${' '.repeat(length - 12)}`;
    let length = 1000;
    await register(() => ({ status: 200, body: body(length) }));
    expect(await revision()).toMatchObject({ pages: [] });
    length = 1001;
    await failureOf(revision()).toMatchObject({
      status: 502,
      message: expect.stringContaining('more than 1000 bytes'),
    });
  });

  it('cannot redirect events to another address', async () => {
    let otherRequests = 0;
    const other = programs.set('other', () => {
      otherRequests += 1;
      return { status: 200, body: '{}' };
    });
    await register(() => ({ status: 307, body: '', headers: { location: `${other}/v1` } }));
    await failureOf(revision()).toMatchObject({
      status: 502,
      message: expect.stringContaining('307 (redirects are not followed)'),
    });
    expect(otherRequests).toBe(0);
  });

  it.each([
    ['no JSON', 200, 'Hello', 'the response is not JSON'],
    ['a failure with a message', 500, '{"error":"No ferries"}', 'it responded with status 500 (No ferries)'],
    ['a failure without a message', 503, '<h1>Sorry</h1>', 'it responded with status 503.'],
    ['no content', 204, '', 'it responded with status 204.'],
    ['its secret', 500, JSON.stringify({ error: `wrong secret: ${secret}` }), '(wrong secret: …)'],
  ])('and sends %s causes a 502 with the reason', async (_what, status, body, reason) => {
    await register(() => ({ status, body }));
    await failureOf(revision()).toMatchObject({ status: 502, message: expect.stringContaining(reason) });
  });

  it('and is unreachable causes a 502 without its address', async () => {
    await registerAt('http://127.0.0.1:9');
    const failure = await revision().then(
      () => undefined,
      (error: Error) => error,
    );
    expect(failure).toMatchObject({ status: 502, message: expect.stringContaining('cannot be reached: ') });
    expect(failure?.message).not.toContain('127.0.0.1:9');
  });

  it('and does not speak HTTP causes a 502', async () => {
    const server = createServer((socket) => socket.end('220 mail.example ESMTP\r\n'));
    await registerAt(await listenOnFreePort(server));
    await failureOf(revision()).toMatchObject({ status: 502 });
    server.close();
  });
});

it('a response can be split in the middle of a character', async () => {
  const text = Buffer.from('{"pages":[{"type":"document","title":"Île de Bréhat"}]}');
  const middle = text.indexOf('Î') + 1;
  const server = createServer((socket) => {
    socket.setNoDelay();
    socket.on('error', () => undefined);
    socket.once('data', async () => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${text.byteLength}\r\n\r\n`);
      socket.write(text.subarray(0, middle));
      // Enough turns of the event loop for the client to read the first part.
      for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
      socket.write(text.subarray(middle));
    });
  });
  await registerAt(await listenOnFreePort(server));
  expect(await revision()).toMatchObject({ pages: [{ title: 'Île de Bréhat' }] });
  server.close();
});

it('a document that exceeds a limit is reported as a failure of its integration', async () => {
  replaced.completeResponse = () => Promise.reject(new WorkLimitExceeded('time', '15 seconds'));
  await register(() => ({ status: 200, body: '{"document":{}}' }));
  await failureOf(document()).toMatchObject({
    status: 502,
    message: expect.stringContaining('takes more than 15 seconds to make'),
  });
});

it('an integration whose secret was encrypted with another key must be added again', async () => {
  const { integrations } = target.server.stores;
  const createdAt = target.now().toISOString();
  await integrations.insert({ id: 'x', name, endpoint: 'http://127.0.0.1:9', secret: 'other', createdAt });
  await failureOf(revision()).toMatchObject({
    status: 502,
    message: expect.stringContaining('add it again'),
  });
  // The cause is reported to the operator only.
  expect(reported).toEqual([expect.any(Error)]);
});

async function manual(): Promise<string> {
  return readFile(new URL('../../../../docs/operating/hooks-integrations.md', import.meta.url), 'utf8');
}

async function listenOnFreePort(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  return `http://127.0.0.1:${port}`;
}
