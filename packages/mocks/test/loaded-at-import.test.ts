import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadedAtImport } from '../../../scripts/loaded-at-import.js';
import { expectSize } from '../../../scripts/testing/expect-size.js';

// An index file that this import reaches loads all modules that it exports and that a dynamic import uses as well.
it('importing the backend loads neither the parser, nor caches, nor rules of bodies', async () => {
  const { files, gzipped } = await loadedAtImport(
    fileURLToPath(new URL('../src/backend.ts', import.meta.url)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((file) =>
      /js-yaml|regexpp|lru-cache|parser\/src\/parse\.ts|service\/src\/(lazy-modules|on-demand|http\/body\/json-body)\.ts/.test(
        file,
      ),
    ),
  ).toEqual([]);
  expectSize('packages/mocks, backend at import, gzipped', gzipped);
});
