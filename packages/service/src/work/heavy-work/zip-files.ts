import { Zip, ZipDeflate } from 'fflate';
import { joinBytes } from '../../base/content/join-bytes.js';
import type { ZipInput } from '../../base/ports/work/original-tasks.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import { originalBytes } from './read-original.js';

/** Returns files as a ZIP archive. Equal input has equal bytes, in every time zone. */
export async function zipFiles(
  { files, date }: ZipInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<{ body: Uint8Array }> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const mtime = localNoon(date);
  for (const file of files) {
    // Texts are small at every level, and the fastest one takes a third of the time.
    const entry = new ZipDeflate(file.path, { level: 1 });
    entry.mtime = mtime;
    zip.add(entry);
    entry.push(await originalBytes(file, codec), true);
  }
  zip.end();
  return { body: joinBytes(chunks) };
}

/** The years that the format has. */
const years = { first: 1980, last: 2099 };

/** Noon of a day in the time zone of this machine, because the format has local times. */
function localNoon(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(Math.min(Math.max(year, years.first), years.last), month - 1, day, 12);
}
