import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Chunk } from '@specshelf/contract';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../../scripts/testing/eventually.js';
import type { RawConnection } from '../support/http/open-raw-connection.js';
import { expectOnlySlowDisconnected, window } from '../support/http/read-in-windows.js';
import { startApp, type TestApp, type TestAppOptions } from '../support/server/start-app.js';

const path = '/v1/orgs/acme/openapi/pets/versions/latest/content';
const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\n\r\n`;
const size = 30_000_000;
const text = 'ünïcode '.repeat(size / 10);
const identity = { 'accept-encoding': 'identity' };
const gzip = { 'accept-encoding': 'br, gzip' };

/** A chunk as the service returns it, and how often it was decompressed as a whole. */
function stored(bytes: Uint8Array, length = size): Chunk & { read: ReturnType<typeof vi.fn> } {
  return { stored: bytes, size: length, read: vi.fn(async () => gunzipSync(bytes)) };
}

async function start(chunks: () => readonly Chunk[], options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startApp(
    ({ header }) => ({
      status: /"large(?:-\w+)?"/.test(String(header['If-None-Match'])) ? 304 : 200,
      headers: { etag: '"large"', 'content-type': 'application/json; charset=utf-8' },
      chunks: /"large(?:-\w+)?"/.test(String(header['If-None-Match'])) ? [] : async () => chunks(),
    }),
    { cacheLimit: 1_000_000, ...options },
  );
  onTestFinished(() => app.close());
  return app;
}

/** Sends the request on a connection that stops reading when the response begins. */
async function stall(app: TestApp): Promise<RawConnection> {
  const client = app.openRawConnection();
  client.send(request);
  await client.until(/ 200 OK/);
  client.pause();
  return client;
}

const whole = gzipSync(text, { level: 1 });

describe.each([
  ['one stored text', text, () => [stored(whole)]],
  ['a stored text between others', `{"ü":${text}}`, () => ['{"ü":', stored(whole), Buffer.from('}')]],
  ['a text that is not stored', text, () => [text]],
])('a response over the cache limit, of %s', (_name, expected, chunks) => {
  it('is the same in both encodings, with length and ETag, and for HEAD', async () => {
    const app = await start(chunks);
    const [plain, zipped] = [
      await app.request(path, { headers: identity }),
      await app.request(path, { headers: gzip }),
    ];
    expect(plain.text === expected).toBe(true);
    expect(gunzipSync(zipped.bytes).toString() === expected).toBe(true);
    expect(plain.headers).toMatchObject({
      etag: '"large"',
      vary: 'Accept-Encoding',
      'content-length': String(Buffer.byteLength(expected)),
      'content-type': 'application/json; charset=utf-8',
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(zipped.headers).toMatchObject({
      etag: '"large-gzip"',
      vary: 'Accept-Encoding',
      'content-length': String(zipped.bytes.byteLength),
      'content-encoding': 'gzip',
    });
    for (const [headers, get] of [
      [identity, plain],
      [gzip, zipped],
    ] as const) {
      const head = await app.request(path, { method: 'HEAD', headers });
      expect(head.text).toBe('');
      for (const name of ['etag', 'vary', 'content-length', 'content-encoding', 'content-type']) {
        expect(head.headers[name], name).toBe(get.headers[name]);
      }
    }
    const known = await app.request(path, { headers: { ...gzip, 'if-none-match': '"large-gzip"' } });
    expect(known).toMatchObject({ status: 304, text: '', headers: { etag: '"large-gzip"' } });
    expect(app.log).toMatchObject(Array.from({ length: 5 }, () => ({ msg: 'request' })));
    expect(app.errors).toEqual([]);
  });
});

it('sends the stored bytes to a client that accepts gzip, and never decompresses the whole', async () => {
  const chunk = stored(whole);
  const app = await start(() => [chunk]);
  expect((await app.request(path, { headers: gzip })).bytes.equals(whole)).toBe(true);
  await app.request(path, { headers: identity });
  expect(chunk.read).not.toHaveBeenCalled();
});

it('buffers at most 256 KiB for each of 20 clients that stop reading', async () => {
  const responses: ServerResponse[] = [];
  const note = (message: unknown) => {
    const response = typeof message === 'object' && message && 'response' in message && message.response;
    if (response instanceof ServerResponse) responses.push(response);
  };
  subscribe('http.server.request.start', note);
  onTestFinished(() => void unsubscribe('http.server.request.start', note));
  const read = vi.fn(() => [stored(whole)]);
  const app = await start(read);
  const clients = await Promise.all(Array.from({ length: 20 }, () => stall(app)));
  expect(responses).toHaveLength(20);
  // The kernel buffers are full.
  await eventually(() =>
    expect(responses.filter(({ writableNeedDrain }) => writableNeedDrain)).toHaveLength(20),
  );
  for (const { writableLength, socket } of responses) {
    expect(writableLength + (socket?.writableLength ?? 0)).toBeLessThan(256 * 1024);
  }
  expect(read).toHaveBeenCalledTimes(1);
  for (const client of clients) client.hangUp();
  await eventually(() => expect(app.log).toHaveLength(20));
  expect(app.log).toMatchObject(clients.map(() => ({ msg: 'request', status: 200, aborted: true })));
  expect(app.errors).toEqual([]);
});

it('shares bytes that exceed the cache, and counts them once plus each stream', async () => {
  const noise = randomBytes(2_250_000).toString('base64');
  const bytes = gzipSync(noise);
  const read = vi.fn(() => [stored(bytes, noise.length)]);
  // The clients of one owner get half of the budget.
  const budget = 2 * (bytes.byteLength + 2.5 * 256 * 1024);
  const app = await start(read, { transit: { budget, window: 60_000 } });
  const clients = [await stall(app), await stall(app)];
  expect((await app.request(path, { headers: identity })).status).toBe(503);
  expect((await app.request(path, { headers: gzip })).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(1);
  for (const client of clients) client.hangUp();
  await expect.poll(async () => (await app.request(path, { headers: identity })).text === noise).toBe(true);
});

it('disconnects a client that stops reading a stream, and not one that reads', async () => {
  const app = await start(() => [stored(whole)], { transit: { window, bytesPerWindow: 1 } });
  await expectOnlySlowDisconnected(app, request, size);
});

it('closes the connection and logs an error when decompression fails in the middle', async () => {
  const app = await start(() => [stored(whole.subarray(0, whole.byteLength / 2))]);
  await expect(app.request(path, { headers: identity })).rejects.toThrow('aborted');
  await eventually(() => expect(app.log).toMatchObject([{ msg: 'request', aborted: true }]));
  expect(app.errors).toMatchObject([{ msg: 'response failed', err: { message: 'unexpected end of file' } }]);
});
