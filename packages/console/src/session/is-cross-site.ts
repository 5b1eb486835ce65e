import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of somebody else has sent this form. Without an answer of the browser it may be: programs say nothing, and
 * have no cookie to misuse.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders, publicURL: string): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'];
  // Browsers say this of secure addresses only, and pages cannot change it.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return ![new URL(publicURL).origin, `http://${host}`, `https://${host}`].includes(origin);
}
