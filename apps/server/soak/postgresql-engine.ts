import pg from 'pg';
import type { Engine } from './engine.js';

/** A PostgreSQL database. It checks its own files; only its indexes can be checked with a query. */
export function postgreSQLEngine(url: string): Engine {
  const rows = async (query: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url,
    // Without the password.
    name: new URL(url).host + new URL(url).pathname,
    rows,
    damage: async () => {
      const broken = await rows('select indexrelid::regclass as name from pg_index where not indisvalid');
      return broken.map((index) => `not a valid index: ${JSON.stringify(index)}`);
    },
  };
}
