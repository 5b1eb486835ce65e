import { chunksOf } from '@specshelf/base/chunks-of';
import type { ReaderRequests, UsageQuery, UsageStore, VersionReads } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { inText } from '../queries/in-text.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, all } = columnsOf<VersionReads>();

const readColumns = all([
  plain('specId', 'spec_id'),
  plain('versionId', 'version_id'),
  plain('day', 'day'),
  plain('reader', 'reader'),
  plain('label', 'label'),
  plain('requests', 'requests'),
]);

interface VersionReadsRow extends RowOf<typeof readColumns> {}

const key = ['version_id', 'day', 'reader', 'label'] as const;

export function createUsageStore({ query, write }: Pick<Database, 'query' | 'write'>): UsageStore {
  return {
    // Not durable: a crash loses reads that are not flushed, too.
    add: (reads) => write((transaction) => add(transaction, reads), { durable: false }),
    list: (selection) => query((connection) => list(connection, selection)),
    removeBefore: (batch) => write((transaction) => removeBefore(transaction, batch)),
  };
}

async function add(transaction: Connection, reads: readonly VersionReads[]): Promise<void> {
  // In one order, so that concurrent servers do not deadlock.
  const keyed = reads.map(readColumns.toRow).map((row) => ({ row, key: keyOf(row) }));
  const rows = keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
  for (const some of chunksOf(rows)) {
    const versionIds = [...new Set(some.map(({ version_id }) => version_id))].sort();
    // Locked, so that a version that another transaction removes meanwhile does not violate the foreign key.
    const present: string[] = await transaction('openapi_spec_versions')
      .whereIn('id', versionIds)
      .orderBy('id')
      .forKeyShare()
      .pluck('id');
    const known = some.filter(({ version_id }) => present.includes(version_id));
    if (known.length === 0) continue;
    await versionReads(transaction)
      .insert(known)
      .onConflict([...key])
      .merge({ requests: transaction.raw('version_reads.requests + excluded.requests') });
  }
}

async function list(connection: Connection, { since, limit, ...of }: UsageQuery): Promise<ReaderRequests[]> {
  const rows: { day: string; reader: string; requests: number | string }[] = await versionReads(connection)
    .where('versionId' in of ? { version_id: of.versionId } : { spec_id: of.specId, label: of.label })
    .where('day', '>=', since)
    .groupBy('day', 'reader')
    .orderBy([{ column: 'day', order: 'desc' }, { column: 'requests', order: 'desc' }, { column: 'reader' }])
    .limit(limit, inText)
    .select('day', 'reader')
    .sum({ requests: 'requests' });
  // A string on PostgreSQL, which adds in 64 bits.
  return rows.map((row) => ({ ...row, requests: Number(row.requests) }));
}

async function removeBefore(
  transaction: Connection,
  { day, limit }: { day: string; limit: number },
): Promise<number> {
  const old = versionReads(transaction)
    .where('day', '<', day)
    .orderBy('day')
    .limit(limit, inText)
    .select(...key);
  return versionReads(transaction)
    .whereIn([...key], old)
    .delete();
}

function versionReads(connection: Connection) {
  return connection<VersionReadsRow>('version_reads');
}

function keyOf({ version_id, day, reader, label }: VersionReadsRow): string {
  return JSON.stringify([version_id, day, reader, label]);
}
