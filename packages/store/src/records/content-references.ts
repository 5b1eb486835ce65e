import type { Knex } from 'knex';

/** Columns of versions that contain digests of contents. */
export const contentColumns = ['raw', 'specification', 'outline', 'manifest', 'submitted', 'report'] as const;

/** Whether the source of a specification is a digest. Must equal the condition of the partial index. */
const isContent = "source_kind <> 'url'";

/** Restricts a query to digests without a reference from a specification or a version. `staying` can exclude versions. */
export function whereNoRecordRefers(
  query: Knex.QueryBuilder,
  digest: string,
  staying?: (versions: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  // Separate conditions, so that each uses its own index.
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
