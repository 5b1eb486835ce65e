import { setTimeout } from 'node:timers/promises';
import type { Connection, DatabaseHealth } from '../database/database.js';
import type { ConnectionPool } from './create-pool.js';

type Query = <T>(query: (connection: Connection) => Promise<T>) => Promise<T>;

/** Checks whether the database responds, and whether it accepts writes. */
export async function checkPostgreSQL(
  pool: Pick<ConnectionPool, 'isCrowded' | 'size'>,
  query: Query,
  onReadOnly: () => void,
): Promise<DatabaseHealth> {
  const timeout = new AbortController();
  const readOnlyQuery = isReadOnly(query);
  const late = setTimeout(crowdedPatience, 'late' as const, timeout);
  try {
    const isLate = (await Promise.race([readOnlyQuery, late])) === 'late';
    // Requests are slow, because queries wait for a connection, but another server would not be faster. The pool knows by now
    // whether it is crowded, even if only this query needed another connection.
    if (isLate && pool.isCrowded() && pool.size() > 0) return crowded;
    if (!(await readOnlyQuery)) return { status: 'ok' };
    onReadOnly();
    return readOnly;
  } finally {
    timeout.abort();
  }
}

async function isReadOnly(query: Query): Promise<boolean> {
  const { rows }: { rows: { mode: string }[] } = await query((connection) =>
    connection.raw(
      "SELECT current_setting('transaction_read_only') AS mode, (SELECT min(name) FROM settings)",
    ),
  );
  return rows[0]?.mode === 'on';
}

// In milliseconds, less than the usual timeout of a health probe.
const crowdedPatience = 500;

const crowded: DatabaseHealth = {
  status: 'degraded',
  reason: 'PostgreSQL has fewer free connections than this server may use: requests wait for one.',
};

const readOnly: DatabaseHealth = {
  status: 'degraded',
  reason: 'PostgreSQL is read-only, like a standby: reads work, writes fail.',
};
