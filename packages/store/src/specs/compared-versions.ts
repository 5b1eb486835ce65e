import { defined } from '@specshelf/base/defined';
import type { OpenAPISpecVersionRecord } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { versionColumns } from '../rows/openapi-spec-version-row.js';
import { versions } from './openapi-spec-versions.js';

/** Returns the newest version with changes of an earlier comparison, or with none yet. */
export async function findUncompared(
  connection: Connection,
  changesVersion: number,
): Promise<OpenAPISpecVersionRecord | undefined> {
  const row = await versions(connection)
    .where('changes_version', '<', changesVersion)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  return row && versionColumns.toRecord(row);
}

/** Replaces the changes of a version; without new ones, they remain. */
export async function replaceChanges(
  transaction: Connection,
  id: string,
  compared: Pick<OpenAPISpecVersionRecord, 'changes' | 'changesVersion'>,
): Promise<void> {
  await versions(transaction)
    .where({ id })
    .update(versionColumns.toColumns(defined(compared)));
}

/** Marks a version and the next one of its specification as not compared, unless its document remains. */
export async function resetComparisons(
  transaction: Connection,
  id: string,
  specification: string,
): Promise<void> {
  const version = await versions(transaction)
    .where({ id })
    .whereNot({ specification })
    .first('spec_id', 'created_at');
  if (!version) return;
  const { spec_id, created_at } = version;
  const following = await versions(transaction)
    .where({ spec_id })
    .where((place) =>
      place
        .where('created_at', '>', created_at)
        .orWhere((same) => same.where({ created_at }).where('id', '>=', id)),
    )
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .limit(2)
    .pluck('id');
  await versions(transaction).whereIn('id', following).update({ changes_version: 0 });
}
