const safeSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A URL as it is, if following it cannot run a script; otherwise undefined. Relative URLs are safe. */
export function safeHref(url: string): string | undefined {
  const scheme = schemeOf(url);
  return scheme === undefined || safeSchemes.has(scheme) ? url : undefined;
}

/** A URL as it is, if it can be the source of an image: no scheme but HTTP, and raster images as `data:`. */
export function safeImageSource(url: string): string | undefined {
  const scheme = schemeOf(url);
  if (scheme === undefined || scheme === 'http:' || scheme === 'https:') return url;
  return /^\s*data:image\/(?:avif|gif|jpeg|png|webp)[;,]/i.test(url) ? url : undefined;
}

/** The scheme as a browser reads it: without control characters and white space, in lower case. */
function schemeOf(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove them
  const visible = url.replaceAll(/[\u0000-\u0020\u007f-\u009f\u00ad]/g, '');
  const scheme = /^([^/?#:\\]*):/.exec(visible)?.[1];
  return scheme === undefined ? undefined : `${scheme.toLowerCase()}:`;
}
