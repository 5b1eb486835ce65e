import { StorageUnavailable } from '@specshelf/service';

/** Maps the error of a query to `StorageUnavailable` if a later request may succeed. */
export function toSQLiteFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === damagedIndex) return searchUnavailable(error);
  if (code === 'SQLITE_FULL') return new StorageUnavailable('storage-full', error);
  return temporary.test(code) ? new StorageUnavailable('storage-unavailable', error) : error;
}

/** Whether the file is damaged. Damage that only concerns the search index does not count: it can be built again. */
export function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return /^SQLITE_(CORRUPT|NOTADB)/.test(code) && code !== damagedIndex;
}

/** Whether another process is writing. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

/** The code of damage in a virtual table. The table of the search index is the only one that is stored. */
const damagedIndex = 'SQLITE_CORRUPT_VTAB';

function searchUnavailable(error: unknown): StorageUnavailable {
  const reason =
    'The search index is damaged. Run `specshelf-server doctor --rebuild-search`: a running server then builds it again';
  const message = 'Searches are not possible at the moment. Everything else works. Try again later.';
  return new StorageUnavailable('storage-unavailable', new Error(reason, { cause: error }), message);
}

// Another program is writing, or the file is damaged, or cannot be read, written, or opened at the moment.
const temporary = /^SQLITE_(BUSY|IOERR|READONLY|CANTOPEN|LOCKED|NOMEM|PROTOCOL|CORRUPT|NOTADB)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
