/** How slots for concurrent work are divided among owners, such as organizations. */
export interface ShareLimits {
  slots: number;
  /** The most slots of one owner. */
  share: number;
}

/**
 * Whether an owner may start one more piece of work, given the owners of the work in progress. The last free slot is reserved
 * for owners without any work in progress, so that no owner can occupy all slots.
 * See docs/decisions/0036-schedule-fairly-by-organization.md.
 */
export function hasShare({ slots, share }: ShareLimits, running: readonly string[], owner: string): boolean {
  const free = slots - running.length;
  const own = running.filter((other) => other === owner).length;
  return own === 0 ? free > 0 : own < share && free > 1;
}

/** The owners with work in progress that may not start more. */
export function ownersAtShare(limits: ShareLimits, running: readonly string[]): ReadonlySet<string> {
  return new Set(running.filter((owner) => !hasShare(limits, running, owner)));
}
