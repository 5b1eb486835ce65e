import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

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
    peak = Math.max(peak, peakOf(child.pid));
  }, 5);
  try {
    const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    if (code !== 0) throw new Error(`${program} ended with ${signal ?? code}.`);
    return { output, peak };
  } finally {
    clearInterval(sampling);
  }
}

function peakOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    // It has ended.
    return 0;
  }
}
