import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type DatabaseLocation, isFile } from '../database/database.js';

/** Returns the free bytes of the disk with the database. Undefined for one that is not in a file. Rejects if its folder is missing. */
export async function freeBytes(database: DatabaseLocation): Promise<number | undefined> {
  return isFile(database) ? freeBytesIn(dirname(resolve(database.file))) : undefined;
}

/** Returns the free bytes of the disk with a folder. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
