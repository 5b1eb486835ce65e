import type { RequestHeaders } from '../web/console-request.js';

/**
 * Returns whether a page of another site sent this form. A request without `Sec-Fetch-Site` and `Origin` does not come from a
 * current browser, so there is no cookie to misuse.
 */
export function isCrossSite(headers: RequestHeaders, publicURL: string): boolean {
  const site = headers.get('sec-fetch-site');
  // Browsers send this to secure addresses only. Pages cannot change it.
  if (site !== null) return isOtherSite(site);
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = headers.get('host');
  return ![new URL(publicURL).origin, `http://${host}`, `https://${host}`].includes(origin);
}

/** Whether a value of `Sec-Fetch-Site` names a page of another origin. A subdomain may belong to someone else. */
export function isOtherSite(site: string): boolean {
  return site !== 'same-origin' && site !== 'none';
}
