import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Import our packages from source, so that tests need no build.
const conditions = ['@specshelf/source', 'module', 'node', 'development|production'];

/** Unit tests that take too long for `npm test`. The heavier tests run them. */
export const slowTests = [
  'apps/server/test/{http/{slow-clients,large-bodies,computed-responses,raw-text},pages/api-document}.test.ts',
  'apps/server/test/{command-line/command-line,oidc/grants-of-users,store/storage-faults}.test.ts',
  'apps/server/test/processing/{heavy-work,refresh-schedule}.test.ts',
  'packages/cli/test/{git/revision,mistakes}.test.ts',
  'packages/changes/test/limits/hostile-documents.test.ts',
  'packages/generator/test/{determinism,real-documents,fragments/fragment-size}.test.ts',
  'packages/mocks/test/isolation.test.ts',
];

/** Files that take half a minute or more, of all tests. */
const long =
  /conformance|twin|soak|targets|node-versions|demo|dockerfile|cross-check|corpus|server-and-mocks|command-line\/command-line/;

/** Starts the longest files first; at the end, one would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** A cached file contains the paths of the entries that it imports from other packages, so its key depends on all of them. */
const keyOfEntries: Plugin = {
  name: 'key-of-entries',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) => {
    const packages = fileURLToPath(new URL('packages/', import.meta.url));
    const entries = readdirSync(packages).map(
      (name) => JSON.parse(readFileSync(`${packages}${name}/package.json`, 'utf8')).exports,
    );
    const key = JSON.stringify(entries);
    defineKey(() => key);
  },
};

export default defineConfig({
  plugins: [keyOfEntries],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{apps,packages}/*/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...slowTests],
    // The heavy tests run the tests of stores on PostgreSQL.
    env: { TEST_DATABASES: 'sqlite' },
    // One worker per core. By default vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Test files of a worker share their imports: importing again took as long as the tests. They must clean up.
    isolate: false,
    // Not limits of the product: they only end a test that hangs. A busy machine needs many times as long as an idle one.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 600_000 } },
    // Compiles each source once, not in each run. Its key is the content of the file, and `keyOfEntries`.
    experimental: { fsModuleCache: true },
  },
});
