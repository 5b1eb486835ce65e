import type { Links } from './links.js';
import type { Shown } from './page.js';

interface SignInFormProps {
  links: Links;
  /** The page to go back to. */
  to: string | undefined;
  /** What was wrong with the token before. */
  problem?: string;
}

/** Asks for a token. */
export function signInForm({ links, to, problem }: SignInFormProps): Shown {
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
        <p class="quiet after">It is kept in an encrypted cookie, for 8 hours or until you sign out.</p>
      </div>
    ),
  };
}
