import { createServer } from '@specshelf/server';
import { configuration } from '../scale/fill-database.js';
import type { FilledIndex } from './fill-index.js';

/** Bytes for each document. */
export interface Sizes {
  /** The index itself; on PostgreSQL without the table. */
  index: number;
  /** The table of PostgreSQL with the tokens and its primary key. */
  table: number;
  /** The texts of results. */
  entries: number;
  /** The vocabulary. */
  terms: number;
}

export async function measureSize({ url, documents }: FilledIndex): Promise<Sizes> {
  const { database, close } = await createServer(configuration(url));
  try {
    const { connection } = database;
    const isPostgreSQL = connection.client.driverName === 'pg';
    const bytesOf = async (name: string): Promise<number> => {
      const statement = isPostgreSQL
        ? `select coalesce(sum(pg_relation_size(oid)), 0) as bytes from pg_class where relname like ?`
        : `select coalesce(sum(pgsize), 0) as bytes from dbstat where name like ?`;
      const result = await connection.raw(statement, [name]);
      const [row] = isPostgreSQL ? result.rows : result;
      return Number(row.bytes) / documents;
    };
    const all = await bytesOf('search_documents%');
    const index = isPostgreSQL ? await bytesOf('search_documents%tokens%') : all;
    const entries = (await bytesOf('search_entries%')) + (await bytesOf('search_generations%'));
    return { index, table: all - index, entries, terms: await bytesOf('search_%terms%') };
  } finally {
    await close();
  }
}
