import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { whyNoPostgreSQL } from './apps/server/test/support/database/start-postgresql.js';
import base from './vitest.config.js';

// Tests that need a build or other programs, or take too long for `npm test`.
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      include: [
        '{apps/*,packages/*,bench}/test-heavy/**/*.test.ts',
        'packages/markdown/test/{properties,fast-path/simple-markdown}.test.ts',
        ...postgresqlTests(),
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

/** Returns the tests that `npm test` skips because PostgreSQL is not installed; `globalSetup` installs it. */
function postgresqlTests(): string[] {
  if (whyNoPostgreSQL() === undefined) return [];
  const folder = fileURLToPath(new URL('apps/server/test/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  return files
    .filter((name) => readFileSync(folder + name, 'utf8').includes('support/database/each-database.js'))
    .map((name) => `apps/server/test/${name}`);
}
