import type { ConsoleRequest } from '../web/console-request.js';
import type { ConsoleResponse } from '../web/console-response.js';
import type { PageRequest } from '../web/page-request.js';
import type { View } from '../web/view.js';
import { renderPage } from './render-page.js';

/** Responds to a request with one method. A thrown error becomes a failure page. */
export type Action = (page: PageRequest, request: ConsoleRequest) => Promise<ConsoleResponse>;

/** The actions of a path, by method. HEAD is part of GET. */
export type Actions = Readonly<Partial<Record<string, Action>>>;

/** Returns the action that renders a view. */
export function show(view: View): Action {
  return async (page) => renderPage(page, { status: 200, ...(await view(page)) });
}
