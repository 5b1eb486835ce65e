import type { Connection } from '../database/database.js';
import { derivedTables, searchTables, tables } from '../queries/tables.js';

/** Changes text columns to be sorted by bytes, like in SQLite, whatever the locale of the database. */
export async function sortByBytes(transaction: Connection): Promise<void> {
  // The views of information_schema take many times as long, while other servers wait for the locks of a migration.
  const { rows }: { rows: { table: string; column: string }[] } = await transaction.raw(
    `select relname as table, attname as column
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and relname = any(?)
        and attnum > 0 and not attisdropped and atttypid = 'text'::regtype
        and attcollation <> (select oid from pg_collation where collname = 'C' and collnamespace = 'pg_catalog'::regnamespace)
      order by relname, attnum`,
    [[...tables, ...derivedTables, ...searchTables]],
  );
  for (const { table, column } of rows)
    await transaction.raw('ALTER TABLE ?? ALTER COLUMN ?? TYPE text COLLATE "C"', [table, column]);
}
