import { cpuUsage } from 'node:process';

/** How long some work takes, not counting the time in which a busy machine does something else. */
export function cpuSeconds(work: () => void): number {
  const started = cpuUsage();
  work();
  const { user, system } = cpuUsage(started);
  return (user + system) / 1_000_000;
}
