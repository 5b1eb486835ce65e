import type { Knex } from 'knex';

// knex also throws everything that it logs.
const silent = { warn: () => {}, error: () => {}, deprecate: () => {}, debug: () => {} };

/** Settings shared by both databases. */
export const knexSettings = {
  log: silent,
  // Errors are logged, and the values of a query may be secrets or whole documents.
  compileSqlOnError: false,
} satisfies Knex.Config;
