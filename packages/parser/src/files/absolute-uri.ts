import { parseURL } from './parse-url.js';

/** Returns a URI without its fragment, resolved against `base` if that is an absolute URL. */
export function absoluteUri(uri: string, base: string): string | undefined {
  const url = parseURL(uri, parseURL(base) && base);
  if (!url) return undefined;
  url.hash = '';
  return url.href;
}
