import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartFailure } from '../../start-failure.js';
import { cannotOpen } from './cannot-open.js';

/** Creates a file if it is missing, readable by us only: SQLite would let everybody read it. */
export function makePrivateFile(file: string): void {
  const folder = dirname(file);
  try {
    if (!existsSync(folder)) makeDataFolder(folder);
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw error instanceof StartFailure ? error : cannotOpen(file, error);
  }
}

/** Only the default folder is created: another one that is missing is a mistyped path, or a disk that is not mounted. */
function makeDataFolder(folder: string): void {
  if (resolve(folder) !== resolve(defaultFolder)) {
    throw new StartFailure(
      `There is no folder ${folder}. Create it, or set DATABASE_URL to a file in another one.`,
    );
  }
  mkdirSync(folder);
}

const defaultFolder = './data';
