import { getEventListeners } from 'node:events';
import { AbortedError, ArgumentError, ConnectionError, TimeoutError } from '@specshelf/sdk';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../scripts/testing/eventually.js';
import { clientOf, failure, json, silence, user } from './support/fake-server.js';
import { loopback } from './support/loopback.js';
import { quickRetries } from './support/quick-retries.js';

/** Replaces timers, and other clocks, until the end of the test. */
function fakeTimers(...clocks: 'performance'[]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', ...clocks] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('limits', () => {
  test('the timeout fires when the headers stall', async () => {
    const { client } = await loopback(() => {}, { timeout: 30, maxRetries: 0 });
    await expect(client.user.get()).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('the timeout fires when the body stalls', async () => {
    const { client } = await loopback((_, response) => void response.write('{"object":'), {
      timeout: 40,
      maxRetries: 0,
    });
    await expect(client.user.get()).rejects.toBeInstanceOf(TimeoutError);
  });

  test('the timeout fires when the body of a failure stalls', async () => {
    const { client } = await loopback((_, response) => void response.writeHead(400).write('{'), {
      timeout: 40,
      maxRetries: 0,
    });
    await expect(client.user.get()).rejects.toBeInstanceOf(TimeoutError);
  });

  test('the timeout and the signal apply to a streamed body', async () => {
    const { client } = await loopback((_, response) => void response.write('{"object":'));
    const { signal } = new AbortController();
    fakeTimers();
    const late = await client.user.get({ timeout: 60_000, signal }).asResponse();
    expect(late.url).toMatch(/\/v1\/user$/);
    const text = late.text().catch((error) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await text).toBeInstanceOf(TimeoutError);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
    vi.useRealTimers();
    const controller = new AbortController();
    const aborted = await client.user.get({ signal: controller.signal }).asResponse();
    const reading = aborted.text();
    controller.abort();
    await expect(reading).rejects.toBeInstanceOf(AbortedError);
    const cancelled = new AbortController();
    await (await client.user.get({ signal: cancelled.signal }).asResponse()).body?.cancel();
    await eventually(() => expect(getEventListeners(cancelled.signal, 'abort')).toHaveLength(0));
  });

  test('the timeout fires even if fetch ignores its signal, and applies to each attempt', async () => {
    quickRetries();
    const { client, sent } = clientOf(() => new Promise<Response>(() => {}), { timeout: 10 });
    await expect(client.user.get()).rejects.toBeInstanceOf(ConnectionError);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('the deadline ends a call with all its attempts', async () => {
    fakeTimers('performance');
    const { client, sent } = clientOf(silence, { timeout: 20_000, deadline: 20_300 });
    const error = client.user.get().catch((caught) => caught);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await error).toBeInstanceOf(TimeoutError);
    expect(sent).toHaveLength(1);
  });

  test('there is no pause that would exceed the deadline', async () => {
    fakeTimers('performance');
    const { client } = clientOf(failure(503, { 'retry-after': '5' }), { deadline: 2000 });
    const events: string[] = [];
    const error = client.user.get().catch((caught) => {
      events.push('end');
      return caught;
    });
    setTimeout(() => events.push('1 s'), 1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await error).toMatchObject({ status: 503, attempts: 1 });
    expect(events).toEqual(['end', '1 s']);
  });

  test.each([0, -1, Number.NaN])('a timeout of %d is rejected', async (timeout) => {
    const { client } = clientOf(json(user));
    await expect(client.user.get({ timeout })).rejects.toBeInstanceOf(ArgumentError);
  });

  test('a timeout longer than the maximum of a timer does not fire immediately', async () => {
    const { client } = clientOf(json(user), { timeout: 2 ** 40 });
    expect(await client.user.get()).toEqual(user);
  });
});

describe('aborting', () => {
  test('during a pause rejects immediately', async () => {
    fakeTimers();
    const controller = new AbortController();
    const { client, sent } = clientOf(failure(429, { 'retry-after': '50' }));
    const events: string[] = [];
    const call = client.user.get({ signal: controller.signal }).catch((caught) => {
      events.push('end');
      return caught;
    });
    setTimeout(() => controller.abort(new Error('enough')), 5000);
    setTimeout(() => events.push('6 s'), 6000);
    await vi.advanceTimersByTimeAsync(60_000);
    const error = await call;
    expect(error).toBeInstanceOf(AbortedError);
    expect(error.cause).toEqual(new Error('enough'));
    expect(events).toEqual(['end', '6 s']);
    expect(sent).toHaveLength(1);
  });

  test('ends a pending request for any reason, without a retry', async () => {
    const controller = new AbortController();
    const { client, sent } = clientOf((request) => {
      setTimeout(() => controller.abort('because'), 1);
      return silence(request);
    });
    await expect(client.user.get({ signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
      cause: 'because',
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('before the call sends no request', async () => {
    const { client, sent } = clientOf(json(user));
    await expect(client.user.get({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortedError);
    expect(sent).toHaveLength(0);
  });

  test('registers one listener per signal, and aborts every call', async () => {
    const controller = new AbortController();
    const { client } = clientOf(silence);
    const { signal } = controller;
    const calls = Array.from({ length: 1000 }, () => client.user.get({ signal }).catch(({ kind }) => kind));
    await eventually(() => expect(getEventListeners(signal, 'abort').length).toBeGreaterThan(0));
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    controller.abort();
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['aborted']));
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('leaves no listener on the signal after 100 calls', async () => {
    quickRetries();
    const { signal } = new AbortController();
    const { client } = await loopback((_, response, count) => {
      response.writeHead(count % 4 === 0 ? 500 : count % 7 === 0 ? 400 : 200).end(JSON.stringify(user));
    });
    for (let call = 0; call < 100; call++) await client.user.get({ signal }).result();
    await (await client.user.get({ signal }).asResponse()).text();
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});
