import { readFileSync } from 'node:fs';

/**
 * Returns the CPU time of the calling thread, in milliseconds. Unlike elapsed time, it does not grow while other programs are
 * busy. Outside of Linux it is that of the whole process.
 */
export function cpuTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
