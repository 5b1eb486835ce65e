import { configDefaults, defineConfig } from 'vitest/config';
import base from '../../../../vitest.config.js';

/** All unit tests, with the slow ones that `npm test` leaves out. */
export default defineConfig({
  ...base,
  test: { ...base.test, exclude: configDefaults.exclude },
});
