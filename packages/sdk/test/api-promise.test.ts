import { ArgumentError, isApiError, ParseError } from '@specshelf/sdk';
import { expect, test } from 'vitest';
import { clientOf, failure, json, specRef, user } from './support/fake-server.js';

const version = { ...specRef, versionId: 'v1' };

test('is a promise', async () => {
  const { client, sent } = clientOf(json(user));
  const call = client.user.get();
  expect(call).toBeInstanceOf(Promise);
  expect(await Promise.all([call, call.finally(() => {})])).toEqual([user, user]);
  expect(sent).toHaveLength(1);
});

test('sends its request without being awaited', async () => {
  const { client, sent } = clientOf(new Response(null, { status: 205 }));
  void client.specs.delete(specRef);
  await new Promise(setImmediate);
  expect(sent).toHaveLength(1);
});

test('withResponse returns the response, the request ID, and the number of attempts', async () => {
  const { client } = clientOf(json(user, { headers: { 'x-request-id': 'r1' } }));
  const { data, response, requestId, attempts } = await client.user.get().withResponse();
  expect(data).toEqual(user);
  expect([response.status, requestId, attempts]).toEqual([200, 'r1', 1]);
});

test('asResponse returns the body unread', async () => {
  const { client } = clientOf(json({ openapi: '3.1.0' }));
  const response = await client.specs.versions.getDocument(version).asResponse();
  expect(response.bodyUsed).toBe(false);
  expect(await response.json()).toEqual({ openapi: '3.1.0' });
});

test('asResponse also works after the body was read', async () => {
  const { client } = clientOf(json(user, { headers: { etag: '"1"' } }));
  const call = client.user.get();
  await call;
  const response = await call.asResponse();
  expect(response.headers.get('etag')).toBe('"1"');
  expect(await response.json()).toEqual(user);
});

test('a call has no data after asResponse', async () => {
  const { client } = clientOf(json(user));
  const call = client.user.get();
  await call.asResponse();
  await expect(call).rejects.toBeInstanceOf(ArgumentError);
});

test('asResponse throws failures, but returns a 304', async () => {
  const missing = clientOf(failure(404)).client.user.get().asResponse();
  await expect(missing).rejects.toMatchObject({ status: 404, code: 404 });
  const { client, sent } = clientOf(new Response(null, { status: 304 }));
  const unchanged = { headers: { 'if-none-match': '"1"' } };
  expect((await client.specs.versions.getDocument(version, unchanged).asResponse()).status).toBe(304);
  expect(sent[0]?.headers.get('if-none-match')).toBe('"1"');
  await expect(client.specs.versions.getDocument(version, unchanged)).rejects.toMatchObject({ status: 304 });
});

test('result returns failures as values, with the response if there was one', async () => {
  const fine = await clientOf(json(user)).client.user.get().result();
  expect(fine.ok && fine.data).toEqual(user);
  const missing = await clientOf(failure(404)).client.user.get().result();
  expect(!missing.ok && isApiError(missing.error, 404) && missing.response?.status).toBe(404);
  const wrong = await clientOf(new Response('x')).client.user.get().result();
  expect(!wrong.ok && wrong.error instanceof ParseError && wrong.response?.status).toBe(200);
  const lost = await clientOf(new TypeError('x'), { maxRetries: 0 }).client.user.get().result();
  expect(!lost.ok && [lost.error.kind, lost.response]).toEqual(['connection', undefined]);
  const rejected = await clientOf(json(user))
    .client.specs.get({ ...specRef, specSlug: '' })
    .result();
  expect(!rejected.ok && rejected.error.kind).toBe('argument');
});
