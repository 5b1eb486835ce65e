import type pg from 'pg';
import type { Connection } from '../database/database.js';

// The first part of the lock key, the same in all releases; the second part is the ID of the process.
const lockClass = 772_353;

/**
 * Takes the lock that shows other servers that this process is alive. The lock ends with the connection.
 * See docs/decisions/0038-identify-processes-by-advisory-locks.md.
 */
export async function holdProcessLock(client: pg.Client, processId: number): Promise<void> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1::int, $2::int) AS held', [
    lockClass,
    processId,
  ]);
  if (!rows[0]?.held) throw new Error('An earlier connection of this process still holds its lock');
}

/** Finds the IDs of processes that have claims, but do not hold their lock. */
export async function findDeadProcesses(connection: Connection): Promise<number[]> {
  const { rows }: { rows: { claimed_by: number }[] } = await connection.raw(
    `select claimed_by from (
       select claimed_by from openapi_specs where processing_state = 'progress'
       union select claimed_by from deliveries where lease_expires_at is not null
       union select claimed_by from settings
       union select claimed_by from search_generations where state <> 'current' and state = 'writing'
     ) as claims
     where claimed_by is not null and not exists (
       select from pg_locks
       where locktype = 'advisory' and objsubid = 2 and classid::bigint = ? and objid::bigint = claimed_by and granted
         and database = (select oid from pg_database where datname = current_database())
     )`,
    [lockClass],
  );
  return rows.map(({ claimed_by }) => claimed_by);
}
