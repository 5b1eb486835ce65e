import { inspect } from 'node:util';
import {
  ApiError,
  ConnectionError,
  isApiError,
  isSdkError,
  NotFoundError,
  SdkError,
  TimeoutError,
} from '@specshelf/sdk';
import { expect, test, vi } from 'vitest';
import { clientOf, failure, json, specRef } from './support/fake-server.js';

async function failureOf(status: number, headers: Record<string, string> = {}): Promise<ApiError> {
  const { client } = clientOf(failure(status, headers), { maxRetries: 0 });
  const error: unknown = await client.specs.get(specRef).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!isApiError(error)) throw new Error(`not an ApiError: ${error}`);
  return error;
}

test.each([
  [400, 'BadRequestError'],
  [401, 'AuthenticationError'],
  [403, 'PermissionDeniedError'],
  [404, 'NotFoundError'],
  [409, 'ConflictError'],
  [418, 'ApiError'],
  [422, 'UnprocessableEntityError'],
  [429, 'RateLimitError'],
  [500, 'ServerError'],
  [599, 'ServerError'],
])('%i is a %s', async (status, name) => {
  const error = await failureOf(status);
  expect(error.name).toBe(name);
  expect(error.stack).toMatch(new RegExp(`^${name}: `));
  expect(error.kind).toBe('api');
});

test('an ApiError describes the request and the response', async () => {
  const error = await failureOf(404, { 'x-request-id': 'r1', 'retry-after': '7' });
  expect(error).toMatchObject({
    message: 'getOpenAPISpecBySlug failed with 404: no 404 (GET /v1/orgs/acme/openapi/pets, request r1)',
    status: 404,
    code: 404,
    type: 'word',
    body: { error: { code: 404, type: 'word', message: 'no 404' } },
    requestId: 'r1',
    operation: 'getOpenAPISpecBySlug',
    method: 'GET',
    path: '/v1/orgs/acme/openapi/pets',
    attempts: 1,
    retryAfter: 7,
  });
  expect(error.headers.get('x-request-id')).toBe('r1');
});

test('a ConflictError names the version of a label', async () => {
  const body = { error: { code: 409, message: 'no', version: 'v1' } };
  const { client } = clientOf(json(body, { status: 409 }));
  const moved: unknown = await client.specs.labels
    .set({ ...specRef, label: 'prod', version: 'v2', ifVersion: 'v0' })
    .catch((caught: unknown) => caught);
  expect(moved).toMatchObject({ status: 409, version: 'v1' });
  expect(await failureOf(409)).toHaveProperty('version', undefined);
});

test('console.log prints an ApiError without its headers and its body', async () => {
  const error = await failureOf(404, { 'x-request-id': 'r1' });
  const printed = inspect(error).replace(error.stack ?? '', '');
  expect(printed).toMatch(
    /status: 404,.*type: 'word',.*requestId: 'r1',.*operation: 'getOpenAPISpecBySlug'/s,
  );
  expect(printed).not.toMatch(/headers|body|no 404/i);
});

test('an ApiError contains a body that is not JSON as text', async () => {
  const { client } = clientOf(new Response('<h1>Bad gateway</h1>', { status: 502 }), { maxRetries: 0 });
  await expect(client.user.get()).rejects.toMatchObject({
    status: 502,
    code: undefined,
    body: '<h1>Bad gateway</h1>',
  });
});

test('an error response with an unexpected body is an ApiError', async () => {
  for (const body of ['null', '[]', '"text"', '{"error":"text"}', '{"error":{"code":{},"message":1}}']) {
    const { client } = clientOf(new Response(body, { status: 400 }));
    await expect(client.user.get()).rejects.toMatchObject({ status: 400, code: undefined });
  }
});

test('classes and type guards distinguish errors', async () => {
  const error = await failureOf(404);
  expect(error instanceof NotFoundError && error instanceof ApiError && error instanceof SdkError).toBe(true);
  expect(error instanceof ConnectionError).toBe(false);
  expect([isApiError(error), isApiError(error, 404), isApiError(error, 409)]).toEqual([true, true, false]);
  expect([isSdkError(error), isSdkError(new Error('x')), isSdkError(null), isSdkError('x')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('instanceof and type guards work across two copies of the library', async () => {
  vi.resetModules();
  const copy = await import('@specshelf/sdk');
  expect(copy.NotFoundError).not.toBe(NotFoundError);
  const error = await failureOf(404);
  expect(error).toBeInstanceOf(copy.NotFoundError);
  expect(error).toBeInstanceOf(copy.ApiError);
  expect(error).not.toBeInstanceOf(copy.ConflictError);
  expect(copy.isApiError(error, 404)).toBe(true);
  expect(new TimeoutError('x')).toBeInstanceOf(copy.ConnectionError);
});

test('instanceof uses identity for classes that users derive', () => {
  class DerivedError extends ConnectionError {}
  expect(new DerivedError('x')).toBeInstanceOf(DerivedError);
  expect(new DerivedError('x')).toBeInstanceOf(ConnectionError);
  expect(new ConnectionError('x')).not.toBeInstanceOf(DerivedError);
});
