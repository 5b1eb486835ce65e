import { StorageUnavailable } from '@specshelf/service';

/** Maps the error of a query to `StorageUnavailable` if a later request may succeed. */
export function toSQLiteFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'SQLITE_FULL') return new StorageUnavailable('storage-full', error);
  return temporary.test(code) ? new StorageUnavailable('storage-unavailable', error) : error;
}

/** Whether the file is damaged. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

/** Whether another process is writing. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

// Another program is writing, or the file is damaged, or cannot be read, written, or opened at the moment.
const temporary = /^SQLITE_(BUSY|IOERR|READONLY|CANTOPEN|LOCKED|NOMEM|PROTOCOL|CORRUPT|NOTADB)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
