import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectFailure, json, pets, specs, useApp } from '../support/server/use-app.js';

const body = JSON.stringify({ slug: 'pets', source: { text: 'openapi: 3.1.0' } });

const app = useApp();

const post = (text: string | Uint8Array, headers: Record<string, string> = {}) =>
  app.request(specs, { method: 'POST', body: text, headers: { ...json, ...headers } });

describe('request bodies', () => {
  it('can be nested 100 levels deep', async () => {
    const nested = (depth: number) =>
      `{"slug":"a","source":{"text":"[{","extra":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`;
    expect((await post(nested(100))).status).toBe(200);
    expectFailure(await post(nested(101)), 400, /\/body: is nested deeper than 100 levels/);
  });

  it('reach the service unchanged', async () => {
    const sent = { slug: 'pets', source: { text: 'x', extra: [1, null] }, __proto: 1 };
    expect((await post(JSON.stringify(sent))).status).toBe(200);
    expect(app.calls[0]?.body).toEqual(sent);
  });

  it.each([
    ['gzip', gzipSync(body)],
    ['identity', body],
  ])('can use the encoding %s', async (encoding, bytes) => {
    expect((await post(bytes, { 'content-encoding': encoding })).status).toBe(200);
    expect(app.calls[0]?.body).toEqual(JSON.parse(body));
  });

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'can have the type %s (HT3)',
    async (type) => {
      expect((await post(body, { 'content-type': type })).status).toBe(200);
    },
  );

  it.each([
    'text/plain',
    'application/vnd.api+json',
    'application/json; charset=latin1',
    'multipart/form-data; boundary=x',
  ])('of type %s return 415 with the expected type (HT3)', async (type) => {
    expectFailure(await post(body, { 'content-type': type }), 415, /Content-Type: application\/json/);
  });

  it('return 415 when missing', async () => {
    expectFailure(await app.request(specs, { method: 'POST' }), 415, /Content-Type: application\/json/);
  });

  it('return 415 for an unknown encoding', async () => {
    expectFailure(await post(body, { 'content-encoding': 'rot13' }), 415, /Content-Encoding/);
  });

  it.each([
    ['an empty body', '', /is empty/],
    ['truncated JSON', '{"slug":\n"pets"', /not valid JSON \(line 2, column 7\)/],
    ['YAML', 'slug: pets', /not valid JSON/],
    ['null', 'null', /object/],
    ['a number', '5', /object/],
    ['an array', '[]', /object/],
    ['a string', '"x"', /object/],
    ['a missing source', '{"slug":"pets"}', /\/body\/source: is missing/],
    ['an empty object', '{}', /slug.*source/],
    ['a slug that is not a string', '{"slug":5,"source":{"text":"x"}}', /\/body\/slug: must be string/],
    [
      'an uppercase slug',
      '{"slug":"Pets","source":{"text":"x"}}',
      /\/body\/slug: must be lowercase letters.*Received "Pets"/,
    ],
    [
      'two sources',
      '{"slug":"a","source":{"text":"x","url":"https://a.example"}}',
      /\/body\/source: expected to match/,
    ],
    ['an empty source', '{"slug":"a","source":{}}', /\/body\/source/],
  ])('return 400 for %s (HT4, HT6)', async (_name, text, message) => {
    expectFailure(await post(text), 400, message);
    expect(app.calls).toEqual([]);
  });

  it('return 400 for invalid UTF-8', async () => {
    expectFailure(await post(Buffer.from([0x22, 0xff, 0x22])), 400, /UTF-8/);
  });

  it('return 400 when decompression fails', async () => {
    expectFailure(await post('not gzip', { 'content-encoding': 'gzip' }), 400, /decompressed/);
  });

  it('are accepted at the size limit', async () => {
    const source = { text: 'x'.repeat(10_000 - '{"slug":"a","source":{"text":""}}'.length) };
    expect((await post(JSON.stringify({ slug: 'a', source }))).status).toBe(200);
  });

  it('above the limit return 413 with the limit before the upload ends (HT1)', async () => {
    const head = `POST ${specs} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    const declared = await app.raw(`${head}Content-Length: 10001\r\n\r\n{`);
    expect(declared).toMatch(/^HTTP\/1\.1 413 /);
    expect(declared).toContain('10000 bytes');
    const chunk = `${(10_001).toString(16)}\r\n${'x'.repeat(10_001)}\r\n`;
    expect(await app.raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('in gzip return 200, 413 for a bomb, 400 when corrupt, and 415 in an unknown encoding (HT2)', async () => {
    const packed = gzipSync(body);
    const bomb = gzipSync(JSON.stringify({ slug: 'a', source: { text: 'x'.repeat(1_000_000) } }));
    const corrupt = Buffer.from(packed).fill(0xff, 12, 24);
    const statuses = [];
    for (const [bytes, encoding] of [
      [packed, 'gzip'],
      [bomb, 'gzip'],
      [corrupt, 'gzip'],
      [packed.subarray(0, 20), 'gzip'],
      [packed, 'zip'],
    ] as const)
      statuses.push((await post(bytes, { 'content-encoding': encoding })).status);
    expect(statuses).toEqual([200, 413, 400, 400, 415]);
    expect(app.calls).toHaveLength(1);
  });

  it('are measured after decompression', async () => {
    const bomb = gzipSync(JSON.stringify({ slug: 'a', source: { text: 'x'.repeat(1_000_000) } }));
    expect(bomb.byteLength).toBeLessThan(5_000);
    expectFailure(await post(bomb, { 'content-encoding': 'gzip' }), 413, /10000 bytes/);
  });

  it('get 100 Continue only after the token and length checks (HT20)', async () => {
    const head = (token: string, length: number) =>
      `POST ${specs} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`;
    expect(await app.raw(head('bad', 5))).toMatch(/^HTTP\/1\.1 401 /);
    expect(await app.raw(head('good', 10_001))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await app.raw(`${head('good', 5)}"abc"`)).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /,
    );
  });

  it('are ignored by operations without a body', async () => {
    expect((await app.request(pets, { body: '{', headers: json })).status).toBe(200);
    expect(app.calls[0]?.body).toBeUndefined();
  });
});
