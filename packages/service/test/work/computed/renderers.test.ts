import { expect, it } from 'vitest';
import { defaultLimits } from '../../../src/base/limits.js';
import { createRenderers } from '../../../src/work/computed/renderers.js';
import { replaceTasks } from '../../replace-tasks.js';

const bytes = new Uint8Array();
const rendered = { body: bytes, digest: '' };

/** Renderers of stored outlines whose digest is their size. */
function renderersWith(running: { now: number; most: number }) {
  const unexpected = () => expect.fail('Not called');
  const render = async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    running.now -= 1;
    return rendered;
  };
  return createRenderers({
    limits: defaultLimits,
    digest: () => '',
    compress: async () => bytes,
    decompress: async () => bytes,
    sizeOf: () => 10_000_000,
    ...replaceTasks({ renderDocument: render, renderRevision: render }, { runTask: unexpected }),
    stores: { contents: { get: unexpected } },
  });
}

it('stored contents are cached in memory that tasks share', async () => {
  const shared = new Uint8Array(1);
  const renderers = createRenderers({
    limits: defaultLimits,
    digest: () => '',
    compress: async () => bytes,
    decompress: async () => bytes,
    sizeOf: () => 0,
    runTask: () => expect.fail('Not called'),
    share: (stored) => (stored === bytes ? shared : expect.fail('Shared twice')),
    stores: { contents: { get: async () => bytes } },
  });
  expect((await renderers.specification('a')).bytes).toBe(shared);
  expect((await renderers.outline('a')).bytes).toBe(shared);
});

it('concurrent computations share one budget: large ones wait for each other', async () => {
  const running = { now: 0, most: 0 };
  const renderers = renderersWith(running);
  const input = {
    source: { type: 'builtin:openapi' },
    specSlug: 'a',
    seed: 's',
    appURL: 'https://a.example',
  };
  const outline = { digest: 'a', bytes };
  const requests = Array.from({ length: 12 }, (_, n) =>
    n % 2 === 0
      ? renderers.document({ ...input, outline })
      : renderers.revision({
          pages: { kind: 'outline', ...input, outline },
          seed: 's',
          appURL: input.appURL,
        }),
  );
  expect(await Promise.all(requests)).toEqual(Array(12).fill(rendered));
  // 60 MB each, of 192 MiB.
  expect(running.most).toBe(3);
});
