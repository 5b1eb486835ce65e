import type { Deps } from '../../base/ports/deps.js';
import { endTask, leaseTask } from '../../base/ports/task-lease-state.js';
import { addMilliseconds } from '../times.js';

type LeaseDeps = Pick<Deps, 'stores' | 'now'>;

/**
 * Leases a task for a time in milliseconds, or renews a lease that expires at `held`. Returns the expiry, or undefined if another
 * process has the lease.
 */
export async function acquireTaskLease(
  { stores: { taskLeases }, now }: LeaseDeps,
  task: string,
  ms: number,
  held?: string,
): Promise<string | undefined> {
  const present = now();
  const expiresAt = addMilliseconds(present, ms);
  const stored = await taskLeases.find(task);
  const update = leaseTask(stored, { now: present.toISOString(), expiresAt, held });
  return update && (await taskLeases.replace(task, update)) ? expiresAt : undefined;
}

/** Ends a task whose lease expires at `held`; it may start again after a time in milliseconds. */
export async function endTaskLease(
  { stores: { taskLeases }, now }: LeaseDeps,
  task: string,
  ms: number,
  held: string,
): Promise<void> {
  await taskLeases.replace(task, endTask(held, addMilliseconds(now(), ms)));
}
