import { StartFailure } from '@specshelf/base/start-failure';
import { isLost, readOnlyTransaction } from './postgresql-failures.js';

/** Returns the failure for the operator when a PostgreSQL database cannot be used, without the password in its URL. */
export function cannotConnect(url: string, error: unknown): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  return new StartFailure(`The database ${nameOf(url)} cannot be opened: ${reasonOf(error)}`, {
    cause: error,
  });
}

/** Returns the location of a database without credentials. */
export function nameOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

function reasonOf(error: Error & { code?: unknown }): string {
  switch (error.code) {
    case '28000':
    case '28P01':
      return 'it rejects the user or the password. Check DATABASE_URL, PGPASSWORD, and ~/.pgpass.';
    case '3D000':
      return 'it does not exist. Create it with `createdb`.';
    case '42501':
      return 'this user has no permission to create tables in it. Grant it CREATE on the schema.';
    case '53300':
      return 'PostgreSQL has reached its maximum number of connections. Raise max_connections, or close other connections.';
    case readOnlyTransaction:
      return 'it is read-only, like a standby. Set DATABASE_URL to the primary, or wait until this is one.';
    default:
      return isLost(error) ? `no server responds (${error.message || error.code}).` : error.message;
  }
}
