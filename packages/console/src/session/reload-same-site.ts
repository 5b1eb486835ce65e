import type { Request, Response } from 'express';
import { onceMorePage } from './once-more-page.js';
import { redirect } from './redirect.js';
import { sendPage } from './send-page.js';
import type { Sessions } from './sessions.js';
import type { Visit } from './visit.js';

/**
 * Who follows a link of another site comes without the cookie: asks their browser for the same page once more, from a page of
 * ours. Whether this was done stands in the address, until it has helped. True when the request is answered with that.
 * See docs/decisions/0016-render-pages-as-html-without-scripts.md.
 */
export function onceMore(sessions: Sessions, visit: Visit, request: Request, response: Response): boolean {
  const { address, links } = visit;
  if (address === undefined) return false;
  const wasAsked = request.query[mark] !== undefined;
  const hasSession = sessions.isIn(request.headers.cookie);
  if (wasAsked && hasSession) {
    redirect(response, links.to(address));
    return true;
  }
  if (wasAsked || hasSession || !isFollowedFromElsewhere(request)) return false;
  sendPage(response, visit, onceMorePage(links.to(marked(address))));
  return true;
}

const mark = 'again';

function marked(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${mark}`;
}

function isFollowedFromElsewhere({ headers }: Request): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}
