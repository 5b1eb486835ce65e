import { parseURL } from '@specshelf/service';

/** The origins of sites, or `*` for all; undefined when one of them is not an origin. */
export function parseCorsOrigins(text: string): '*' | string[] | undefined {
  if (text === '*') return text;
  const origins = text.split(',').map((origin) => parseOrigin(origin.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/** An origin as browsers send it. */
function parseOrigin(text: string): string | undefined {
  const url = parseURL(text);
  if (!url) return undefined;
  const { protocol, origin, href } = url;
  return /^https?:$/.test(protocol) && href === `${origin}/` && !href.includes('*') ? origin : undefined;
}
