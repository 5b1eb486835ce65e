import type { Connection } from '../database/database.js';
import type { TablesStep } from '../migrations/migration.js';
import { isStopped } from './postgresql-failures.js';

// In milliseconds. While a step waits, the queries of other servers queue behind it. Less than the second after which PostgreSQL looks for
// deadlocks, so that a deadlock ends the attempt of the migration and not a request.
const longestWait = 900;

/** Tables that a migration needs are in use. It can be repeated. */
export class TablesInUse extends Error {
  override readonly name = 'TablesInUse';
  readonly tables: readonly string[];

  constructor(tables: readonly string[], cause: unknown) {
    super(`The tables ${tables.join(', ')} are in use`, { cause });
    this.tables = tables;
  }
}

/**
 * Locks all tables of a step, before it changes the first one, and waits for all of them together a limited time. Otherwise it would hold the
 * locks of the first tables while it waits for the others, and the queries of other servers would wait several times as long.
 */
export async function lockTables(
  transaction: Connection,
  { alters, references }: Pick<TablesStep, 'alters' | 'references'>,
): Promise<void> {
  const locks = [
    ...references.map((table) => `lock table ${table} in share row exclusive mode`),
    ...alters.map((table) => `lock table ${table} in access exclusive mode`),
  ];
  if (locks.length === 0) return;
  await transaction.raw(`set local statement_timeout = ${longestWait}`);
  try {
    // One statement, which the timeout ends as a whole.
    await transaction.raw(`do $$ begin ${locks.join('; ')}; end $$`);
  } catch (error) {
    throw isStopped(error) ? new TablesInUse([...alters, ...references], error) : error;
  }
  await transaction.raw('set local statement_timeout = 0');
}
