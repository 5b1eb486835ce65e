import type { Knex } from 'knex';

// What knex logs, it throws as well.
const silent = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

/** What holds for both databases. */
export const knexSettings = {
  log: silent,
  // A failure is logged, and the values of a query may be secrets, or somebody's whole document.
  compileSqlOnError: false,
} satisfies Knex.Config;
