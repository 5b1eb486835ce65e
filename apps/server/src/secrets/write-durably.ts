import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a private file that is complete after a crash or a power failure, or unchanged: a temporary file, fsync, rename. */
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

/** Renames a file, and waits until the folder is on disk. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(to), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
