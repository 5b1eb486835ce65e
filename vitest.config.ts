import { defineConfig } from 'vitest/config';

// Packages are read from their source, so that tests need no build.
const conditions = ['@specshelf/source', 'module', 'import', 'node', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{apps,packages}/*/test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
