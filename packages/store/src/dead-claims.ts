import type { Connection, Database } from './database/database.js';
import { releaseAll } from './search-index/generations.js';

/** Numbers of released claims, by kind. */
export interface ReleasedClaims {
  specification: number;
  delivery: number;
  task: number;
  /** Of specifications that were being indexed for the search. */
  index: number;
}

/** The earliest time: a lease until then has expired, whatever the clock shows. */
const expired = new Date(0).toISOString();

/**
 * Creates a function that releases the claims of processes without their lock, and returns their numbers if there were dead
 * processes. A process may lose its connection and reconnect, so it counts as dead only if two calls in a row miss it. No clock is
 * involved.
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
    index: await releaseAll(transaction, processes),
  };
}

/** Expires all task leases: their processes have ended. */
export async function expireTaskLeases(transaction: Connection): Promise<void> {
  await transaction('settings').whereNotNull('claimed_by').update({ claimed_by: null, value: expired });
}
