import { parseURL } from '@specshelf/service';

/** Parses a list of origins, or `*` for all; undefined if one of them is not an origin. */
export function parseCorsOrigins(text: string): '*' | string[] | undefined {
  if (text === '*') return text;
  const origins = text.split(',').map((origin) => parseOrigin(origin.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/** Returns an origin in the form in which browsers send it; undefined if the text is not one. */
function parseOrigin(text: string): string | undefined {
  const url = parseURL(text);
  if (!url) return undefined;
  const { protocol, origin, href } = url;
  return /^https?:$/.test(protocol) && href === `${origin}/` && !href.includes('*') ? origin : undefined;
}
