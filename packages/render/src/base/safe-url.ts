import { safeLinkURL, schemeOf } from '@specshelf/base/safe-url';

/** A URL as it is, if following it cannot run a script; otherwise undefined. Relative URLs are safe. */
export function safeHref(url: string): string | undefined {
  return safeLinkURL(url) === undefined ? undefined : url;
}

/**
 * A URL as it is, if it can be the source of an image: no scheme but HTTP, and raster images as `data:`. Unlike in the Markdown of an author,
 * the program that shows the document decides about its images.
 */
export function safeImageSource(url: string): string | undefined {
  const scheme = schemeOf(url);
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return url;
  return /^\s*data:image\/(?:avif|gif|jpeg|png|webp)[;,]/i.test(url) ? url : undefined;
}
