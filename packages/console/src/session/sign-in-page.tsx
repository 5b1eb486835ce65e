import type { Links } from '../web/links.js';
import type { PageContent } from '../web/view.js';

interface SignInPageProps {
  links: Links;
  /** The name of the identity provider, if there is one. */
  providerName: string | undefined;
  /** The path to return to. */
  to: string | undefined;
  /** Why it is shown at the address of another page: that one needs a session, or the session of the visitor has ended. */
  reason?: 'needs-session' | 'session-ended' | undefined;
  /** The reason why the previous attempt failed. */
  problem?: string;
}

export function signInPage({ links, providerName, to, reason, problem }: SignInPageProps): PageContent {
  return {
    title: 'Sign in',
    content: (
      <div class="narrow">
        <h1>Sign in</h1>
        {/* The same for missing pages, which must not differ from private ones. */}
        {reason === 'needs-session' && <p>Sign in to open this page. It is private, or it does not exist.</p>}
        {reason === 'session-ended' && (
          <p class="notice warn" role="alert">
            Your session has ended. Sign in again to return to the page.
          </p>
        )}
        {providerName === undefined && (
          <p>Sign in with an access token. The operator of this server can issue one.</p>
        )}
        {providerName !== undefined && (
          <section>
            <a class="button" href={links.providerSignIn(to)}>
              Sign in with {providerName}
            </a>
          </section>
        )}
        <section>
          {problem !== undefined && (
            <p class="notice bad" role="alert">
              {problem}
            </p>
          )}
          <form method="post" action={links.signIn}>
            {to !== undefined && <input type="hidden" name="to" value={to} />}
            <div class="field">
              <label for="token">
                {providerName === undefined ? 'Access token' : 'Or use an access token'}
              </label>
              <input
                id="token"
                name="token"
                type="password"
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                required
              />
            </div>
            <button type="submit" class={providerName === undefined ? undefined : 'secondary'}>
              {providerName === undefined ? 'Sign in' : 'Sign in with the token'}
            </button>
          </form>
        </section>
        <p class="quiet after">
          The token is stored in an encrypted cookie for 8 hours, or until you sign out.
        </p>
      </div>
    ),
  };
}
