import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

// Tests that need a build, other programs, or more time than a newcomer would wait.
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      include: ['{apps/*,packages/*,bench}/test-heavy/**/*.test.ts'],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }),
);
