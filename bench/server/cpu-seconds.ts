import { readFileSync } from 'node:fs';

/** What a process and its threads have used of the processor until now. Only where the system tells: on Linux. */
export function cpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; after it, the times are the twelfth and the thirteenth field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

// Of the kernel's interface, whatever the kernel itself counts in.
const ticksPerSecond = 100;
