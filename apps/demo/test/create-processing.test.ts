import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../scripts/testing/eventually.js';
import { createProcessing } from '../src/create-processing.js';
import type { StateStore, StoredState } from '../src/state-store.js';

const organizationId = 'examples';
const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Buoys', version: '1' }, paths: {} });

/** A store like IndexedDB, which copies. */
function createMemoryStore(): StateStore & { attempts: number[] } {
  let stored: StoredState | undefined;
  const attempts: number[] = [];
  return {
    attempts,
    read: async () => structuredClone(stored),
    write: async (state) => {
      stored = structuredClone(state);
      attempts.push(state.attempts);
    },
  };
}

function createDemoBackend(): Backend {
  return createBackend({
    world: { organizations: [{ id: organizationId }] },
    processing: { kind: 'manual' },
  });
}

async function send(backend: Backend, method: 'GET' | 'PUT') {
  const body = method === 'PUT' ? JSON.stringify({ source: { text } }) : null;
  const headers = { authorization: `Bearer ${backend.token}`, 'content-type': 'application/json' };
  const url = `/v1/orgs/${organizationId}/openapi/buoys`;
  return (await backend.fetch(url, { method, headers, body })).json();
}

// `eventually` also moves this clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  return () => vi.useRealTimers();
});

describe('the processing of the demo', () => {
  it('waits for a page that shows it, and stores the state before and after', async () => {
    const [backend, store] = [createDemoBackend(), createMemoryStore()];
    const processing = createProcessing({ backend, organizationId, store });
    await processing.restore();
    await send(backend, 'PUT');
    const run = processing.run();
    await eventually(() => expect(store.attempts).toEqual([1]));
    expect(await send(backend, 'GET')).toMatchObject({ processingState: 'pending' });
    await eventually(() => expect(store.attempts).toEqual([1, 0]));
    await run;

    const next = createDemoBackend();
    await createProcessing({ backend: next, organizationId, store }).restore();
    expect(await send(next, 'GET')).toEqual(await send(backend, 'GET'));
  });

  it('continues after the browser has stopped the worker, but does not retry forever', async () => {
    const store = createMemoryStore();
    const first = createDemoBackend();
    await send(first, 'PUT');
    await store.write({ snapshot: await first.snapshot(), attempts: 1 });
    // The browser stops this worker during processing.
    const second = createDemoBackend();
    await createProcessing({ backend: second, organizationId, store }).restore();
    await eventually(() => expect(store.attempts.at(-1)).toBe(2));
    const third = createDemoBackend();
    await createProcessing({ backend: third, organizationId, store }).restore();
    expect(await send(third, 'GET')).toMatchObject({
      processingState: 'complete',
      lastProcessErrorCode: 'PARSE_ERROR',
      lastProcessedErrors: [expect.objectContaining({ message: expect.stringContaining('need a server') })],
    });
    await eventually(() => expect(store.attempts.at(-1)).toBe(0));
  });

  it('works without storage', async () => {
    const print = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const backend = createDemoBackend();
    const unavailable = () => Promise.reject(new Error('not in this window'));
    const processing = createProcessing({
      backend,
      organizationId,
      store: { read: unavailable, write: unavailable },
    });
    await processing.restore();
    await send(backend, 'PUT');
    const run = processing.run();
    await eventually(async () => expect((await send(backend, 'GET')).lastVersion).toBeDefined());
    await run;
    expect(print).toHaveBeenCalledWith(new Error('not in this window'));
  });
});
