import type { Connection, Database, DatabaseLocation } from '@specshelf/store/database';
import { searchColumn, tables } from '@specshelf/store/tables';

/** The source or the target of a copy or a comparison. */
export interface CopyEnd {
  location: DatabaseLocation;
  database: Database;
}

/** Columns and keys of a table, as the database reports them. */
export interface TableShape {
  table: string;
  /** Ordered by name. */
  columns: readonly Column[];
  /** The columns of the primary key. */
  keyColumns: readonly string[];
}

export interface Column {
  name: string;
  kind: 'text' | 'integer' | 'bytes';
}

/** Returns the shapes of all tables, each after the tables that it references. */
export async function shapesOf({ location, database }: CopyEnd): Promise<TableShape[]> {
  return database.query(async (connection) => {
    const shapes: TableShape[] = [];
    for (const table of tables) {
      const keyColumns = await keyColumnsOf[location.kind](connection, table);
      if (keyColumns.length === 0) throw new Error(`The table ${table} has no primary key`);
      shapes.push({ table, columns: await columnsOf(connection, table), keyColumns });
    }
    return shapes;
  });
}

async function columnsOf(connection: Connection, table: string): Promise<Column[]> {
  const columns = Object.entries(await connection(table).columnInfo());
  return columns
    .filter(([name]) => name !== searchColumn)
    .map(([name, { type }]) => ({ name, kind: kindOf(type, `${table}.${name}`) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function kindOf(type: string, column: string): Column['kind'] {
  const kind = kinds[type.toLowerCase()];
  if (!kind) throw new Error(`The column ${column} has the type ${type}, which copies do not support`);
  return kind;
}

const kinds: Readonly<Record<string, Column['kind']>> = {
  text: 'text',
  varchar: 'text',
  'character varying': 'text',
  integer: 'integer',
  bigint: 'integer',
  boolean: 'integer',
  blob: 'bytes',
  bytea: 'bytes',
};

const keyColumnsOf = {
  sqlite: (connection: Connection, table: string): Promise<string[]> =>
    connection
      .from(connection.raw('pragma_table_info(?)', [table]))
      .where('pk', '>', 0)
      .orderBy('pk')
      .pluck('name'),
  postgresql: (connection: Connection, table: string): Promise<string[]> =>
    connection('pg_index')
      .joinRaw('JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)')
      .whereRaw('indisprimary AND indrelid = to_regclass(?)', [table])
      .orderByRaw('array_position(indkey::smallint[], attnum)')
      .pluck('attname'),
};

/** The comparison of a table, or of a list that the API returns. */
export interface Compared {
  what: string;
  /** Number of rows or records. */
  source: number;
  target: number;
  /** Digest of all rows of a table in the source. */
  digest?: string;
  /** Where the first difference is; absent if there is none. */
  difference?: string;
  /** The incorrect count of a list, if both databases have the same one. */
  miscounted?: number;
}
