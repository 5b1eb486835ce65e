import { ApiError, AuthenticationError, isApiError, isSdkError, ParseError } from '@specshelf/sdk';
import { describe, expect, test } from 'vitest';
import { clientOf, failure, json, specRef, user } from './support/fake-server.js';
import { loopback } from './support/loopback.js';

describe('responses', () => {
  test.each([
    ['without a body', new Response(null, { status: 401 })],
    ['with an empty body', new Response('', { status: 401, headers: { 'content-length': '0' } })],
  ])('a 401 %s is a typed error', async (_, response) => {
    const { client } = clientOf(response);
    const error = await client.user.get().catch((caught) => caught);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(isApiError(error, 401) && error.status).toBe(401);
    expect(error.message).toBe('getAuthenticatedUser failed with 401 (GET /v1/user)');
  });

  test('the text body of an error is limited to 512 characters', async () => {
    const { client } = clientOf(new Response('x'.repeat(10_000), { status: 400 }));
    await expect(client.user.get()).rejects.toMatchObject({ status: 400, body: 'x'.repeat(512) });
  });

  test('an empty chunked 401 is a typed error', async () => {
    const { client } = await loopback((_, response) => {
      response.writeHead(401, { 'transfer-encoding': 'chunked' }).end();
    });
    await expect(client.user.get()).rejects.toBeInstanceOf(AuthenticationError);
  });

  test('a 200 with truncated JSON is a typed error with the status', async () => {
    const headers = { 'x-request-id': 'r1', 'content-type': 'application/json' };
    const { client, sent } = clientOf(new Response('{"object": "us', { headers }));
    const error = await client.user.get().catch((caught) => caught);
    expect(error).toBeInstanceOf(ParseError);
    expect(error).toMatchObject({ kind: 'parse', status: 200, requestId: 'r1', text: '{"object": "us' });
    expect(error.cause).toBeInstanceOf(SyntaxError);
    expect(sent).toHaveLength(1);
  });

  test.each(['', 'null', '3', '[]'])('a 200 with %j instead of an object is an error', async (text) => {
    const { client } = clientOf(new Response(text));
    await expect(client.user.get()).rejects.toBeInstanceOf(ParseError);
  });

  test('a 200 with the page of a proxy is an error for JSON, YAML, bytes, and operations without content', async () => {
    const page = `<html>${'x'.repeat(1000)}</html>`;
    const { client } = clientOf(new Response(page, { headers: { 'content-type': 'text/html' } }));
    const version = { ...specRef, versionId: 'v1' };
    const calls = [
      client.user.get(),
      client.specs.versions.getDocumentYAML(version),
      client.specs.versions.source.getArchive(version),
      client.specs.delete(specRef),
    ];
    for (const call of calls) {
      const error = await call.catch((caught) => caught);
      expect(error).toBeInstanceOf(ParseError);
      expect(error.text).toHaveLength(512);
    }
  });

  test.each([
    ['204', 204, {}],
    ['205 with a length of 0', 205, { 'content-length': '0' }],
    [
      '205, chunked, with a JSON content type',
      205,
      { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
    ],
  ])('a DELETE succeeds with %s', async (_, status, headers) => {
    const { client } = await loopback((_request, response) => response.writeHead(status, headers).end());
    expect(await client.specs.delete(specRef)).toBeUndefined();
  });

  test('a DELETE succeeds with 205 and a Content-Length of 2', async () => {
    const { client } = clientOf(new Response(null, { status: 205, headers: { 'content-length': '2' } }));
    expect(await client.specs.delete(specRef)).toBeUndefined();
  });
});

test('every failure is an SdkError with a cause or a status', async () => {
  const version = { ...specRef, versionId: 'v1' };
  const failures = [
    clientOf(new TypeError('x'), { maxRetries: 0 }).client.user.get(),
    clientOf(failure(418)).client.user.get(),
    clientOf(new Response('x')).client.specs.versions.getDocument(version),
    clientOf(json({})).client.specs.list({ organizationId: 'acme' }),
    clientOf(json(user), { token: () => Promise.reject(new Error('vault')) }).client.user.get(),
    clientOf(json(user)).client.user.get({ middleware: [() => Promise.reject(new Error('mine'))] }),
    clientOf(json(user)).client.computedContent.generateRevision({
      spaceId: 'docs',
      seed: 's',
      source: { type: 'x', props: { n: 1n } },
    }),
  ];
  for (const failed of failures) {
    const error: unknown = await failed.then(
      () => undefined,
      (caught: unknown) => caught,
    );
    if (!isSdkError(error)) throw new Error(`not an SdkError: ${error}`);
    if (!(error instanceof ApiError || error instanceof ParseError))
      expect(error.cause).toBeInstanceOf(Error);
  }
});
