import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { cannotOpen } from './cannot-open.js';

/** Makes a file that is not there yet, and its folder, for nobody but us: SQLite would let everybody read it. */
export function makePrivateFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw cannotOpen(file, error);
  }
}
