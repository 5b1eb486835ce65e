import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { whyNoPostgreSQL } from './apps/server/test/support/database/start-postgresql.js';
import base from './vitest.config.js';

// Tests that need a build, other programs, or more time than a newcomer would wait.
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      include: [
        '{apps/*,packages/*,bench}/test-heavy/**/*.test.ts',
        'packages/markdown/test/{properties,fast-path/simple-markdown}.test.ts',
        ...leftOutBefore(),
      ],
      env: { TEST_LENGTH: 'full' },
      // Many of them change global state of the process.
      isolate: true,
      globalSetup: ['scripts/install/install-postgresql.ts'],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
);

/** Installs PostgreSQL for tests that `npm test` skips on a machine without it. */
function leftOutBefore(): string[] {
  if (whyNoPostgreSQL() === undefined) return [];
  const folder = fileURLToPath(new URL('apps/server/test/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  return files
    .filter((name) => readFileSync(folder + name, 'utf8').includes('support/database/each-database.js'))
    .map((name) => `apps/server/test/${name}`);
}
