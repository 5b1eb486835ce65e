import { StartFailure } from '@specshelf/base/start-failure';
import type { Connection, OpenOptions } from '../database/database.js';
import { nameOf } from './cannot-connect.js';
import { readOnlyTransaction } from './postgresql-failures.js';

/** Rejects a database that is unsuitable or belongs to another program, before anything is written into it. */
export async function rejectUnsuitableDatabase(
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
    throw unsuitable(
      url,
      `is on PostgreSQL ${Math.floor(version / 10_000)}. The oldest supported version is 13.`,
    );
  }
  if (encoding !== 'UTF8')
    throw unsuitable(url, `has the encoding ${encoding}. Create a database with the encoding UTF8.`);
  // With the code of a failed write, so that it is retried: after a failover, another attempt may reach the primary.
  if (readOnly === 'on' && outdated !== 'reject')
    throw Object.assign(new Error('The database is read-only'), { code: readOnlyTransaction });
  if (await connection.schema.hasTable('openapi_specs')) return;
  if (outdated === 'reject') throw unsuitable(url, 'is empty. Set DATABASE_URL to the value of the server.');
  for (const table of ['migrations', 'organizations', 'settings']) {
    if (await connection.schema.hasTable(table))
      throw unsuitable(
        url,
        `has a table ${table} of another program. Set DATABASE_URL to a database that only Specshelf uses.`,
      );
  }
}

const oldest = 130_000;

function unsuitable(url: string, what: string): StartFailure {
  return new StartFailure(`The database ${nameOf(url)} ${what}`);
}
