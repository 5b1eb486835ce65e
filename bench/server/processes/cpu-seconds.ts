import { readFileSync } from 'node:fs';

/** Returns the CPU time that a process and its threads have used, in seconds. Only on Linux. */
export function cpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; after it, the times are the twelfth and thirteenth fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

// Ticks per second in the kernel's interface, independent of the kernel's own timer.
const ticksPerSecond = 100;
