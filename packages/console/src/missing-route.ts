import { renderPage } from './page/render-page.js';
import type { RouteMatch } from './routes.js';
import { missingPage } from './views/failure-page.js';
import { homeOf } from './web/navigation.js';

/** The route of every path that has no other, for browsers: its page leads back. */
export const missingRoute: RouteMatch = {
  actions: { GET: async (page) => renderPage(page, missingPage(homeOf(page))) },
  isPublic: true,
  isForPrograms: false,
  params: () => ({}),
};
