/** How long an answer asks to be left alone, in milliseconds, at most a day; undefined when it does not say. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : untilDate(text, now);
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), day);
}

const day = 24 * 60 * 60 * 1000;

function untilDate(text: string, now: number): number | undefined {
  // Only as HTTP writes dates: `Date.parse` takes nearly anything for one.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date - now;
}
