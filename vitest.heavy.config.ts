import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import base, { slowTests } from './vitest.config.js';

// Before a release, tests run in their full length, and those that take an hour run as well.
const length = process.env['TEST_LENGTH'] ?? 'full';
const folders = length === 'release' ? '{test-heavy,test-release}' : 'test-heavy';
const conformanceOnPostgreSQL = 'apps/server/test-heavy/conformance-on-postgresql/*.test.ts';

const shared = {
  ...base.test,
  // Many of them wait for child processes, browsers, and npm.
  maxWorkers: availableParallelism() + 1,
  globalSetup: ['scripts/install/install-postgresql.ts'],
};

// Tests that need a build or other programs, or take too long for `npm test`.
export default defineConfig({
  test: {
    ...base.test,
    env: {},
    projects: [
      {
        ...base,
        test: {
          ...shared,
          name: 'heavy',
          include: [
            `{apps/*,packages/*,bench}/${folders}/**/*.test.ts`,
            ...slowTests,
            'packages/changes/test/{properties/properties,schemas/{oracle,mirror,equivalences}}.test.ts',
            'packages/markdown/test/{properties,fast-path/simple-markdown}.test.ts',
            'packages/search/test/properties.test.ts',
          ],
          exclude: [...configDefaults.exclude, conformanceOnPostgreSQL, ...coveredByPackedMocks()],
          env: { TEST_LENGTH: length },
          // Many of them change global state of the process.
          isolate: true,
        },
      },
      {
        ...base,
        test: {
          ...shared,
          name: 'postgresql',
          include: [conformanceOnPostgreSQL, ...testsOnEachDatabase()],
          env: { TEST_LENGTH: length, TEST_DATABASES: 'postgresql' },
        },
      },
    ],
  },
});

/** On Linux, `targets.test.ts` runs the same suite with the packed mocks and MSW 3. */
function coveredByPackedMocks(): string[] {
  const isCovered = process.platform === 'linux' && process.arch === 'x64';
  return isCovered ? ['packages/mocks/test-heavy/conformance-through-msw.test.ts'] : [];
}

/** Returns the tests that `npm test` runs on SQLite only. */
function testsOnEachDatabase(): string[] {
  return ['apps/server/test', 'packages/store/test'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`${folder}/`, import.meta.url));
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .filter((name) => /\b(?:eachDatabase|onPostgreSQL)\(/.test(readFileSync(path + name, 'utf8')))
      .map((name) => `${folder}/${name}`);
  });
}
