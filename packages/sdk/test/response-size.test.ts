import { createGzip } from 'node:zlib';
import { routes } from '@specshelf/contract';
import { ArgumentError, isSdkError, ResponseTooLargeError } from '@specshelf/sdk';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../scripts/testing/eventually.js';
import { defaultLimitOf } from '../src/request/read-body.js';
import { clientOf, json, specRef, user } from './support/fake-server.js';
import { loopback } from './support/loopback.js';
import { quickRetries } from './support/quick-retries.js';

const mebibyte = 1024 * 1024;
const version = { ...specRef, versionId: 'v1' };

/** A body without an end, and what was read of it. */
function endless() {
  const state = { sent: 0, isCanceled: false };
  const chunk = new Uint8Array(4 * mebibyte).fill(0x20);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.sent += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      state.isCanceled = true;
    },
  });
  return { state, body };
}

describe('the size of a response', () => {
  test('is at most 64 MiB for a list, and the rest of the body is canceled', async () => {
    const { state, body } = endless();
    const { client, sent } = clientOf(() => new Response(body, { headers: { 'x-request-id': 'r1' } }));
    const error = await client.specs.list({ organizationId: 'acme' }).catch((caught) => caught);
    expect(error).toBeInstanceOf(ResponseTooLargeError);
    expect(error).toMatchObject({ kind: 'too-large', limit: 64 * mebibyte, operation: 'listOpenAPISpecs' });
    expect(error.message).toBe(
      'listOpenAPISpecs (GET /v1/orgs/acme/openapi, attempt 1) returned more than 67108864 bytes. If this is expected, raise `maxResponseBytes` of the client or the call.',
    );
    expect(isSdkError(error)).toBe(true);
    await eventually(() => expect(state.isCanceled).toBe(true));
    expect(state.sent).toBeLessThanOrEqual(76 * mebibyte);
    expect(sent).toHaveLength(1);
  });

  test('may be 256 MiB for documents and files of versions', async () => {
    const operations = routes.map(({ operationId }) => operationId);
    const larger = operations.filter((operation) => defaultLimitOf(operation) > 64 * mebibyte);
    expect(larger.sort()).toEqual([
      'getLatestOpenAPISpecVersionContent',
      'getLatestOpenAPISpecVersionContentRaw',
      'getOpenAPISpecVersionContentById',
      'getOpenAPISpecVersionDocument',
      'getOpenAPISpecVersionDocumentYAML',
      'getOpenAPISpecVersionSourceArchive',
      'getOpenAPISpecVersionSourceFile',
      'getPublishedOpenAPISpec',
      'getPublishedOpenAPISpecYAML',
    ]);
    const { client } = clientOf(() => new Response(endless().body));
    const archive = client.specs.versions.source.getArchive(version);
    await expect(archive).rejects.toMatchObject({ kind: 'too-large', limit: 256 * mebibyte });
  });

  test('counts the bytes after decompression', async () => {
    let isClosed = false;
    const { client } = await loopback((_request, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      gzip.write(Buffer.alloc(8 * mebibyte, ' '));
      gzip.flush();
    });
    const call = client.user.get({ maxResponseBytes: 1000 });
    await expect(call).rejects.toMatchObject({ kind: 'too-large', limit: 1000 });
    await eventually(() => expect(isClosed).toBe(true));
  });

  test('has the limit of the client, or of the call', async () => {
    const text = JSON.stringify(user);
    const { client } = clientOf(json(user), { maxResponseBytes: text.length - 1 });
    await expect(client.user.get()).rejects.toBeInstanceOf(ResponseTooLargeError);
    expect(await client.user.get({ maxResponseBytes: text.length })).toEqual(user);
    expect(await client.withOptions({ maxResponseBytes: Infinity }).user.get()).toEqual(user);
    const fetched = client.fetch.GET('/v1/user', { parseAs: 'text' });
    await expect(fetched).rejects.toBeInstanceOf(ResponseTooLargeError);
    const archive = client.specs.versions.source.getArchive(version, { maxResponseBytes: 10 });
    await expect(archive).rejects.toMatchObject({ limit: 10 });
  });

  test('is limited for failures, too, which are not repeated then', async () => {
    quickRetries();
    const { client, sent } = clientOf(() => new Response('x'.repeat(2000), { status: 503 }), {
      maxResponseBytes: 1000,
    });
    await expect(client.user.get()).rejects.toBeInstanceOf(ResponseTooLargeError);
    expect(sent).toHaveLength(1);
  });

  test('has no limit for a body that is left unread', async () => {
    const { client } = clientOf(json(user), { maxResponseBytes: 1 });
    const response = await client.user.get().asResponse();
    expect(await response.json()).toEqual(user);
  });

  test.each([0, -1, Number.NaN])('cannot have the limit %d', async (maxResponseBytes) => {
    expect(() => clientOf(json(user), { maxResponseBytes })).toThrow(ArgumentError);
    const { client } = clientOf(json(user));
    await expect(client.user.get({ maxResponseBytes })).rejects.toThrow('`maxResponseBytes` must be');
  });
});

test('a body arrives with its characters, and without its byte order mark', async () => {
  const name = 'Ännchen 🐈';
  const bytes = new TextEncoder().encode(`\ufeff${JSON.stringify({ ...user, displayName: name })}`);
  const { client } = clientOf(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        }),
      ),
  );
  expect((await client.user.get()).displayName).toBe(name);
});

test('a fetch whose responses have no stream works as well', async () => {
  const reply = Object.defineProperty(json(user), 'body', { value: undefined });
  const { client } = clientOf(() => reply);
  expect(await client.user.get()).toEqual(user);
});
