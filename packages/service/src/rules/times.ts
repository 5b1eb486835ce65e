// A clock may be set back. What comes later must not seem to have been earlier.

/** The latest of some times. */
export function latestOf(first: string, ...others: readonly (string | null | undefined)[]): string {
  return others.reduce<string>((latest, other) => (other && other > latest ? other : latest), first);
}

/** Now; or when the clock says that this is not after something that was before, the moment after that. */
export function timeAfter(now: Date, before: string | undefined): string {
  const time = now.toISOString();
  if (before === undefined || time > before) return time;
  return new Date(Date.parse(before) + 1).toISOString();
}
