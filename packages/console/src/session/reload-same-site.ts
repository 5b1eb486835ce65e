import { renderPage } from '../page/render-page.js';
import type { ConsoleRequest } from '../web/console-request.js';
import { type PageResponse, redirect } from '../web/console-response.js';
import type { PageRequest } from '../web/page-request.js';
import { reloadPage } from './reload-page.js';
import type { Sessions } from './sessions.js';

/**
 * Returns a page that reloads itself when a visitor follows a link of another site: the browser omits the `SameSite=Strict`
 * cookie then, and sends it with the reload. A query parameter marks the reload until the cookie has arrived. Returns undefined
 * when the request needs no reload.
 * See docs/decisions/0048-sign-in-to-web-pages-with-an-encrypted-cookie.md.
 */
export async function reloadSameSite(
  sessions: Sessions,
  page: PageRequest,
  { headers }: ConsoleRequest,
): Promise<PageResponse | undefined> {
  const { returnPath, links } = page;
  if (returnPath === undefined) return undefined;
  const isMarked = isReload(page);
  const hasSession = sessions.isIn(headers.get('cookie') ?? undefined);
  if (isMarked && hasSession) return redirect(links.to(returnPath));
  if (isMarked || hasSession || !isCrossSiteNavigation(headers)) return undefined;
  return renderPage(page, reloadPage(links.to(marked(returnPath))));
}

const mark = 'again';

/** Whether the browser sends this request because of such a page. */
export function isReload({ query }: PageRequest): boolean {
  return query.has(mark);
}

function marked(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${mark}`;
}

function isCrossSiteNavigation(headers: ConsoleRequest['headers']): boolean {
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') === 'navigate';
}
