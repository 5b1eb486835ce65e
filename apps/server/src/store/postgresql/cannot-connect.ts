import { StartFailure } from '../../start-failure.js';
import { isNewerDatabase, newerDatabase } from '../migrations/migrations.js';
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
  if (isNewerDatabase(error)) return newerDatabase;
  switch (error.code) {
    case '28000':
    case '28P01':
      return 'it does not take the user and the password in DATABASE_URL.';
    case '3D000':
      return 'there is none of this name. Make it with `createdb`.';
    case '42501':
      return 'this user may not make tables in it.';
    case '53300':
      return 'it has as many connections as it may have.';
    case readOnlyTransaction:
      return 'it is read-only, as a standby is. Set DATABASE_URL to the primary, or wait until this is one.';
    default:
      return isLost(error) ? `nothing answers there (${error.message || error.code}).` : error.message;
  }
}
