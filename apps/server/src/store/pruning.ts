import type { KeptVersions, OpenAPISpecVersionStore } from '@specshelf/service';
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
