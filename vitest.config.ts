import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Our packages are read from their source, so that tests need no build.
const conditions = ['@specshelf/source', 'module', 'node', 'development|production'];

/** Those that take longest first: at the end one would run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /conformance|twin|soak/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{apps,packages}/*/test/**/*.test.ts'],
    // As many as there are cores: vitest keeps one free, which on a small machine is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // The files of a worker share what they import: reading it anew took as long as the tests. They leave nothing behind.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
