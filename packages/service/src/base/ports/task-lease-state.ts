// The state machine of a task lease. Of several processes, one at a time runs a task. Its lease is the time until which no other
// process may start: while the task runs, and afterwards until it is due again.

/** A change of a lease. It applies only if the stored lease is as expected (`undefined`: there is none). */
export interface TaskLeaseUpdate {
  expected: string | undefined;
  expiresAt: string;
  /** Whether a process is running the task. */
  isHeld: boolean;
}

/**
 * Leases a task if it is free, or already held by the caller (`held` is its expiry). Returns undefined if another process has the
 * lease.
 */
export function leaseTask(
  stored: string | undefined,
  { now, expiresAt, held }: { now: string; expiresAt: string; held: string | undefined },
): TaskLeaseUpdate | undefined {
  const isFree = stored === undefined || stored <= now || stored === held;
  return isFree ? { expected: stored, expiresAt, isHeld: true } : undefined;
}

/** Ends a task that the caller holds until `held`. It may start again at `dueAt`. */
export function endTask(held: string, dueAt: string): TaskLeaseUpdate {
  return { expected: held, expiresAt: dueAt, isHeld: false };
}
