import { parseURL } from '@specshelf/parser/parse-url';

/** Parses an http:// or https:// URL without user name, password and fragment; undefined for other texts. */
export function parseWebURL(text: string): URL | undefined {
  const url = parseURL(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.username || url.password || url.hash ? undefined : url;
}
