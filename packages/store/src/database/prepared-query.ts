import type { Knex } from 'knex';

/** Placeholder of a parameter in a prepared query; parameters are passed in the order of the text. */
export const parameter = '\0parameter';

/** Placeholder where knex accepts only numbers. */
export const numberParameter = Number.MAX_SAFE_INTEGER;

export type ParameterValue = string | number;

/**
 * A read query with parameters, for frequent queries: knex builds its text once, and the driver prepares it once. Building a
 * query takes several times as long as SQLite takes to execute it.
 *
 * It lists its columns: PostgreSQL rejects a prepared query whose result columns change, as those of `*` do when a later
 * release adds a column. See docs/decisions/0029-cache-sqlite-rows-by-data-version.md.
 */
export class PreparedQuery<Row extends object> {
  declare readonly row: Row;
  /** Name of the prepared statement on each connection of PostgreSQL. */
  readonly name = nextName();
  readonly #build: (connection: Knex) => Buildable;
  readonly #texts = new WeakMap<object, string>();
  readonly #statements = new WeakMap<object, Statement<Row>>();

  constructor(build: (connection: Knex) => Buildable) {
    this.#build = build;
  }

  /** Text in the dialect of a database. */
  textFor(connection: Knex): string {
    const cached = this.#texts.get(connection);
    if (cached !== undefined) return cached;
    const { sql, bindings } = this.#build(connection).toSQL().toNative();
    if (bindings.some((binding) => binding !== parameter && binding !== numberParameter)) {
      throw new Error(`A prepared query contains values other than its parameters: ${sql}`);
    }
    this.#texts.set(connection, sql);
    return sql;
  }

  /** Prepared statement of a connection, created on first use. */
  statementFor(connection: object, prepare: () => Statement<Row>): Statement<Row> {
    const cached = this.#statements.get(connection);
    if (cached !== undefined) return cached;
    const statement = prepare();
    this.#statements.set(connection, statement);
    return statement;
  }
}

/** Runs a query synchronously. The rows are shared and must not be changed. */
export type Statement<Row> = (values: readonly ParameterValue[]) => readonly Row[];

/** A query builder of knex. */
interface Buildable {
  toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } };
}

let names = 0;

function nextName(): string {
  names += 1;
  return `prepared_${names}`;
}
