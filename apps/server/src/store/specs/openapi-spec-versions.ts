import {
  defined,
  type KeptVersions,
  type List,
  type OpenAPISpecVersionRecord,
  type RebuiltVersion,
  type VersionQuery,
} from '@specshelf/service';
import type { Knex } from 'knex';
import type { Connection, QueryPrepared } from '../database/database.js';
import { areStorable } from '../queries/are-storable.js';
import { readFacts } from '../queries/json-column.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';
import { PreparedQuery, parameter } from '../queries/prepared-query.js';
import { type LockedSpec, specs } from './openapi-spec-row.js';

interface OpenAPISpecVersionRow {
  id: string;
  spec_id: string;
  created_at: string;
  digest: string;
  format: OpenAPISpecVersionRecord['format'];
  raw: string;
  /** Null for versions from before manifests. */
  manifest: string | null;
  submitted: string | null;
  specification: string;
  outline: string;
  pipeline_version: number;
  facts: string | null;
  /** In `facts`, for the filter. */
  document_version: string | null;
  openapi: string | null;
  size: number | null;
}

export async function insert(transaction: Connection, version: OpenAPISpecVersionRecord): Promise<void> {
  await versions(transaction).insert(toRow(version));
}

export async function find(
  queryPrepared: QueryPrepared,
  specId: string,
  id: string,
): Promise<OpenAPISpecVersionRecord | undefined> {
  if (!areStorable(id)) return undefined;
  const [row] = await queryPrepared(byId, specId, id);
  return row && toRecord(row);
}

/** Returns a page of the versions of a specification, newest first. */
export async function list(
  queryPrepared: QueryPrepared,
  specId: string,
  { documentVersion, ...query }: VersionQuery,
): Promise<List<OpenAPISpecVersionRecord>> {
  if (documentVersion !== undefined && !areStorable(documentVersion)) return noVersions;
  const { rows, ...about } =
    documentVersion === undefined
      ? await queryKeysetPage(queryPrepared, pages, [specId], query)
      : await queryKeysetPage(queryPrepared, pagesOfDocument, [specId, documentVersion], query);
  return { records: rows.map(toRecord), ...about };
}

export async function findOutdated(
  connection: Connection,
  pipelineVersion: number,
): Promise<OpenAPISpecVersionRecord | undefined> {
  const row = await versions(connection)
    .where('pipeline_version', '<', pipelineVersion)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  return row && toRecord(row);
}

export async function findSpecId(connection: Connection, id: string): Promise<string | undefined> {
  return (await versions(connection).where({ id }).first('spec_id'))?.spec_id;
}

export async function replaceResults(
  transaction: Connection,
  id: string,
  { format, specification, outline, pipelineVersion, facts, ...described }: RebuiltVersion,
): Promise<void> {
  await versions(transaction)
    .where({ id })
    .update({
      format,
      specification,
      outline,
      pipeline_version: pipelineVersion,
      ...(facts && factColumns(facts)),
      ...defined(described),
    });
}

/** Returns expired versions of specifications, ordered by specification and age, up to `limit`. */
export async function findPrunable(
  connection: Connection,
  locked: readonly LockedSpec[],
  kept: KeptVersions,
  limit: number,
): Promise<{ id: string; spec_id: string }[]> {
  const oldest = [{ column: 'created_at' }, { column: 'id' }];
  // One subquery for each specification reads only as much of the index as it returns.
  const [first, ...others] = locked.map((spec) => {
    const part = prunable(connection, spec, kept).orderBy(oldest).limit(limit);
    return connection.from(part.select('id', 'spec_id', 'created_at').as('part')).select('*');
  });
  if (!first) return [];
  return connection
    .from(first.unionAll(others).as('prunable'))
    .orderBy([{ column: 'spec_id' }, ...oldest])
    .limit(limit)
    .select('id', 'spec_id');
}

function prunable(
  connection: Connection,
  { id, last_version }: LockedSpec,
  { newest, since }: KeptVersions,
): Knex.QueryBuilder {
  const ofSpec = () => versions(connection).where({ spec_id: id });
  // The same conditions as `expiredVersions`. Excludes the latest version by its ID: if the clock was set back, other versions may
  // have a later time.
  const expired: Knex.QueryBuilder = ofSpec().whereNot('id', last_version ?? '');
  if (newest !== undefined) {
    const lastKept = newestFirst(ofSpec().select('created_at', 'id'))
      .offset(newest - 1)
      .limit(1);
    expired.whereRaw('(created_at, id) < ?', [lastKept]);
  }
  return since === undefined ? expired : expired.where('created_at', '<', since);
}

function newestFirst<Query extends Knex.QueryBuilder>(query: Query): Knex.QueryBuilder {
  return query.orderBy([
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]);
}

export async function remove(transaction: Connection, ids: readonly string[]): Promise<void> {
  await versions(transaction).whereIn('id', ids).delete();
}

function versions(connection: Connection) {
  return connection<OpenAPISpecVersionRow>('openapi_spec_versions');
}

const columns = [
  'id',
  'spec_id',
  'created_at',
  'digest',
  'format',
  'raw',
  'manifest',
  'submitted',
  'specification',
  'outline',
  'pipeline_version',
  'facts',
  'openapi',
  'size',
] as const satisfies readonly (keyof OpenAPISpecVersionRow)[];

const byId = new PreparedQuery<OpenAPISpecVersionRow>((connection) =>
  versions(connection).where({ spec_id: parameter, id: parameter }).select(columns),
);

const pages = prepareKeysetPages<OpenAPISpecVersionRow>({
  entries: (connection) => versions(connection).where({ spec_id: parameter }).select(columns),
  count: (connection) => specs(connection).where({ id: parameter }).select('version_count'),
  order: 'desc',
});

/** The versions of documents with a version. */
const pagesOfDocument = prepareKeysetPages<OpenAPISpecVersionRow>({
  entries: (connection) => ofDocument(connection).select(columns),
  count: (connection) => ofDocument(connection).count(),
  order: 'desc',
});

function ofDocument(connection: Connection) {
  return versions(connection).where({ spec_id: parameter, document_version: parameter });
}

const noVersions = { records: [], more: false, total: 0 };

function toRow(version: OpenAPISpecVersionRecord): OpenAPISpecVersionRow {
  const { id, digest, format, raw, specification, outline, manifest = null, submitted = null } = version;
  return {
    ...{ id, digest, format, raw, specification, outline, manifest, submitted },
    spec_id: version.specId,
    created_at: version.createdAt,
    pipeline_version: version.pipelineVersion,
    ...factColumns(version.facts),
    openapi: version.openapi ?? null,
    size: version.size ?? null,
  };
}

/** The facts, and the one of them that lists are filtered by. */
function factColumns(facts: OpenAPISpecVersionRecord['facts']) {
  return {
    facts: facts === undefined ? null : JSON.stringify(facts),
    document_version: facts?.documentVersion ?? null,
  };
}

function toRecord(row: OpenAPISpecVersionRow): OpenAPISpecVersionRecord {
  const { manifest, submitted, facts, openapi, size } = row;
  // Without rest properties, which are slow: this runs for each request for a version.
  return {
    id: row.id,
    specId: row.spec_id,
    createdAt: row.created_at,
    digest: row.digest,
    format: row.format,
    raw: row.raw,
    specification: row.specification,
    outline: row.outline,
    pipelineVersion: row.pipeline_version,
    ...defined({
      manifest: manifest ?? undefined,
      submitted: submitted ?? undefined,
      facts: facts === null ? undefined : readFacts(facts),
      openapi: openapi ?? undefined,
      size: size ?? undefined,
    }),
  };
}
