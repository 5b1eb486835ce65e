import { readFileSync } from 'node:fs';

const cell = new Int32Array(new SharedArrayBuffer(4));

/**
 * Returns the CPU time of the calling thread, in milliseconds. Unlike elapsed time, it does not grow while other programs are
 * busy. Outside of Linux it is that of the whole process.
 */
export function cpuTime(): number {
  try {
    // Linux updates this time 250 times a second, and whenever the thread waits.
    Atomics.wait(cell, 0, 0, 0.01);
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
