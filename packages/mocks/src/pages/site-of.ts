/**
 * Returns the value of `Sec-Fetch-Site` for a form, which a service worker does not see: browsers add it only to requests for the
 * network. The pages send their URL as the referrer to this origin, so that a form without it belongs to another site. Returns null
 * for requests that no form has sent.
 */
export function siteOf({
  method,
  mode,
  referrer,
  url,
}: Pick<Request, 'method' | 'mode' | 'referrer' | 'url'>): string | null {
  if (method === 'GET' || method === 'HEAD' || mode !== 'navigate') return null;
  const isOwn = URL.canParse(referrer) && new URL(referrer).origin === new URL(url).origin;
  return isOwn ? 'same-origin' : 'cross-site';
}
