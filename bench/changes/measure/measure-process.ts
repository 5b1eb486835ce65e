import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Pair } from '../pairs/pair.js';

/** Figures of one comparison in a new process. */
export interface ProcessReading {
  /** From the start of the worker thread to its report, with reading and parsing. */
  milliseconds: number;
  /** The longest time in milliseconds for which the main thread was blocked. */
  longestDelay: number;
  /** Peak memory of the process, in MB. */
  peak: number;
  reportBytes: number;
}

const run = promisify(execFile);

export async function measureProcess({ before, after }: Pair): Promise<ProcessReading> {
  const program = fileURLToPath(new URL('changes-process.js', import.meta.url));
  const { stdout } = await run(process.execPath, [program, before, after]);
  return JSON.parse(stdout);
}
