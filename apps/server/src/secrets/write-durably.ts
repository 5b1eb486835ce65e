import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that only its owner can read. After a crash or a power failure, the file is either complete or unchanged: writes a
 * temporary file, calls fsync, and renames it.
 */
export function writeDurably(file: string, text: string): void {
  const temporary = `${file}.tmp`;
  const descriptor = openSync(temporary, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameDurably(temporary, file);
}

/** Renames a file, and calls fsync on its folder. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(to), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
