import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** Reads the CPU time that a thread has used, in milliseconds; undefined if the platform does not report it. */
export type ThreadClock = () => Promise<number | undefined>;

/**
 * Returns the file in which Linux reports the CPU time of the calling thread; undefined on other platforms. Any thread of the
 * process can read it, also while the thread is busy.
 */
export function ownClockFile(): string | undefined {
  try {
    const file = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
    return readNanoseconds(file) === undefined ? undefined : file;
  } catch {
    return undefined;
  }
}

/** Creates the clock of a worker. It reads the file on Linux, otherwise `worker.cpuUsage()`, which requires Node.js 24.6. */
export function createThreadClock(worker: Worker, file: string | undefined): ThreadClock {
  return async () => {
    const nanoseconds = file === undefined ? undefined : readNanoseconds(file);
    if (nanoseconds !== undefined) return nanoseconds / 1e6;
    const usage = hasCPUUsage(worker) ? await worker.cpuUsage().catch(() => undefined) : undefined;
    return usage && (usage.user + usage.system) / 1000;
  };
}

function readNanoseconds(file: string): number | undefined {
  try {
    const nanoseconds = Number(readFileSync(file, 'latin1').split(' ')[0]);
    return nanoseconds > 0 ? nanoseconds : undefined;
  } catch {
    return undefined;
  }
}

interface WithCPUUsage {
  /** In microseconds. */
  cpuUsage(): Promise<{ user: number; system: number }>;
}

function hasCPUUsage(worker: Worker): worker is Worker & WithCPUUsage {
  return 'cpuUsage' in worker && typeof worker.cpuUsage === 'function';
}
