import type { KeptVersions, OpenAPISpecVersionStore, PrunableVersions } from '@specshelf/service';
import type { Knex } from 'knex';
import { contentColumns, whereNoRecordRefers, whereRefers } from './content-references.js';
import type { Connection, Database } from './database.js';
import * as versions from './openapi-spec-versions.js';
import * as specs from './openapi-specs.js';

type Batch = Parameters<OpenAPISpecVersionStore['prune']>[2];

export async function prune(
  { query, write }: Pick<Database, 'query' | 'write'>,
  specId: string,
  kept: KeptVersions,
  batch: Batch,
): Promise<number> {
  // Most of the time there is nothing to write.
  const isAny = await query((connection) => hasPrunable(connection, specId, kept));
  return isAny ? write((transaction) => pruneBatch(transaction, specId, kept, batch)) : 0;
}

async function hasPrunable(connection: Connection, specId: string, kept: KeptVersions): Promise<boolean> {
  const latest = (await specs.findVersions(connection, specId))?.latest;
  return (await versions.prunable(connection, { specId, latest, kept }).first('id')) !== undefined;
}

async function pruneBatch(
  transaction: Connection,
  specId: string,
  kept: KeptVersions,
  { limit, now }: Batch,
): Promise<number> {
  const latest = (await specs.lockVersions(transaction, specId))?.latest;
  const oldest = [{ column: 'created_at' }, { column: 'id' }];
  const ids: string[] = await versions
    .prunable(transaction, { specId, latest, kept })
    .orderBy(oldest)
    .limit(limit)
    .pluck('id');
  const removed = await versions.remove(transaction, ids);
  if (removed > 0) await specs.noteRemovedVersions(transaction, specId, removed, now);
  return removed;
}

export async function findPrunable(
  connection: Connection,
  specId: string,
  kept: KeptVersions,
): Promise<PrunableVersions | undefined> {
  const found = await specs.findVersions(connection, specId);
  const prunable = () => versions.prunable(connection, { specId, latest: found?.latest, kept });
  const range: PrunableRange | undefined = await prunable()
    .select(connection.raw('count(*) as versions, min(created_at) as oldest, max(created_at) as newest'))
    .first();
  if (!found || !range || Number(range.versions) === 0) return undefined;
  const { versions: count, oldest: from, newest: to } = range;
  const bytes = await bytesOnlyOf(connection, prunable());
  return { versions: Number(count), of: found.count, from, to, bytes };
}

interface PrunableRange {
  /** A text from PostgreSQL: a number may be too small for what it counts. */
  versions: number | string;
  oldest: string;
  newest: string;
}

/** How many bytes of contents nothing but these versions refers to. */
async function bytesOnlyOf(connection: Connection, gone: Knex.QueryBuilder): Promise<number> {
  const ids = () => connection('gone').select('id');
  const digest = 'contents.digest';
  const contents = connection
    .with('gone', gone.select('id', ...contentColumns))
    .from('contents')
    .whereIn('digest', namedByGone(connection))
    .whereNotExists((links) =>
      whereRefers(links, 'content_links', 'refers_to', digest).whereNot((content) =>
        whereNoRecordRefers(content, 'content_links.content', ids),
      ),
    );
  const { bytes } = await whereNoRecordRefers(contents, digest, ids)
    .sum({ bytes: connection.raw('length(bytes)') })
    .first();
  return Number(bytes ?? 0);
}

function namedByGone(connection: Connection): Knex.QueryBuilder {
  const column = (name: string) => connection('gone').select(name).whereNotNull(name);
  const [first, ...others] = contentColumns;
  const linked = connection('content_links')
    .select('refers_to')
    .whereIn('content', column('manifest').union([column('submitted'), column('specification')]));
  return column(first).union([...others.map(column), linked]);
}
