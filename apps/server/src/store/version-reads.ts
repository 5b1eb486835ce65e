import type { UsageQuery, UsageStore, VersionReads } from '@specshelf/service';
import type { Connection, Database } from './database/database.js';
import { chunksOf } from './queries/chunks-of.js';
import { inText } from './queries/in-text.js';

interface VersionReadsRow {
  spec_id: string;
  version_id: string;
  day: string;
  reader: string;
  label: string;
  requests: number;
}

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
  const rows = reads.map(toRow).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
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

async function list(connection: Connection, { since, limit, ...of }: UsageQuery): Promise<VersionReads[]> {
  const rows = await versionReads(connection)
    .where('versionId' in of ? { version_id: of.versionId } : { spec_id: of.specId, label: of.label })
    .where('day', '>=', since)
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'requests', order: 'desc' },
      { column: 'reader' },
      { column: 'label' },
      { column: 'version_id' },
    ])
    .limit(limit, inText)
    .select('spec_id', 'version_id', 'day', 'reader', 'label', 'requests');
  return rows.map(toReads);
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

function toRow({ specId, versionId, day, reader, label, requests }: VersionReads): VersionReadsRow {
  return { spec_id: specId, version_id: versionId, day, reader, label, requests };
}

function toReads({ spec_id, version_id, day, reader, label, requests }: VersionReadsRow): VersionReads {
  return { specId: spec_id, versionId: version_id, day, reader, label, requests };
}
