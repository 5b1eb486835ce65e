import { SpecProcessingError, WaitTimeoutError } from '@specshelf/sdk';
import { expect, test } from 'vitest';
import { clientOf, failure, json, silence, spec, specRef } from './support/fake-server.js';

const soon = { pollInterval: { initial: 50, max: 50 } };
const source = { text: 'openapi: 3.1.0' };
const [first, second, third] = [
  '2026-01-01T00:00:01.000Z',
  '2026-01-01T00:00:02.000Z',
  '2026-01-01T00:00:03.000Z',
];

test('polls until the state is complete, also in unknown states', async () => {
  const states = ['pending', 'progress', 'a-state-of-tomorrow', 'complete'];
  const { client, sent } = clientOf(states.map((processingState) => json(spec({ processingState }))));
  const seen: [string, number][] = [];
  const onPoll = (each: { processingState: string }, polls: number) =>
    seen.push([each.processingState, polls]);
  const done = await client.specs.waitUntilProcessed(specRef, { ...soon, onPoll });
  expect(done.processingState).toBe('complete');
  expect(seen).toEqual(states.map((state, index) => [state, index + 1]));
  expect(sent).toHaveLength(4);
});

test('throws an error with the specification if processing fails', async () => {
  const failed = spec({
    lastProcessErrorCode: 'PARSE_ERROR',
    lastProcessedErrors: [{ message: 'not an OpenAPI document' }],
  });
  const { client } = clientOf(json(failed));
  const error = await client.specs.waitUntilProcessed(specRef).catch((caught) => caught);
  expect(error).toBeInstanceOf(SpecProcessingError);
  expect(error).toMatchObject({ kind: 'processing', errorCode: 'PARSE_ERROR', spec: failed });
  expect(error.message).toBe('"pets" could not be processed: PARSE_ERROR\n  not an OpenAPI document');
});

test('the message contains a repeated problem once, with its count', async () => {
  const lastProcessedErrors = Array.from({ length: 100 }, (_, index) => ({
    message: `\`tags[${index}]\` must be text`,
  }));
  const { client } = clientOf(json(spec({ lastProcessErrorCode: 'PARSE_ERROR', lastProcessedErrors })));
  const error = await client.specs.waitUntilProcessed(specRef).catch((caught) => caught);
  expect(error.message).toBe(
    '"pets" could not be processed: PARSE_ERROR\n  `tags[0]` must be text (100 times)',
  );
  expect(error.spec.lastProcessedErrors).toHaveLength(100);
});

test('the message contains the first three kinds of errors with their locations, and no warnings', async () => {
  const lastProcessedErrors = [
    { message: 'a warning', severity: 'warning' },
    { message: 'one', severity: 'error', file: 'paths.yaml', line: 3, column: 5 },
    { message: 'two', severity: 'error', line: 7, column: 1 },
    { message: 'three', severity: 'error' },
    { message: 'four', severity: 'error' },
    { message: 'five', severity: 'error' },
  ];
  const { client } = clientOf(json(spec({ lastProcessErrorCode: 'PARSE_ERROR', lastProcessedErrors })));
  const error = await client.specs.waitUntilProcessed(specRef).catch((caught) => caught);
  expect(error.message.split('\n').slice(1)).toEqual([
    '  paths.yaml:3:5: one',
    '  7:1: two',
    '  three',
    '  and 2 more',
  ]);
});

test('createAndWait creates a specification, then polls it', async () => {
  const pending = spec({ processingState: 'pending' });
  const { client, sent } = clientOf([json(pending, { status: 201 }), json(pending), json(spec())]);
  const done = await client.specs.createAndWait({ organizationId: 'acme', slug: 'pets', source }, soon);
  expect(done.processingState).toBe('complete');
  expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'POST /v1/orgs/acme/openapi',
    'GET /v1/orgs/acme/openapi/pets',
    'GET /v1/orgs/acme/openapi/pets',
  ]);
});

test('upsertAndWait ignores the outcome of an earlier source', async () => {
  const stale = spec({ updatedAt: first, lastProcessedAt: first, lastProcessErrorCode: 'FETCH_ERROR' });
  const written = spec({ processingState: 'pending', updatedAt: second, lastProcessedAt: first });
  const done = spec({ updatedAt: second, lastProcessedAt: third });
  const { client, sent } = clientOf([json(written), json(stale), json(stale), json(done)]);
  expect(await client.specs.upsertAndWait({ ...specRef, source }, soon)).toEqual(done);
  expect(sent).toHaveLength(4);
});

