import type { Knex } from 'knex';
import type { Connection } from '../database/database.js';

// Conditions of queries for versions.

/** Selects the names of the labels of a version, separated by commas. */
export function labelsOf(connection: Connection): Knex.Raw {
  const join = isPostgreSQL(connection) ? 'string_agg' : 'group_concat';
  return connection.raw(
    `(select ${join}(labels.name, ',') from labels where labels.version_id = openapi_spec_versions.id) as labels`,
  );
}

function isPostgreSQL(connection: Connection): boolean {
  const { client }: { client?: { dialect?: unknown } } = connection;
  return client?.dialect === 'postgresql';
}

/** Excludes the versions that a label points to, or pointed to before its last move. */
export function whereNotPinned(query: Knex.QueryBuilder, versions: string): Knex.QueryBuilder {
  const id = `${versions}.id`;
  // Separate conditions, so that each uses its own index.
  for (const column of ['version_id', 'previous_version'])
    query.whereNotExists((labels) => labels.from('labels').select('name').whereRaw('?? = ??', [column, id]));
  return query;
}
