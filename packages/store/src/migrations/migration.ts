import type { Knex } from 'knex';

/** A change of the tables, as steps that are committed one by one. See docs/decisions/0068-migrate-in-short-steps.md. */
export interface Migration {
  /**
   * The oldest release whose servers work on the tables from the first step of this migration on. A new release adds tables and columns, and
   * the next one removes unused ones, so this is usually the previous minor release.
   */
  readableFrom: string;
  steps: readonly Step[];
  /** Reverts all steps. */
  down(knex: Knex): Promise<void>;
}

export type Step = TablesStep | RowsStep | CreateIndexStep | DropIndexStep;

/** Changes tables in one short transaction. It reads and writes no rows, and creates no index of a table that exists. */
export interface TablesStep {
  kind: 'tables';
  /** The existing tables that it changes. Other servers wait for its end to use them. */
  alters: readonly string[];
  /** The existing tables that new tables reference. Other servers wait for its end to write to them. */
  references: readonly string[];
  up(transaction: Knex): Promise<void>;
}

/** Changes rows, some hundred in each transaction. */
export interface RowsStep {
  kind: 'rows';
  /** Changes the next rows after a key, at first an empty text. Returns the key of the last one; undefined after the last row. */
  change(transaction: Knex, after: string): Promise<string | undefined>;
}

/** Creates an index of an existing table, beside the reads and writes of other servers. */
export interface CreateIndexStep extends Index {
  kind: 'create-index';
}

export interface Index {
  index: string;
  table: string;
  /** In SQL: columns or expressions, separated by commas. */
  columns: string;
  /** In SQL: the condition of a partial index. */
  where?: string;
}

/** Removes an index, beside the reads and writes of other servers. */
export interface DropIndexStep {
  kind: 'drop-index';
  index: string;
}

/** The locks of a step on existing tables. */
export type Locks = Partial<Pick<TablesStep, 'alters' | 'references'>>;

export function changeTables(
  { alters = [], references = [] }: Locks,
  up: (transaction: Knex) => Promise<void>,
): TablesStep {
  return { kind: 'tables', alters, references, up };
}

/** Creates an index with the name that knex would choose. */
export function createIndexOf(table: string, ...columns: string[]): CreateIndexStep {
  return createIndex([table, ...columns, 'index'].join('_'), table, columns);
}

export function createIndex(
  index: string,
  table: string,
  columns: readonly string[],
  where?: string,
): CreateIndexStep {
  const condition = where === undefined ? {} : { where };
  return { kind: 'create-index', index, table, columns: columns.join(', '), ...condition };
}

export function dropIndex(index: string): DropIndexStep {
  return { kind: 'drop-index', index };
}

/**
 * Changes all specifications in the order of their IDs. Locks each batch first, so that neither the change nor the triggers of a concurrent
 * write work with outdated rows.
 */
export function changeSpecs(change: (transaction: Knex, ids: string[]) => Promise<unknown>): RowsStep {
  return {
    kind: 'rows',
    change: async (transaction, after) => {
      const ids: string[] = await transaction('openapi_specs')
        .where('id', '>', after)
        .orderBy('id')
        .limit(specsAtOnce)
        .forUpdate()
        .pluck('id');
      if (ids.length > 0) await change(transaction, ids);
      return ids.at(-1);
    },
  };
}

// A server that writes one of them waits for the whole batch.
const specsAtOnce = 200;
