import type BetterSQLite from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

// Bounded, because statements with lists of values have any number of different texts.
const mostKnown = 200;

/**
 * Caches prepared statements of repeated queries in the driver: knex prepares every query again, which takes longer
 * than the query.
 * See docs/decisions/0029-cache-sqlite-rows-by-data-version.md.
 */
export function rememberStatements(connection: BetterSQLite.Database): void {
  const known = new LRUCache<string, BetterSQLite.Statement>({ max: mostKnown });
  const prepare = connection.prepare.bind(connection);
  Object.assign(connection, {
    prepare: (sql: string) => {
      const statement = known.get(sql) ?? prepare(sql);
      known.set(sql, statement);
      return statement;
    },
  });
}
