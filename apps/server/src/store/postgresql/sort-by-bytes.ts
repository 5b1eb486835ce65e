import type { Connection } from '../database/database.js';
import { derivedTables, searchTables, tables } from '../queries/tables.js';

/** Changes text columns to be sorted by bytes, like in SQLite, whatever the locale of the database. */
export async function sortByBytes(transaction: Connection): Promise<void> {
  const columns: { table_name: string; column_name: string }[] = await transaction(
    'information_schema.columns',
  )
    .select('table_name', 'column_name')
    .whereRaw('table_schema = current_schema()')
    .whereIn('table_name', [...tables, ...derivedTables, ...searchTables])
    .where('data_type', 'text')
    .whereRaw("collation_name IS DISTINCT FROM 'C'")
    .orderBy(['table_name', 'ordinal_position']);
  for (const { table_name, column_name } of columns) {
    await transaction.raw('ALTER TABLE ?? ALTER COLUMN ?? TYPE text COLLATE "C"', [table_name, column_name]);
  }
}
