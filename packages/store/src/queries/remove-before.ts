import type { Connection } from '../database/database.js';
import { inText } from './in-text.js';

/** Removes a number of rows that were created before a time, the oldest first, and returns how many. */
export async function removeBefore(
  transaction: Connection,
  table: 'audit_log' | 'label_moves' | 'publications',
  { createdBefore, limit }: { createdBefore: string; limit: number },
): Promise<number> {
  const old = transaction(table)
    .where('created_at', '<', createdBefore)
    .orderBy('created_at')
    .limit(limit, inText)
    .select('id');
  return transaction(table).whereIn('id', old).delete();
}
