import { Client } from '@specshelf/sdk';
import { describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '../src/backend.js';
import { petstore } from './support/petstore.js';

const tag = 'organization:default:openapi:pets';
const spec = { organizationId: 'default', specSlug: 'pets' };

function specsOf({ baseUrl, token, fetch }: Backend) {
  return new Client({ baseUrl, token, fetch, maxRetries: 0, logLevel: 'off' }).specs;
}

describe('a hook of a mock', () => {
  it('receives only the changes of its scope, before the response to the change', async () => {
    const backend = createBackend();
    const scope = backend.scope();
    const received: string[] = [];
    await backend.add.hook(() => void received.push('another scope'));
    await scope.add.spec({ slug: 'pets', source: { text: petstore() } });
    await scope.add.hook(({ tags }) => void received.push(...tags));
    await specsOf(scope).setVisibility({ ...spec, visibility: 'public' });
    expect(received).toEqual([tag]);
  });

  it('may send requests before it returns', async () => {
    const backend = createBackend();
    await backend.add.spec({ slug: 'pets', source: { text: petstore() } });
    const seen: string[] = [];
    await backend.add.hook(async () => {
      seen.push((await specsOf(backend).get(spec)).visibility);
    });
    await specsOf(backend).setVisibility({ ...spec, visibility: 'public' });
    expect(seen).toEqual(['public']);
  });

  it('that throws is called again after the clock has advanced', async () => {
    const backend = createBackend();
    await backend.add.spec({ slug: 'pets', source: { text: petstore() } });
    let calls = 0;
    await backend.add.hook(() => {
      calls += 1;
      if (calls === 1) throw new Error('not now');
    });
    await specsOf(backend).delete(spec);
    await backend.drainQueue();
    expect(calls).toBe(1);
    backend.clock.advance(10_000);
    await backend.drainQueue();
    expect(calls).toBe(2);
    backend.clock.advance(10_000_000);
    await backend.drainQueue();
    expect(calls).toBe(2);
  });

  it('is removed by a reset', async () => {
    const backend = createBackend();
    const received: string[] = [];
    await backend.add.hook(({ tags }) => void received.push(...tags));
    backend.reset();
    await backend.add.spec({ slug: 'pets', source: { text: petstore() } });
    expect(received).toEqual([]);
  });
});
