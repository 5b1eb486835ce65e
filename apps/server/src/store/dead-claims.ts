import type { Connection, Database } from './database/database.js';

/** How many claims of dead processes were released. */
export interface ReleasedClaims {
  specification: number;
  delivery: number;
  task: number;
}

/** A time before every other: a lease with it has expired, whatever the clock. */
const expired = new Date(0).toISOString();

/**
 * Releases the claims of processes that no longer hold their lock. A process may lose its connection and come back, so that it
 * counts as dead when it is missing twice in a row. No clock is involved.
 * See docs/decisions/0038-identify-processes-by-advisory-locks.md.
 */
export function createClaimReaper(
  database: Pick<Database, 'findDeadProcesses' | 'write'>,
): () => Promise<ReleasedClaims | undefined> {
  let missing: readonly number[] = [];
  return async () => {
    const before = missing;
    missing = await database.findDeadProcesses();
    const dead = missing.filter((id) => before.includes(id));
    return dead.length > 0 ? database.write((transaction) => releaseClaims(transaction, dead)) : undefined;
  };
}

async function releaseClaims(transaction: Connection, processes: readonly number[]): Promise<ReleasedClaims> {
  const ended = { claimed_by: null };
  const held = (table: string) => transaction(table).whereIn('claimed_by', processes);
  return {
    specification: await held('openapi_specs')
      .where({ processing_state: 'progress' })
      .update({ ...ended, lease_expires_at: expired }),
    delivery: await held('deliveries')
      .whereNotNull('lease_expires_at')
      .update({ ...ended, lease_expires_at: expired }),
    task: await held('settings').update({ ...ended, value: expired }),
  };
}

/** Releases all claims of tasks: their processes are known to be gone. */
export async function expireTaskLeases(transaction: Connection): Promise<void> {
  await transaction('settings').whereNotNull('claimed_by').update({ claimed_by: null, value: expired });
}
