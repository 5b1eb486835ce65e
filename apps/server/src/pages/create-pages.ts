import { type Deps, type Principal, RequestError } from '@specshelf/service';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { countedFailure } from '../http/counted-failure.js';
import type { RateLimits } from '../http/create-rate-limits.js';
import type { ReplySender } from '../http/create-reply-sender.js';
import { notesOf } from '../http/request-notes.js';
import type { Action } from './action.js';
import { answerFailure } from './answer-failure.js';
import { documentOfVersion } from './document-of-version.js';
import { createLinks } from './links.js';
import { onceMore } from './once-more.js';
import { organizationPage } from './organization-page.js';
import type { Page } from './page.js';
import { principalOf } from './principal-of.js';
import { readForm } from './read-form.js';
import { redirect } from './redirect.js';
import { returnPath } from './return-path.js';
import { sendPage } from './send-page.js';
import { createSessions, type EndedSessions, type Sessions } from './sessions.js';
import { createSignIn } from './sign-in.js';
import { spacePage } from './space-page.js';
import { specPage } from './spec-page.js';
import { versionPage } from './version-page.js';
import type { PagesService, Visit } from './visit.js';

export interface PagesOptions {
  service: PagesService;
  deps: Pick<Deps, 'seal' | 'open' | 'now' | 'newId' | 'publicURL'>;
  endedSessions: EndedSessions;
  logger: Logger;
  rateLimits?: RateLimits | undefined;
  sender: ReplySender;
}

/**
 * The pages for people: what `urls.app` leads to. Leaves every other path to who comes after it.
 * See docs/decisions/0016-render-pages-as-html-without-scripts.md.
 */
export function createPages(options: PagesOptions): RequestHandler {
  const sessions = createSessions(options.deps, options.endedSessions);
  const signIn = createSignIn(options, sessions);
  const router = Router({ caseSensitive: true });
  const at = (path: string, actions: Actions) => {
    router.all(path, (request, response) => answer(options, sessions, actions, request, response));
  };
  const spec = '/orgs/:organizationId/openapi/:specSlug';
  const version = `${spec}/versions/:versionId`;
  router.get('/', (request, response, next) => {
    // Programs are told that there is nothing here.
    if (request.accepts(['json', 'html']) !== 'html') return next();
    redirect(response, visitOf(options, request, undefined).links.signIn);
  });
  at('/orgs/:organizationId', { GET: showing(organizationPage) });
  at(spec, { GET: showing(specPage) });
  at(version, { GET: showing(versionPage) });
  at(`${version}/document.json`, { GET: documentOfVersion('getOpenAPISpecVersionDocument') });
  at(`${version}/document.yaml`, { GET: documentOfVersion('getOpenAPISpecVersionDocumentYAML') });
  at(`${spec}/*path`, { GET: showing(specPage) });
  at('/spaces/:spaceId', { GET: showing(spacePage) });
  at('/spaces/:spaceId/*path', { GET: showing(spacePage) });
  router.use('/sign-in', readForm);
  at('/sign-in', { GET: signIn.ask, POST: signIn.begin });
  at('/sign-out', { POST: signIn.end });
  // Express knows by the four parameters that this one takes errors.
  router.use((error: unknown, request: Request, response: Response, _next: unknown) =>
    answerEarlyFailure(options, error, request, response),
  );
  return router;
}

/** What is done here, by method. */
type Actions = Partial<Record<string, Action>>;

function showing(page: Page): Action {
  return async (visit, _request, response) => {
    sendPage(response, visit, { status: 200, ...(await page(visit)) });
  };
}

async function answer(
  options: PagesOptions,
  sessions: Sessions,
  actions: Actions,
  request: Request,
  response: Response,
): Promise<void> {
  const notes = notesOf(response);
  notes.operation = 'page';
  const { service, logger, rateLimits } = options;
  let visit = visitOf(options, request, undefined);
  try {
    const token = await sessions.token(request.headers.cookie);
    const principal = token === undefined ? undefined : await principalOf(service, token, notes.context);
    visit = visitOf(options, request, principal);
    if (principal) {
      notes.principal = principal;
      await rateLimits?.countToken(principal, response);
    } else if (!isSigningIn(request)) await rateLimits?.countAddress(request, response);
    const action = actionOf(actions, request, response);
    if (onceMore(sessions, visit, request, response)) return;
    await action(visit, request, response);
  } catch (error) {
    answerFailure(logger, error, visit, response);
  }
}

/** Counted by the token that is shown: others at the same address must not keep anybody from signing in. */
function isSigningIn({ method, path }: Request): boolean {
  return method === 'POST' && path === '/sign-in';
}

/** Says why a request failed that came to no page. */
async function answerEarlyFailure(
  options: PagesOptions,
  error: unknown,
  request: Request,
  response: Response,
): Promise<void> {
  const failure = await countedFailure(options.rateLimits, error, request, response);
  answerFailure(options.logger, failure, visitOf(options, request, undefined), response);
}

function visitOf(
  { service, deps, sender }: PagesOptions,
  request: Request,
  principal: Principal | undefined,
): Visit {
  const cursor: unknown = request.query['page'];
  const [path = ''] = request.originalUrl.split('?', 1);
  return {
    service,
    sender,
    principal,
    params: paramsOf(request),
    cursor,
    address: returnPath(typeof cursor === 'string' ? `${path}?page=${encodeURIComponent(cursor)}` : path),
    links: createLinks(new URL(deps.publicURL).pathname.replace(/\/$/, '')),
  };
}

/** Express gives the parts of what a path ends with one by one. */
function paramsOf({ params }: Request): Record<string, string> {
  const entries = Object.entries(params);
  return Object.fromEntries(entries.map(([name, value]) => [name, [value].flat().join('/')]));
}

function actionOf(actions: Actions, { method }: Request, response: Response): Action {
  const action = actions[method];
  if (action) return action;
  const allowed = Object.keys(actions)
    .flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    .join(', ');
  response.set('allow', allowed);
  throw new RequestError('method-not-allowed', `${method} is not possible here. Possible: ${allowed}.`);
}
