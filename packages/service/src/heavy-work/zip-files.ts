import { zipSync } from 'fflate';
import type { TaskContext } from './create-task-context.js';
import { originalBytes, type StoredOriginal } from './read-original.js';

interface ZipInput {
  files: readonly (StoredOriginal & { path: string })[];
  /** The date of all files, in ISO 8601. */
  date: string;
}

/** Returns files as a ZIP archive. Equal input has equal bytes, in every time zone. */
export async function zipFiles(
  { files, date }: ZipInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Uint8Array> {
  const entries: [string, Uint8Array][] = [];
  for (const file of files) entries.push([file.path, await originalBytes(file, codec)]);
  // The format has local times. Noon exists on every day in every time zone.
  const [year = 1980, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(year, month - 1, day, 12) });
}
