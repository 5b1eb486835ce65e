import type { Action } from '../action.js';
import type { ConsoleRequest } from '../console-request.js';
import { type PageResponse, redirect } from '../console-response.js';
import type { PageRequest } from '../page-request.js';
import { renderPage } from '../render-page.js';
import { crossSiteFormPage } from '../views/cross-site-form-page.js';
import { signInPage } from '../views/sign-in-page.js';
import { signedInPage } from '../views/signed-in-page.js';
import { authenticateToken } from './authenticate-token.js';
import { isCrossSite } from './is-cross-site.js';
import { returnPath } from './return-path.js';
import type { Sessions } from './sessions.js';

export interface SignIn {
  /** Shows the sign-in form, or the signed-in subject. */
  showForm: Action;
  signIn: Action;
  signOut: Action;
}

/** Actions that begin and end a session. */
export function createSignIn(deps: { publicURL: string }, sessions: Sessions): SignIn {
  const rejectCrossSite =
    (action: Action): Action =>
    async (page, request) => {
      if (!isCrossSite(request.headers, deps.publicURL)) return action(page, request);
      await request.limits.countAddress();
      return renderPage(page, crossSiteFormPage);
    };
  return {
    showForm: async (page) => {
      const { links, principal, query } = page;
      const content = principal
        ? signedInPage(links, principal)
        : signInPage({ links, to: returnPath(query.get('to')) });
      return renderPage(page, { status: 200, ...content });
    },
    signIn: rejectCrossSite((page, request) => signIn(sessions, page, request)),
    signOut: rejectCrossSite(async ({ links }, { headers }) =>
      redirect(links.signIn, { 'set-cookie': await sessions.end(headers.get('cookie') ?? undefined) }),
    ),
  };
}

async function signIn(sessions: Sessions, page: PageRequest, request: ConsoleRequest): Promise<PageResponse> {
  const { links, service } = page;
  const form = await request.readForm();
  const to = returnPath(form.get('to'));
  const token = form.get('token')?.trim() ?? '';
  const principal = await authenticateToken(service, token, request.context);
  if (principal) await request.limits.countToken(principal);
  else await request.limits.countWrongToken();
  const cookie = principal && sessions.begin(token);
  if (cookie === undefined) {
    const problem = principal ? tooLong : invalid;
    return renderPage(page, { status: 401, ...signInPage({ links, to, problem }) });
  }
  return redirect(to === undefined ? links.signIn : links.to(to), { 'set-cookie': cookie });
}

const invalid = 'This token is invalid or expired.';
const tooLong = 'This token is too long for a browser cookie. Use a shorter one.';
