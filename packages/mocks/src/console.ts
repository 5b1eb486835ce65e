import { checkNames, type NamesOf } from './checks/check-options.js';
import { createPageHandler, type PageHandler } from './pages/create-page-handler.js';
import type { SessionStore } from './pages/session-store.js';
import { internalsOf } from './scope/backend-internals.js';
import type { Backend } from './types/backend-api.js';

export type { PageHandler } from './pages/create-page-handler.js';
export type { SessionStore } from './pages/session-store.js';

/**
 * Options of the web pages. All are optional.
 *
 * @example
 * ```ts
 * let cookie: string | undefined;
 * const options: ConsoleOptions = {
 *   session: { read: () => cookie, write: (changed) => void (cookie = changed) },
 * };
 * ```
 */
export interface ConsoleOptions {
  /** By default, the cookies are in the headers `Cookie` and `Set-Cookie`. */
  session?: SessionStore;
}

/**
 * Creates the web pages of a backend, with the code of the server: documentation, states, problems, versions, and sign-in with a
 * token of the backend. It uses only web globals, so that it also runs in a service worker.
 *
 * Throws a `TypeError` if an option is unknown, or if another copy of this package created the backend.
 *
 * @example
 * ```ts
 * await backend.add.spec({ slug: 'toys', source: { text: openapiText() }, visibility: 'public' });
 * const pages = createConsole(backend);
 * const page = await pages(new Request(`${backend.baseUrl}/orgs/default/openapi/toys`));
 * console.log(page?.status); // 200
 * ```
 */
export function createConsole(backend: Backend, options: ConsoleOptions = {}): PageHandler {
  checkNames('', options, optionNames);
  return createPageHandler(internalsOf(backend), options.session);
}

const optionNames: NamesOf<ConsoleOptions> = { session: 1 };
