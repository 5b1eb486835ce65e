import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type DatabaseLocation, isFile } from '@specshelf/store/database';
import { freeBytesIn } from '@specshelf/store/free-bytes';
import type { Finding } from './finding.js';

const mebibyte = 1024 * 1024;
const enough = 1024 * mebibyte;
const least = 64 * mebibyte;

/** Checks the free disk space of a SQLite database. */
export async function checkDisk(database: DatabaseLocation): Promise<Finding[]> {
  if (!isFile(database)) return [];
  const { file } = database;
  const free = await freeBytesIn(existingFolder(file));
  const size = existsSync(file) ? statSync(file).size : 0;
  const message = `${Math.floor(free / mebibyte)} MiB are free, and the database has ${Math.ceil(size / mebibyte)} MiB.`;
  const advice =
    'Free disk space, or move the database to a larger disk: on a full disk, nothing can be published.';
  if (free < least) return [{ about: 'disk', state: 'problem', message, advice }];
  // A backup needs the same space again.
  if (free < Math.max(enough, size)) return [{ about: 'disk', state: 'warning', message, advice }];
  return [{ about: 'disk', state: 'ok', message }];
}

function existingFolder(file: string): string {
  let folder = dirname(resolve(file));
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
