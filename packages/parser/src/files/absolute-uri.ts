import { parseURL } from './parse-url.js';

/** A URI without its fragment, resolved against a base where that is an address. */
export function absoluteUri(uri: string, base: string): string | undefined {
  const url = parseURL(uri, parseURL(base) && base);
  if (!url) return undefined;
  url.hash = '';
  return url.href;
}
