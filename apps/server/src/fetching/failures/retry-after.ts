/** Returns the delay of a Retry-After header in milliseconds, at most a day; undefined if the value is missing or invalid. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : untilDate(text, now);
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), day);
}

const day = 24 * 60 * 60 * 1000;

function untilDate(text: string, now: number): number | undefined {
  // Only HTTP dates: `Date.parse` accepts nearly any text.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date - now;
}
