import type { Deps } from '../base/ports/deps.js';

/** Returns the latest time. The clock may be set back, but stored times must not decrease. */
export function latestOf(first: string, ...others: readonly (string | null | undefined)[]): string {
  return others.reduce<string>((latest, other) => (other && other > latest ? other : latest), first);
}

/** Returns the time of the clock, or one millisecond after `before` if the clock is not later. */
export function timeAfter(now: Date, before: string | undefined): string {
  const time = now.toISOString();
  if (before === undefined || time > before) return time;
  return new Date(Date.parse(before) + 1).toISOString();
}

/** Like `timeAfter`, but returns the time of the clock also if it equals `before`. */
export function timeFrom(now: Date, before: string | undefined): string {
  return before === now.toISOString() ? before : timeAfter(now, before);
}

/** Returns the time a number of milliseconds after another, or before it if the number is negative. */
export function addMilliseconds(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}

/** Returns the expiry of a lease that is acquired or renewed now. */
export function leaseExpiry({ now, leaseDuration }: Pick<Deps, 'now' | 'leaseDuration'>): string {
  return addMilliseconds(now(), leaseDuration);
}