test('upsertAndWait does not poll if the server processed synchronously', async () => {
  const { client, sent } = clientOf(json(spec({ updatedAt: second, lastProcessedAt: second })));
  await client.specs.upsertAndWait({ ...specRef, source });
  expect(sent).toHaveLength(1);
});

test('works for an organization, and with a frozen clock', async () => {
  const still = { updatedAt: first, lastProcessedAt: first };
  const { client } = clientOf([json(spec({ ...still, processingState: 'pending' })), json(spec(still))]);
  const { specs } = client.org('acme');
  expect(await specs.upsertAndWait({ specSlug: 'pets', source }, soon)).toMatchObject({
    processingState: 'complete',
  });
});

test('`after` requires an attempt that ended later', async () => {
  const { client, sent } = clientOf(
    [first, second].map((lastProcessedAt) => json(spec({ lastProcessedAt }))),
  );
  await client.specs.waitUntilProcessed(specRef, { ...soon, after: first });
  expect(sent).toHaveLength(2);
});

test('an invalid date is rejected before the first poll', async () => {
  const { client, sent } = clientOf(json(spec()));
  await expect(client.specs.waitUntilProcessed(specRef, { after: 'yesterday' })).rejects.toThrow(
    '`after` must be a date',
  );
  expect(sent).toHaveLength(0);
});

test('waitTimeout throws an error with the result of the last poll', async () => {
  const pending = spec({ processingState: 'progress' });
  const { client } = clientOf(json(pending));
  const error = await client.specs
    .waitUntilProcessed(specRef, { ...soon, waitTimeout: 20 })
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(WaitTimeoutError);
  expect(error).toMatchObject({
    kind: 'wait',
    lastSpec: pending,
    message: 'Waited 20 ms, "pets" is still progress.',
  });
});

test('a timeout is always a WaitTimeoutError', async () => {
  const { client } = clientOf(silence);
  const waits = Array.from({ length: 600 }, (_, index) =>
    client.specs.waitUntilProcessed(specRef, { waitTimeout: 20 + (index % 5) }).catch(({ name }) => name),
  );
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['WaitTimeoutError']));
});

test.each([
  [{ initial: 0 }, '`pollInterval.initial` must be at least 1, not 0.'],
  [{ initial: Number.NaN }, '`pollInterval.initial` must be at least 1, not NaN.'],
  [{ max: 0 }, '`pollInterval.max` must be at least 1, not 0.'],
  [{ factor: 0.5 }, '`pollInterval.factor` must be at least 1, not 0.5.'],
])('a pollInterval of %j is rejected before the first poll', async (pollInterval, message) => {
  const { client, sent } = clientOf(json(spec()));
  await expect(client.specs.waitUntilProcessed(specRef, { pollInterval })).rejects.toThrow(message);
  expect(sent).toHaveLength(0);
});

test.each(['createAndWait', 'upsertAndWait'] as const)(
  '%s rejects invalid options before it writes',
  async (name) => {
    const { client, sent } = clientOf(json(spec()));
    const options = { pollInterval: { initial: -1 } };
    const waiting = client.specs[name]({ ...specRef, source }, options);
    await expect(waiting).rejects.toThrow('`pollInterval.initial` must be at least 1, not -1.');
    expect(sent).toHaveLength(0);
  },
);

test('a timeout without a response says so', async () => {
  const { client } = clientOf(silence);
  const waiting = client.specs.waitUntilProcessed(specRef, { waitTimeout: 20 });
  await expect(waiting).rejects.toThrow('Waited 20 ms, got no response.');
});

test('waitTimeout aborts a pending request', async () => {
  const { client, sent } = clientOf([json(spec({ processingState: 'pending' })), silence]);
  const error = await client.specs
    .waitUntilProcessed(specRef, { ...soon, waitTimeout: 200 })
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(WaitTimeoutError);
  expect(sent[1]?.signal.aborted).toBe(true);
});

test('throws a NotFoundError if the specification is deleted meanwhile', async () => {
  const { client } = clientOf([json(spec({ processingState: 'pending' })), failure(404)]);
  await expect(client.specs.waitUntilProcessed(specRef, soon)).rejects.toMatchObject({ status: 404 });
});

test('aborting ends a pause immediately', async () => {
  const controller = new AbortController();
  const { client } = clientOf(json(spec({ processingState: 'pending' })));
  const waiting = client.specs.waitUntilProcessed(specRef, {
    signal: controller.signal,
    pollInterval: { initial: 60_000, max: 60_000 },
    onPoll: () => queueMicrotask(() => controller.abort()),
  });
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
});
