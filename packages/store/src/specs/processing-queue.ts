import { defined } from '@specshelf/base/defined';
import type { Connection } from '../database/database.js';
import { specs } from '../rows/openapi-spec-row.js';

export interface QueueCounts {
  waiting: number;
  inProgress: number;
  due: number;
  waitingSince?: string;
  /** Start of the oldest run in progress. */
  inProgressSince?: string;
}

/** Expires the leases of all runs: their processes have ended. */
export async function expireLeases(transaction: Connection, now: string): Promise<void> {
  await specs(transaction).where({ processing_state: 'progress' }).update({ lease_expires_at: now });
}

/** Makes specifications from URLs without a refresh time due at `now`; with null, removes all refresh times. */
export async function scheduleRefreshes(transaction: Connection, now: string | null): Promise<void> {
  const urls = specs(transaction).where({ source_kind: 'url', processing_state: 'complete' });
  await (now === null ? urls : urls.whereNull('refresh_at')).update({ refresh_at: now });
}

/** Counts pending specifications, runs in progress, and due refreshes, with the age of the oldest. */
export async function countQueue(connection: Connection, now: string): Promise<QueueCounts> {
  const rows = await specs(connection)
    .whereIn('processing_state', ['pending', 'progress'])
    .groupBy('processing_state')
    .select('processing_state')
    .min({ since: 'queued_at', claimed: 'claimed_at' })
    .count({ count: '*' });
  const [due] = await specs(connection)
    .where({ processing_state: 'complete' })
    .where('refresh_at', '<=', now)
    .count({ count: '*' });
  const rowOf = (state: string) => rows.find(({ processing_state }) => processing_state === state);
  const since: unknown = rowOf('pending')?.since;
  const claimed: unknown = rowOf('progress')?.claimed;
  return {
    waiting: Number(rowOf('pending')?.count ?? 0),
    inProgress: Number(rowOf('progress')?.count ?? 0),
    due: Number(due?.count ?? 0),
    ...defined({
      waitingSince: typeof since === 'string' ? since : undefined,
      inProgressSince: typeof claimed === 'string' ? claimed : undefined,
    }),
  };
}
