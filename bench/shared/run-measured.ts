import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { memoryOf } from '../../apps/server/test/support/server/memory-of.js';

export interface MeasuredRun {
  output: string;
  /** Peak memory in MB; 0 where the platform does not report that of other processes. */
  peak: number;
}

/** Programs that take longer are stopped. */
const timeLimit = 120_000;

/** Runs a program to its end. Throws if it fails or takes too long. */
export async function runMeasured(program: string, args: readonly string[]): Promise<MeasuredRun> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: timeLimit });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0)?.peak || 0);
  }, 5);
  try {
    const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    if (code !== 0) throw new Error(`${program} ended with ${signal ?? code}.`);
    return { output, peak };
  } finally {
    clearInterval(sampling);
  }
}

/** Returns the path of a built program of this package. */
export const built = (name: string) => fileURLToPath(new URL(`${name}.js`, import.meta.url));

/** Runs a built program in a new process, and returns the figures that it prints. */
export async function readingOf<Reading>(name: string, args: readonly string[]): Promise<Reading> {
  return JSON.parse((await runMeasured(process.execPath, [built(name), ...args])).output);
}
