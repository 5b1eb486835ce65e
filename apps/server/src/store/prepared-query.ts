import type { Connection } from './database.js';

/** Placeholder of a parameter in a prepared query; parameters are passed in the order of the text. */
export const parameter = '\0parameter';

/** The same where knex takes numbers only. */
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
  /** For PostgreSQL, which keeps prepared queries by their names, for each connection. */
  readonly name = nextName();
  readonly #build: (connection: Connection) => Buildable;
  readonly #texts = new WeakMap<object, string>();
  readonly #statements = new WeakMap<object, Statement<Row>>();

  constructor(build: (connection: Connection) => Buildable) {
    this.#build = build;
  }

  /** In the language of a database. */
  textFor(connection: Connection): string {
    const known = this.#texts.get(connection);
    if (known !== undefined) return known;
    const { sql, bindings } = this.#build(connection).toSQL().toNative();
    if (bindings.some((binding) => binding !== parameter && binding !== numberParameter)) {
      throw new Error(`A prepared query has other values than its parameters: ${sql}`);
    }
    this.#texts.set(connection, sql);
    return sql;
  }

  /** What a driver has prepared for a connection of its own; made when it is needed for the first time. */
  statementFor(connection: object, prepare: () => Statement<Row>): Statement<Row> {
    const known = this.#statements.get(connection);
    if (known !== undefined) return known;
    const statement = prepare();
    this.#statements.set(connection, statement);
    return statement;
  }
}

/** Asks a query at once. Nobody changes the rows: others may be given the same. */
export type Statement<Row> = (values: readonly ParameterValue[]) => readonly Row[];

/** What is built with knex. */
interface Buildable {
  toSQL(): { toNative(): { sql: string; bindings: readonly unknown[] } };
}

let names = 0;

function nextName(): string {
  names += 1;
  return `prepared_${names}`;
}
