import { StartFailure } from '@specshelf/base/start-failure';

/** Returns the failure for the operator when a database file cannot be opened. */
export function cannotOpen(file: string, error: unknown): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  return new StartFailure(`The database ${file} cannot be opened: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: Error & { code?: unknown }): string {
  switch (error.code) {
    case 'SQLITE_NOTADB':
      return 'the file is not a SQLite database.';
    case 'SQLITE_CORRUPT':
      return 'the file is damaged. Restore a backup.';
    case 'SQLITE_CANTOPEN_ISDIR':
    case 'EISDIR':
      return 'it is a directory.';
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'EACCES':
    case 'EROFS':
      return 'this user cannot write there.';
    case 'SQLITE_BUSY':
      return 'another program is writing to it.';
    default:
      return error.message;
  }
}
