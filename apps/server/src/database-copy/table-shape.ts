import type { Connection, Database, DatabaseLocation } from '../store/database/database.js';
import { tables } from '../store/queries/tables.js';

/** A database that is copied from, into, or compared. */
export interface CopyEnd {
  location: DatabaseLocation;
  database: Database;
}

/** Columns and keys of a table, as the database reports them. */
export interface TableShape {
  table: string;
  /** By name. */
  columns: readonly Column[];
  /** The columns of the primary key. */
  keyColumns: readonly string[];
}

export interface Column {
  name: string;
  kind: 'text' | 'integer' | 'bytes';
}

/** The values of a primary key, as the database returns them. */
export type Key = readonly (string | number)[];

export function isKey(value: unknown): value is Key {
  return Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');
}

/** All tables, each after those that it refers to. */
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
    .map(([name, { type }]) => ({ name, kind: kindOf(type, `${table}.${name}`) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function kindOf(type: string, column: string): Column['kind'] {
  const kind = kinds[type.toLowerCase()];
  if (!kind) throw new Error(`The column ${column} has the type ${type}, which nobody has copied yet`);
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

/** A table, or a list as the API returns it, that two databases should have in common. */
export interface Compared {
  what: string;
  /** Number of rows or records. */
  source: number;
  target: number;
  /** Digest of all rows of a table in the source. */
  digest?: string;
  /** The first difference; absent when there is none. */
  difference?: string;
  /** The wrong length that a list states in both databases. */
  miscounted?: number;
}
