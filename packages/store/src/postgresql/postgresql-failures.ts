import { StorageUnavailable } from '@specshelf/service';
import knex from 'knex';

/** Maps the error of a query to `StorageUnavailable` if a later request may succeed. */
export function toPostgreSQLFailure(error: unknown): unknown {
  if (codeOf(error) === diskFull) return new StorageUnavailable('storage-full', error);
  const isTemporary = isConflict(error) || isLost(error) || isBusy(error) || isSilent(error);
  return isTemporary ? new StorageUnavailable('storage-unavailable', error) : error;
}

/** Whether the transaction was in conflict with another: serialization failure, deadlock, lock timeout. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(codeOf(error));
}

/** Whether the connection failed or was lost, or the database is read-only, as after a failover. */
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
  // A missing Unix socket.
  'ENOENT',
]);

/** Recognizes errors of the driver without a code. Knex prepends the query, without values. */
function isLostInWords(error: unknown): boolean {
  return (
    error instanceof Error &&
    /(^| - )(Connection terminated|Connection ended|Client has encountered a connection error|timeout expired)/.test(
      error.message,
    )
  );
}

/** Whether a query timed out. It is not retried, because the caller has waited long enough. */
export function isSilent(error: unknown): boolean {
  return error instanceof Error && /(^| - )Query read timeout$/.test(error.message);
}

/** Whether PostgreSQL has reached its maximum number of connections. */
export function isCrowded(error: unknown): boolean {
  return codeOf(error) === '53300';
}

/** Whether a write failed because the database is read-only: a standby, or after a failover. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === readOnlyTransaction;
}

/** Whether a statement timeout ended a statement. */
export function isStopped(error: unknown): boolean {
  return codeOf(error) === '57014';
}

export const readOnlyTransaction = '25006';

/** Out of memory, a statement timeout, or no free connection in the pool or in PostgreSQL. */
function isBusy(error: unknown): boolean {
  return error instanceof knex.KnexTimeoutError || ['53300', '53200', '57014'].includes(codeOf(error));
}

const diskFull = '53100';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
