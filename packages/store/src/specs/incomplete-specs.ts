import { shownFacts } from '@specshelf/service/catalog';
import type { Connection } from '../database/database.js';
import { recordColumns, specs, toRecord } from '../rows/openapi-spec-row.js';
import { specColumns, toIndexedAt } from '../rows/spec-columns.js';
import * as terms from './spec-terms.js';

// The condition of the partial index of the migration.
const isIncomplete = "indexed_at is null or indexed_at <> coalesce(last_processed_at, '')";

const batchSize = 50;

/** Whether servers of the previous release have written specifications without search data. */
export async function hasIncomplete(connection: Connection): Promise<boolean> {
  return (await specs(connection).whereRaw(isIncomplete).first('id')) !== undefined;
}

/** Adds search data to some of these specifications. Returns false if there are none. */
export async function completeSearchData(transaction: Connection): Promise<boolean> {
  const rows = await specs(transaction)
    .whereRaw(isIncomplete)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .select(...recordColumns);
  for (const row of rows) {
    const stored = toRecord(row);
    const { nameKey } = shownFacts(stored, stored.facts);
    const spec = { ...stored, nameKey };
    const { problemCounts, failingSince } = spec;
    await specs(transaction)
      .where({ id: spec.id })
      .update({
        ...specColumns.toColumns({ nameKey, problemCounts, failingSince }),
        indexed_at: toIndexedAt(spec.lastProcessedAt),
      });
    await terms.replace(transaction, spec);
  }
  return rows.length > 0;
}
