import { withServer } from '../shared/fill-database.js';
import type { Row } from '../shared/table.js';
import type { FilledIndex } from './fill-index.js';

/** Returns the bytes of the index for each document; on PostgreSQL without its table, which also has the tokens and a primary key. */
export function sizesOf({ url, documents }: FilledIndex): Promise<Row> {
  return withServer(url, async ({ database: { connection } }) => {
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
    return {
      'index B': index,
      'table B': all - index,
      'entries B': entries,
      'terms B': await bytesOf('search_%terms%'),
    };
  });
}
