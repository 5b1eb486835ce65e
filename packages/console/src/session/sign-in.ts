import type { Action } from '../page/action.js';
import { renderPage } from '../page/render-page.js';
import type { ConsoleRequest } from '../web/console-request.js';
import { type PageResponse, redirect } from '../web/console-response.js';
import type { IdentityProvider } from '../web/identity-provider.js';
import type { PageRequest } from '../web/page-request.js';
import { authenticateToken } from './authenticate-token.js';
import { reloadPage } from './reload-page.js';
import { returnPath } from './return-path.js';
import type { Sessions } from './sessions.js';
import { signInPage } from './sign-in-page.js';
import { readableOrganizations, signedInPage } from './signed-in-page.js';

export interface SignIn {
  /** Shows the sign-in form. Signed-in visitors are redirected to their organization, or choose one of several. */
  showForm: Action;
  signIn: Action;
  signOut: Action;
}

/** Actions that begin and end a session. */
export function createSignIn(sessions: Sessions, provider: IdentityProvider | undefined): SignIn {
  return {
    showForm: async (page) => {
      const { links, principal, query } = page;
      const [only, ...others] = principal ? readableOrganizations(principal) : [];
      if (only !== undefined && others.length === 0) return redirect(links.organization(only));
      const content = principal
        ? signedInPage(links, principal)
        : signInPage({ links, providerName: provider?.name, to: returnPath(query.get('to')) });
      return renderPage(page, { status: 200, ...content });
    },
    signIn: (page, request) => signIn({ sessions, provider }, page, request),
    signOut: (page, request) => signOut({ sessions, provider }, page, request),
  };
}

interface SignInOptions {
  sessions: Sessions;
  provider: IdentityProvider | undefined;
}

async function signIn(
  { sessions, provider }: SignInOptions,
  page: PageRequest,
  request: ConsoleRequest,
): Promise<PageResponse> {
  const { links, service } = page;
  const form = await request.readForm();
  const to = returnPath(form.get('to'));
  const token = form.get('token')?.trim() ?? '';
  let restricted: string | undefined;
  const principal = await authenticateToken(service, token, request.context, (reason) => {
    restricted = reason;
  });
  if (principal) await request.limits.countToken(principal);
  else await request.limits.countWrongToken();
  const session = principal && sessions.begin({ token });
  if (session === undefined) {
    const problem = principal ? tooLong : (restricted ?? invalid);
    const content = signInPage({ links, providerName: provider?.name, to, problem });
    return renderPage(page, { status: 401, ...content });
  }
  const next = redirect(to === undefined ? links.signIn : links.to(to), { 'set-cookie': session.cookie });
  return { ...next, cookies: [session.marker] };
}

const invalid =
  'This token is invalid or expired. Create another one with specshelf-server token create, or ask the operator of this server.';
const tooLong = 'This token is too long for a browser cookie. Use a shorter one.';

async function signOut(
  { sessions, provider }: SignInOptions,
  page: PageRequest,
  { headers, context }: ConsoleRequest,
): Promise<PageResponse> {
  const { session, cookie, marker } = await sessions.end(headers.get('cookie') ?? undefined);
  if (!session || 'token' in session || !provider)
    return { ...redirect(page.links.signIn, { 'set-cookie': cookie }), cookies: [marker] };
  await provider.audit('end', session, context);
  const url = (await provider.endSession(session.user.idToken)) ?? page.links.signIn;
  // Not a redirect: the content security policy of the page with the form allows no redirects to another site.
  const response = await renderPage({ ...page, principal: undefined }, reloadPage(url));
  return { ...response, headers: { ...response.headers, 'set-cookie': cookie }, cookies: [marker] };
}
