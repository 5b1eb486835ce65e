import { chunksOf } from '@specshelf/base/chunks-of';
import { defined } from '@specshelf/base/defined';
import type { KeptVersions, ListQuery, PrunablePage } from '@specshelf/service';
import type { Knex } from 'knex';
import type { Connection } from '../../database/database.js';
import { contentColumns, whereNoRecordRefers, whereRefers } from '../../records/content-references.js';
import { specs } from '../../rows/openapi-spec-row.js';
import { whereNotPinned } from '../labeled-versions.js';

// Reports the versions that retention would remove. Each query covers many specifications: one query per specification took minutes.

export async function findPrunable(
  connection: Connection,
  organizationId: string,
  kept: KeptVersions,
  { after, limit }: ListQuery,
): Promise<PrunablePage> {
  const list = specs(connection).where({ organization_id: organizationId }).orderBy(['created_at', 'id']);
  if (after) list.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id]);
  const rows = await list.limit(limit + 1).select('id', 'slug', 'created_at', 'version_count');
  const page = rows.slice(0, limit);
  const ranges = await readRanges(
    connection,
    // Most specifications have no more versions than the rule keeps. The latest version is never removed.
    page.filter(({ version_count }) => version_count > Math.max(1, kept.newest ?? 0)).map(({ id }) => id),
    kept,
  );
  const last = page.at(-1);
  return {
    specs: page.flatMap(({ id, slug, version_count }) => {
      const range = ranges.get(id);
      if (!range) return [];
      const { versions, oldest: from, newest: to } = range;
      return [{ specId: id, slug, versions: Number(versions), of: version_count, from, to }];
    }),
    ...defined({
      next: rows.length > limit && last ? { createdAt: last.created_at, id: last.id } : undefined,
    }),
  };
}

/** Returns the bytes that pruning each specification alone would free, by specification. Omits specifications without any. */
export async function measurePrunable(
  connection: Connection,
  specIds: readonly string[],
  kept: KeptVersions,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const ids of chunksOf(specIds)) {
    const rows: { spec_id: string; bytes: number | string }[] = await measure(connection, ids, kept);
    for (const { spec_id, bytes } of rows) sizes.set(spec_id, Number(bytes));
  }
  return sizes;
}

interface PrunableRange {
  spec_id: string;
  /** A string on PostgreSQL, which counts in 64 bits. */
  versions: number | string;
  oldest: string;
  newest: string;
}

async function readRanges(
  connection: Connection,
  specIds: readonly string[],
  kept: KeptVersions,
): Promise<ReadonlyMap<string, PrunableRange>> {
  const ranges = new Map<string, PrunableRange>();
  for (const ids of chunksOf(specIds)) {
    const rows: PrunableRange[] = await prunable(connection, ids, kept)
      .groupBy('ranked.spec_id')
      .select('ranked.spec_id')
      .count({ versions: '*' })
      .min({ oldest: 'ranked.created_at' })
      .max({ newest: 'ranked.created_at' });
    for (const row of rows) ranges.set(row.spec_id, row);
  }
  return ranges;
}

/** Builds the query for expired versions, with the alias `ranked`. Its conditions are the same as in `expiredVersions`. */
function prunable(connection: Connection, specIds: readonly string[], kept: KeptVersions): Knex.QueryBuilder {
  return whereNotPinned(versionsBeyondRules(connection, specIds, kept), 'ranked');
}

/** Builds the query for the versions that the rules do not keep; labels may. */
export function versionsBeyondRules(
  connection: Connection,
  specIds: readonly string[],
  { newest = 0, since }: KeptVersions,
): Knex.QueryBuilder {
  const ranked = connection('openapi_spec_versions')
    .whereIn('spec_id', specIds)
    .select('id', 'spec_id', 'created_at', ...contentColumns)
    .rowNumber('place', (window) =>
      window.partitionBy('spec_id').orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
    );
  const gone = connection
    .from(ranked.as('ranked'))
    .join('openapi_specs', 'openapi_specs.id', 'ranked.spec_id')
    .where('ranked.place', '>', newest)
    // Excludes the latest version by its ID: if the clock was set back, other versions may have a later time.
    .whereRaw("ranked.id <> coalesce(openapi_specs.last_version, '')");
  return since === undefined ? gone : gone.where('ranked.created_at', '<', since);
}

function measure(connection: Connection, specIds: readonly string[], kept: KeptVersions): Knex.QueryBuilder {
  const digest = 'named.digest';
  const columns = ['ranked.id', 'ranked.spec_id', ...contentColumns.map((column) => `ranked.${column}`)];
  const contents = connection
    .withMaterialized('gone', prunable(connection, specIds, kept).select(columns))
    .withMaterialized('named', namedByGone(connection))
    .from('named')
    .join('contents', 'contents.digest', digest)
    .whereNotExists((links) =>
      whereRefers(links, 'content_links', 'refers_to', digest).whereNot((content) =>
        whereNoRecordRefers(content, 'content_links.content', keepOthers),
      ),
    );
  return whereNoRecordRefers(contents, digest, keepOthers)
    .groupBy('named.spec_id')
    .select('named.spec_id')
    .sum({ bytes: connection.raw('length(contents.bytes)') });
}

/** Restricts versions to those that remain when one specification is pruned. */
function keepOthers(versions: Knex.QueryBuilder): void {
  versions.where((staying) =>
    staying
      .whereRaw('openapi_spec_versions.spec_id <> named.spec_id')
      .orWhereRaw('openapi_spec_versions.id not in (select gone.id from gone)'),
  );
}

/** Builds the query for the contents that expired versions reference, with their specifications. */
function namedByGone(connection: Connection): Knex.QueryBuilder {
  const column = (name: string) => connection('gone').whereNotNull(name).select('spec_id', { digest: name });
  const linked = (name: string) =>
    connection('gone')
      .join('content_links', 'content_links.content', `gone.${name}`)
      .select('gone.spec_id', { digest: 'content_links.refers_to' });
  const [first, ...others] = contentColumns;
  return column(first).union([
    ...others.map(column),
    ...(['manifest', 'submitted', 'specification'] as const).map(linked),
  ]);
}
