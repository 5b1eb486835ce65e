/**
 * Parses a date in UTC or a time with a time zone, in the form that the contract validates, and returns it in the form of stored
 * times. Returns undefined if there is no such time: February 30 would be parsed as a day in March.
 */
export function readTime(text: string): string | undefined {
  const day = new Date(`${text.slice(0, 10)}T00:00:00.000Z`);
  const time = new Date(text);
  if (!isValid(day) || !isValid(time) || day.toISOString().slice(0, 10) !== text.slice(0, 10))
    return undefined;
  const normalized = time.toISOString();
  // A time zone can move the time to the year 10000, whose form does not sort as text.
  return normalized.length === 24 ? normalized : undefined;
}

function isValid(time: Date): boolean {
  return !Number.isNaN(time.getTime());
}
