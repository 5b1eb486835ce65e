import type { Links } from '../links.js';
import type { PageContent } from '../view.js';

interface SignInPageProps {
  links: Links;
  /** The path to return to. */
  to: string | undefined;
  /** The reason why the previous attempt failed. */
  problem?: string;
}

export function signInPage({ links, to, problem }: SignInPageProps): PageContent {
  return {
    title: 'Sign in',
    content: (
      <div class="narrow">
        <h1>Sign in</h1>
        <p>Sign in with an access token. The operator of this server can issue one.</p>
        <section>
          {problem !== undefined && (
            <p class="notice bad" role="alert">
              {problem}
            </p>
          )}
          <form method="post" action={links.signIn}>
            {to !== undefined && <input type="hidden" name="to" value={to} />}
            <label for="token">Access token</label>
            <input
              id="token"
              name="token"
              type="password"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              required
            />
            <button type="submit">Sign in</button>
          </form>
        </section>
        <p class="quiet after">
          The token is stored in an encrypted cookie for 8 hours, or until you sign out.
        </p>
      </div>
    ),
  };
}
