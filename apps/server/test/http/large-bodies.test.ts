import { gzipSync } from 'node:zlib';
import { routes } from '@specshelf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../support/server/start-app.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

const specs = '/v1/orgs/default/openapi';
let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer({ databaseFile: ':memory:' });
  await server.server.bootstrap();
  token = await server.token({
    scopes: ['tokens:write', 'openapi:read', 'openapi:write', 'openapi:acknowledge', 'space:read'],
  });
});

afterAll(() => server.close());

async function send(method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method,
    body,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, text: await response.text() };
}

/** 47 MB of `[{},{},…` inserted for `@`; compressed 46 kB. */
function bomb(around: string): Buffer {
  const [before = '', after = ''] = around.split('@');
  return gzipSync(`${before}[${'{},'.repeat(15_700_000)}{}]${after}`);
}

describe('46 kB of gzip that decode to 47 MB of objects', () => {
  const dependencies = '"dependencies":{"spec":{"ref":{"kind":"openapi","spec":"pets"},"value":{"x":@}}}';
  const bodies: Record<string, string[]> = {
    createOpenAPISpec: [
      '{"slug":"a","source":{"text":"x"},"x":@}',
      '{"slug":"a","source":{"text":"x","x":@}}',
    ],
    createOrUpdateOpenAPISpecBySlug: [
      '{"source":{"files":@,"entry":"a"}}',
      '{"source":{"url":"x","headers":@}}',
      '{"source":{"text":"x"},"labels":@}',
      '{"source":{"text":"x"},"provenance":{"commit":"a","x":@}}',
      '@',
    ],
    acknowledgeOpenAPISpecChanges: ['{"changes":@}', '{"changes":["a"],"x":@}'],
    checkOpenAPISpec: ['{"source":{"files":@,"entry":"a"}}', '{"source":{"text":"x"},"x":@}'],
    createAccessToken: ['{"name":"a","scopes":@}', '{"name":"a","scopes":[],"x":@}'],
    createTrustedPublisher: ['{"name":"a","specSlugs":@}', '{"name":"a","x":@}'],
    exchangeToken: ['{"token":@}', '{"organizationId":"a","token":"a","x":@}'],
    setOpenAPISpecLabel: ['{"version":"a","x":@}', '{"version":@}'],
    updateOpenAPISpecBySlug: ['{"visibility":"public","x":@}'],
    updateOpenAPISpecVersionById: ['{"deprecation":@}', '{"deprecation":{},"x":@}'],
    startDeviceLogin: ['{"clientName":"a","scopes":@}', '{"clientName":"a","x":@}'],
    pollDeviceLogin: ['{"deviceCode":"a","x":@}'],
    getComputedDocument: [
      '{"source":{"type":"builtin:openapi","props":{"x":@}},"seed":"a"}',
      `{"source":{"type":"builtin:openapi",${dependencies}},"seed":"a"}`,
    ],
    getComputedRevision: [
      '{"source":{"type":"builtin:openapi","props":@},"seed":"a"}',
      `{"source":{"type":"builtin:openapi",${dependencies}},"seed":"a"}`,
    ],
  };

  it.each(routes.filter(({ takesBody }) => takesBody).map(({ operationId }) => operationId))(
    'are rejected by %s while they arrive, ten at once, without buffering',
    async (operationId) => {
      const route = routes.find((each) => each.operationId === operationId);
      const path = (route?.path ?? '')
        .replace('{organizationId}', 'default')
        .replace('{spaceId}', 'docs')
        .replace('{specSlug}', 'pets')
        .replace('{versionId}', 'v1');
      const compressed = (bodies[operationId] ?? []).map(bomb);
      expect(compressed.length).toBeGreaterThan(0);
      for (const body of compressed) {
        const before = process.memoryUsage().rss;
        const responses = await Promise.all(
          Array.from({ length: 10 }, () =>
            send(route?.method ?? '', path, Uint8Array.from(body), { 'content-encoding': 'gzip' }),
          ),
        );
        for (const { status, text } of responses) {
          expect(status).toBe(400);
          expect(text).toContain('/body: has more than 10000 values');
        }
        expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
      }
    },
  );
});

