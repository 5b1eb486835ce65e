import type { Request } from 'express';
import { isCounted } from '../http/create-rate-limits.js';
import { notesOf } from '../http/request-notes.js';
import type { Action } from './action.js';
import type { PagesOptions } from './create-pages.js';
import { foreignFormPage } from './foreign-form-page.js';
import { isFromAnotherSite } from './is-from-another-site.js';
import { principalOf } from './principal-of.js';
import { redirect } from './redirect.js';
import { returnPath } from './return-path.js';
import { sendPage } from './send-page.js';
import type { Sessions } from './sessions.js';
import { signInForm } from './sign-in-form.js';
import { signedInPage } from './signed-in-page.js';

export interface SignIn {
  /** Shows the form, or who is signed in. */
  ask: Action;
  /** Takes the form. */
  begin: Action;
  end: Action;
}

/** How visitors come to have a session, and to have none. */
export function createSignIn(
  { deps, rateLimits }: Pick<PagesOptions, 'deps' | 'rateLimits'>,
  sessions: Sessions,
): SignIn {
  const own =
    (action: Action): Action =>
    async (visit, request, response) => {
      if (!isFromAnotherSite(request.headers, deps.publicURL)) return action(visit, request, response);
      if (!isCounted(response)) await rateLimits?.countAddress(request, response);
      sendPage(response, visit, foreignFormPage);
    };
  return {
    ask: async (visit, request, response) => {
      const { links, principal } = visit;
      const form = () => signInForm({ links, to: returnPath(request.query['to']) });
      sendPage(response, visit, {
        status: 200,
        ...(principal ? signedInPage(links, principal) : form()),
      });
    },
    begin: own(async (visit, request, response) => {
      const { links, service } = visit;
      const to = returnPath(field(request, 'to'));
      const token = field(request, 'token').trim();
      const principal = await principalOf(service, token, notesOf(response).context);
      const isKnown = principal !== undefined;
      if (principal) await rateLimits?.countToken(principal, response);
      else await rateLimits?.countWrongToken(request, response);
      const session = isKnown ? sessions.begin(token) : undefined;
      if (session === undefined) {
        const problem = isKnown ? tooLong : notValid;
        sendPage(response, visit, { status: 401, ...signInForm({ links, to, problem }) });
        return;
      }
      response.set('set-cookie', session);
      redirect(response, to === undefined ? links.signIn : links.to(to));
    }),
    end: own(async ({ links }, request, response) => {
      response.set('set-cookie', await sessions.end(request.headers.cookie));
      redirect(response, links.signIn);
    }),
  };
}

const notValid = 'This token is not valid, or not any more.';
const tooLong = 'This token is too long for the cookie of a browser. Use another one here.';

function field({ body }: Request, name: string): string {
  const value: unknown = body?.[name];
  return typeof value === 'string' ? value : '';
}
