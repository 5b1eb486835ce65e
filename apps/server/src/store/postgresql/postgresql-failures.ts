import { StorageUnavailable } from '@specshelf/service';
import knex from 'knex';

/** What a failed query means for who asked: that it is worth to ask again later, or what it was. */
export function toPostgreSQLFailure(error: unknown): unknown {
  if (codeOf(error) === diskFull) return new StorageUnavailable('storage-full', error);
  const passes = isConflict(error) || isLost(error) || isBusy(error) || isSilent(error);
  return passes ? new StorageUnavailable('storage-unavailable', error) : error;
}

/** Whether another transaction was in the way: serialization failure, deadlock, a lock that was not given up. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(codeOf(error));
}

/** Whether the database was not reached, went away in the middle, or is one that only reads, as after a failover. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  return /^(08...|57P0[1-5]|25006)$/.test(code) || lostSockets.has(code) || isLostInWords(error);
}

const lostSockets: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The socket of a database on this machine that is not there.
  'ENOENT',
]);

/** What the driver says without a code; knex says before it what was asked, without values. */
function isLostInWords(error: unknown): boolean {
  return (
    error instanceof Error &&
    /(^| - )(Connection terminated|Connection ended|Client has encountered a connection error|timeout expired)/.test(
      error.message,
    )
  );
}

/** Whether nothing was heard of the database for as long as a query may take. That was long enough: it is not tried again. */
export function isSilent(error: unknown): boolean {
  return error instanceof Error && /(^| - )Query read timeout$/.test(error.message);
}

/** Whether PostgreSQL has as many connections as it may have. */
export function isCrowded(error: unknown): boolean {
  return codeOf(error) === '53300';
}

/** Whether a write was refused because the database is read-only: a standby, or after a failover. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnlyTransaction;
}

export const readOnlyTransaction = '25006';

/** Out of memory, a statement that took too long, no free connection of ours or of PostgreSQL. */
function isBusy(error: unknown): boolean {
  return error instanceof knex.KnexTimeoutError || ['53300', '53200', '57014'].includes(codeOf(error));
}

const diskFull = '53100';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