describe('a body of more than a megabyte', () => {
  const large = `openapi: 3.1.0\ninfo: {title: Pets, version: "1"}\npaths: {}\n# ${'päts '.repeat(400_000)}\n`;

  it('is published unchanged, as a text and as a set of files', async () => {
    const sources = {
      'large-text': { text: large },
      'large-set': { files: { 'other.yaml': 'a: b', 'openapi.yaml': large }, entry: 'openapi.yaml' },
    };
    for (const [slug, source] of Object.entries(sources)) {
      const { status } = await send('PUT', `${specs}/${slug}`, JSON.stringify({ source }));
      expect(status).toBe(201);
      await server.server.processor.idle();
      const raw = await fetch(`${server.url}${specs}/${slug}/versions/latest/content/raw`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await raw.json()).toMatchObject({ text: large });
    }
  });

  it('equals its compressed form, and creates no new version the second time', async () => {
    const body = gzipSync(JSON.stringify({ source: { text: large } }));
    const put = () => send('PUT', `${specs}/packed`, Uint8Array.from(body), { 'content-encoding': 'gzip' });
    const statuses = [];
    for (const _ of [1, 2]) {
      statuses.push((await put()).status);
      await server.server.processor.idle();
    }
    const versions = await fetch(`${server.url}${specs}/packed/versions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([statuses, await versions.json()]).toMatchObject([[201, 200], { count: 1 }]);
  });
});

describe('the budget of bodies in memory', () => {
  const body = JSON.stringify({ slug: 'a', source: { text: 'x'.repeat(3_000_000) } });
  const headers = { 'content-type': 'application/json' };

  it('delays a body beyond the share of its owner, and accepts small ones in the meantime', async ({
    onTestFinished,
  }) => {
    let finish = () => {};
    const first = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const app = await startApp(
      async () => {
        if (app.calls.length === 1) await first;
        return { status: 200, headers: {}, chunks: [] };
      },
      { bodyLimit: 4_000_000, bodyBudget: 8_000_000 },
    );
    onTestFinished(() => app.close());
    const post = (text: string) =>
      app.request('/v1/orgs/acme/openapi', { method: 'POST', body: text, headers });
    const holding = post(body);
    await expect.poll(() => app.calls.length).toBe(1);
    const waiting = post(body);
    expect((await post('{"slug":"a","source":{"text":"small"}}')).status).toBe(200);
    expect(app.calls).toHaveLength(2);
    finish();
    expect([(await holding).status, (await waiting).status]).toEqual([200, 200]);
  });

  it('rejects a body that waits too long with 503, and accepts it later', async ({ onTestFinished }) => {
    let finish = () => {};
    const first = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const app = await startApp(
      async () => {
        if (app.calls.length === 1) await first;
        return { status: 200, headers: {}, chunks: [] };
      },
      { bodyLimit: 4_000_000, bodyBudget: 5_000_000, patience: 50 },
    );
    onTestFinished(() => app.close());
    const post = () => app.request('/v1/orgs/acme/openapi', { method: 'POST', body, headers });
    const holding = post();
    await expect.poll(() => app.calls.length).toBe(1);
    const { status, headers: responded, text } = await post();
    expect([status, Number(responded['retry-after']) > 0]).toEqual([503, true]);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 503, type: 'overloaded' } });
    finish();
    expect((await holding).status).toBe(200);
    await expect.poll(async () => (await post()).status).toBe(200);
  });

  it('is fully available again after invalid, truncated, or oversized bodies', async ({ onTestFinished }) => {
    const app = await startApp(undefined, { bodyLimit: 4_000_000, bodyBudget: 4_000_000 });
    onTestFinished(() => app.close());
    const post = (text: string, more = {}) =>
      app.request('/v1/orgs/acme/openapi', { method: 'POST', body: text, headers: { ...headers, ...more } });
    expect((await post(body.slice(1))).status).toBe(400);
    expect((await post(body, { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await post('[1]'.repeat(1_000_000))).status).toBe(400);
    const client = app.openRawConnection();
    client.send(
      'POST /v1/orgs/acme/openapi HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nContent-Type: application/json\r\nContent-Length: 3900000\r\n\r\n',
    );
    await client.sendAll(new Uint8Array(2_000_000).fill(0x20));
    client.hangUp();
    await expect.poll(async () => (await post(body)).status).toBe(200);
  });
});
