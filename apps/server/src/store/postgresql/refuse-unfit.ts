import { StartFailure } from '../../start-failure.js';
import type { Connection, OpenOptions } from '../database/database.js';
import { nameOf } from './cannot-connect.js';
import { readOnlyTransaction } from './postgresql-failures.js';

/** Fails when a database is not one that we can use, before anything is written into it. */
export async function refuseUnfit(
  connection: Connection,
  url: string,
  outdated: OpenOptions['outdated'],
): Promise<void> {
  const {
    rows: [{ version, encoding, read_only: readOnly }],
  } = await connection.raw(
    "SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') AS read_only",
  );
  if (version < oldest) {
    throw unfit(url, `is PostgreSQL ${Math.floor(version / 10_000)}. The oldest that works is 13.`);
  }
  if (encoding !== 'UTF8') throw unfit(url, `has the encoding ${encoding}. Make one with UTF8.`);
  // As the first write would fail. After a failover, another attempt may find the primary.
  if (readOnly === 'on' && outdated !== 'refuse')
    throw Object.assign(new Error('The database is read-only'), { code: readOnlyTransaction });
  if (await connection.schema.hasTable('openapi_specs')) return;
  if (outdated === 'refuse') throw unfit(url, 'is empty. Set DATABASE_URL as the server has it.');
  for (const table of ['migrations', 'organizations', 'settings']) {
    if (await connection.schema.hasTable(table))
      throw unfit(url, `has a table ${table} of another program. Set DATABASE_URL to one of its own.`);
  }
}

const oldest = 130_000;

function unfit(url: string, what: string): StartFailure {
  return new StartFailure(`The database ${nameOf(url)} ${what}`);
}
