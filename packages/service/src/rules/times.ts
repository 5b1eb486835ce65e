// The clock may be set back; times must increase nevertheless.

/** Returns the latest time. */
export function latestOf(first: string, ...others: readonly (string | null | undefined)[]): string {
  return others.reduce<string>((latest, other) => (other && other > latest ? other : latest), first);
}

/** Returns the time of the clock, or one millisecond after `before` if the clock is not later. */
export function timeAfter(now: Date, before: string | undefined): string {
  const time = now.toISOString();
  if (before === undefined || time > before) return time;
  return new Date(Date.parse(before) + 1).toISOString();
}
