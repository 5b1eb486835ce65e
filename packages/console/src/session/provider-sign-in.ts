import { defined } from '@specshelf/base/defined';
import type { Action } from '../page/action.js';
import { renderPage } from '../page/render-page.js';
import type { ConsoleRequest } from '../web/console-request.js';
import { type PageResponse, redirect } from '../web/console-response.js';
import type { CallbackResult, IdentityProvider, SignedInUser } from '../web/identity-provider.js';
import type { PageRequest } from '../web/page-request.js';
import { isOtherSite } from './is-cross-site.js';
import { noAccessPage } from './no-access-page.js';
import { reloadPage } from './reload-page.js';
import { returnPath } from './return-path.js';
import type { Sessions } from './sessions.js';
import type { SignInAttempt, SignInAttempts } from './sign-in-attempts.js';
import { signInFailurePage } from './sign-in-failure-page.js';

/** Actions that sign users in at an identity provider. See docs/decisions/0051-sign-users-in-with-openid-connect.md. */
export interface ProviderSignIn {
  begin: Action;
  callback: Action;
}

export interface ProviderSignInOptions {
  provider: IdentityProvider;
  attempts: SignInAttempts;
  sessions: Sessions;
}

export function createProviderSignIn(options: ProviderSignInOptions): ProviderSignIn {
  return {
    begin: (page, request) => begin(options, page, request),
    callback: (page, request) => callback(options, page, request),
  };
}

/** Redirects the browser to the provider. */
async function begin(
  { provider, attempts }: ProviderSignInOptions,
  page: PageRequest,
  { headers }: ConsoleRequest,
): Promise<PageResponse> {
  const to = returnPath(page.query.get('to'));
  // A page of another origin must not begin a sign-in: it could replace the session of the visitor.
  if (isOtherSite(headers.get('sec-fetch-site') ?? 'none')) {
    return redirect(to === undefined ? page.links.signIn : page.links.signInFor(to));
  }
  const begun = await provider.begin();
  if ('reason' in begun) return failure(page, 503, begun.reason, to);
  const attempt = { ...begun.checks, ...defined({ to }) };
  const [cookie, ...cookies] = attempts.begin(attempt, headers.get('cookie') ?? undefined);
  return { ...redirect(begun.url, { 'set-cookie': cookie, 'cache-control': 'no-store' }), cookies };
}

const foreignCallback =
  'This sign-in was not started in this browser, was completed already, or has taken longer than 10 minutes. Start it again.';

async function callback(
  options: ProviderSignInOptions,
  page: PageRequest,
  request: ConsoleRequest,
): Promise<PageResponse> {
  const { provider, attempts } = options;
  const found = attempts.find(request.headers.get('cookie') ?? undefined, page.query.get('state'));
  // Checked before the code is sent to the provider: another site can send a visitor here with a code of its own user.
  if (!found || page.query.getAll('state').length !== 1) {
    await request.limits.countWrongToken();
    return failure(page, 400, foreignCallback, found?.attempt.to);
  }
  const { to, ...checks } = found.attempt;
  const result = await provider.complete(page.query, checks, request.context);
  if (result.kind !== 'signed-in') await request.limits.countWrongToken();
  const response = await respond(options, { page, request, result, to });
  return { ...response, cookies: [...(response.cookies ?? []), found.end] };
}

interface Completed {
  page: PageRequest;
  request: ConsoleRequest;
  result: CallbackResult;
  to: SignInAttempt['to'];
}

async function respond(options: ProviderSignInOptions, completed: Completed): Promise<PageResponse> {
  const { page, result, to } = completed;
  switch (result.kind) {
    case 'signed-in':
      return beginSession(options, completed, result.user);
    case 'no-access':
      return renderPage(page, { status: 403, ...noAccessPage(page.links, options.provider.name, result) });
    case 'rejected':
      return failure(page, 400, result.reason, to);
    case 'unavailable':
      return failure(page, 503, result.reason, to);
  }
}

async function beginSession(
  { provider, sessions }: ProviderSignInOptions,
  { page, request, to }: Completed,
  user: SignedInUser,
): Promise<PageResponse> {
  // The time of the request is before the grants were determined.
  const content = { user, version: provider.version, began: page.now.getTime() };
  const session = sessions.begin(content, provider.sessionLifetime);
  if (!session) return failure(page, 403, tooManyGrants, to);
  await provider.audit('begin', { id: session.id, user }, request.context);
  // Not a redirect: the request after one still comes from the site of the provider, without the `SameSite=Strict` cookie.
  const target = to === undefined ? page.links.signIn : page.links.to(to);
  const response = await renderPage(page, reloadPage(target));
  return {
    ...response,
    headers: { ...response.headers, 'set-cookie': session.cookie },
    cookies: [session.marker],
  };
}

const tooManyGrants =
  'Your groups give access to more organizations than fit into a browser session. Ask the operator of this server to combine lines of SPECSHELF_OIDC_GRANTS, or sign in with an access token.';

function failure(
  page: PageRequest,
  status: number,
  reason: string,
  to: string | undefined,
): Promise<PageResponse> {
  return renderPage(page, { status, ...signInFailurePage(page.links, reason, to) });
}
