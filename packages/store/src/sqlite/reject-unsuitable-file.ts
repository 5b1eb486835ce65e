import { statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '@specshelf/base/start-failure';
import { cannotOpen } from './cannot-open.js';

/** Rejects a path that cannot be used for a database, before anything is created beside it. */
export function rejectUnsuitableFile(file: string): void {
  const found = find(file);
  if (!found) return;
  if (found.isDirectory()) {
    const inside = join(file, 'specshelf.sqlite');
    throw new StartFailure(
      `The database ${file} cannot be opened: it is a folder. Name a file in it, such as ${inside}.`,
    );
  }
  if (found.nlink > 1) {
    // SQLite and the lock of the server derive the names of their files from this name, and would miss each other under another one.
    throw new StartFailure(
      `The database ${file} cannot be opened: it has ${found.nlink} hard links, and two servers could use it by different names. Remove the others, or make a copy.`,
    );
  }
}

function find(file: string) {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw cannotOpen(file, error);
  }
}
