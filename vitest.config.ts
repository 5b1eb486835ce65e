import { defineConfig } from 'vitest/config';

// Our packages are read from their source, so that tests need no build.
const conditions = ['@specshelf/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{apps,packages}/*/test/**/*.test.ts'],
    // As many as there are cores: vitest keeps one free, which on a small machine is half of it.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
