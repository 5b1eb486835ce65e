import { defined } from '@specshelf/base/defined';
import type {
  KeptVersions,
  LabeledVersion,
  List,
  OpenAPISpecVersionRecord,
  RebuiltVersion,
  VersionQuery,
} from '@specshelf/service';
import type { Knex } from 'knex';
import type { Connection, QueryPrepared } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { areStorable } from '../queries/are-storable.js';
import { convertOnce } from '../queries/convert-once.js';
import { prepareKeysetPages, queryKeysetPage } from '../queries/keyset-page.js';
import { type LockedSpec, specs } from '../rows/openapi-spec-row.js';
import {
  type LabeledRow,
  type OpenAPISpecVersionRow,
  toLabeled,
  versionColumns,
} from '../rows/openapi-spec-version-row.js';
import { labelsOf, whereNotPinned } from './labeled-versions.js';

export async function insert(transaction: Connection, version: OpenAPISpecVersionRecord): Promise<void> {
  await versions(transaction).insert(versionColumns.toRow(version));
}

export async function find(
  queryPrepared: QueryPrepared,
  specId: string,
  id: string,
): Promise<LabeledVersion | undefined> {
  if (!areStorable(id)) return undefined;
  const [row] = await queryPrepared(byId, specId, id);
  return row && toLabeledOnce(row);
}

const toLabeledOnce = convertOnce(toLabeled);

/** Returns a page of the versions of a specification, newest first. */
export async function list(
  queryPrepared: QueryPrepared,
  specId: string,
  { documentVersion, ...query }: VersionQuery,
): Promise<List<LabeledVersion>> {
  if (documentVersion !== undefined && !areStorable(documentVersion)) return noVersions;
  const { rows, ...about } =
    documentVersion === undefined
      ? await queryKeysetPage(queryPrepared, pages, [specId], query)
      : await queryKeysetPage(queryPrepared, pagesOfDocument, [specId, documentVersion], query);
  return { records: rows.map(toLabeled), ...about };
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
  return row && versionColumns.toRecord(row);
}

/** Returns the facts of a version. */
export async function findFacts(
  connection: Connection,
  id: string,
): Promise<OpenAPISpecVersionRecord['facts']> {
  const row = await versions(connection)
    .where({ id })
    .first(...factColumns.names);
  return row && factColumns.toRecord(row).facts;
}

/** Adds to the number of publications of a version. */
export async function addPublications(transaction: Connection, id: string, count: number): Promise<void> {
  await versions(transaction).where({ id }).increment('publication_count', count);
}

export async function findSpecId(connection: Connection, id: string): Promise<string | undefined> {
  return (await versions(connection).where({ id }).first('spec_id'))?.spec_id;
}

export async function replaceResults(
  transaction: Connection,
  id: string,
  rebuilt: RebuiltVersion,
): Promise<void> {
  await versions(transaction)
    .where({ id })
    .update(versionColumns.toColumns(defined(rebuilt)));
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
  const expired: Knex.QueryBuilder = whereNotPinned(
    ofSpec().whereNot('id', last_version ?? ''),
    'openapi_spec_versions',
  );
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

const factColumns = versionColumns.pick('facts');

export function versions(connection: Connection) {
  return connection<OpenAPISpecVersionRow>('openapi_spec_versions');
}

const byId = new PreparedQuery<LabeledRow>((connection) =>
  versions(connection)
    .where({ spec_id: parameter, id: parameter })
    .select(versionColumns.names)
    .select(labelsOf(connection)),
);

const pages = prepareKeysetPages<LabeledRow>({
  entries: (connection) =>
    versions(connection)
      .where({ spec_id: parameter })
      .select(versionColumns.names)
      .select(labelsOf(connection)),
  count: (connection) => specs(connection).where({ id: parameter }).select('version_count'),
  order: 'desc',
});

/** The versions of documents with a version. */
const pagesOfDocument = prepareKeysetPages<LabeledRow>({
  entries: (connection) => ofDocument(connection).select(versionColumns.names).select(labelsOf(connection)),
  count: (connection) => ofDocument(connection).count(),
  order: 'desc',
});

function ofDocument(connection: Connection) {
  return versions(connection).where({ spec_id: parameter, document_version: parameter });
}

const noVersions = { records: [], more: false, total: 0 };
