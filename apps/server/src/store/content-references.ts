import type { Knex } from 'knex';

/** The columns of a version that are digests of contents. */
export const contentColumns = ['raw', 'specification', 'outline', 'manifest', 'submitted'] as const;

/** Whether the source of a specification is a digest. An index has the same words, or it would not be used. */
const isContent = "source_kind <> 'url'";

/** Narrows a query to digests that no specification and no version refers to; some versions may count as gone. */
export function whereNoRecordRefers(
  query: Knex.QueryBuilder,
  digest: string,
  staying?: (versions: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  // One after the other, so that each is found in an index of its own.
  for (const column of contentColumns)
    query.whereNotExists((versions) => {
      const referring = whereRefers(versions, 'openapi_spec_versions', column, digest);
      staying?.(referring);
    });
  return query
    .whereNotExists((specs) => whereRefers(specs, 'openapi_specs', 'manifest', digest))
    .whereNotExists((specs) => whereRefers(specs, 'openapi_specs', 'source', digest).whereRaw(isContent));
}

export function whereRefers(
  query: Knex.QueryBuilder,
  table: string,
  column: string,
  digest: string,
): Knex.QueryBuilder {
  return query
    .from(table)
    .select(column)
    .whereRaw('?? = ??', [`${table}.${column}`, digest]);
}
