import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartFailure } from '@specshelf/base/start-failure';
import { cannotOpen } from './cannot-open.js';

/** Creates a missing file that only its owner can read: with SQLite's default mode, other users could. */
export function makePrivateFile(file: string): void {
  const folder = dirname(file);
  try {
    if (!existsSync(folder)) makeDataFolder(folder);
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw error instanceof StartFailure ? error : cannotOpen(file, error);
  }
}

/** Creates only the default folder. If another one is missing, its path is mistyped, or its disk is not mounted. */
function makeDataFolder(folder: string): void {
  if (resolve(folder) !== resolve(defaultFolder)) {
    throw new StartFailure(
      `There is no folder ${folder}. Create it, or set DATABASE_URL to a file in another one.`,
    );
  }
  mkdirSync(folder);
}

const defaultFolder = './data';
