import type { Links } from '../web/links.js';
import type { PageContent } from '../web/view.js';

/** The page after a failed sign-in at the identity provider. */
export function signInFailurePage(links: Links, reason: string, to: string | undefined): PageContent {
  return {
    title: 'Sign-in failed',
    content: (
      <div class="narrow">
        <h1>Sign-in failed</h1>
        <section>
          <p role="alert">{reason}</p>
          <div class="actions">
            <a class="button" href={to === undefined ? links.signIn : links.signInFor(to)}>
              Back to sign-in
            </a>
          </div>
        </section>
      </div>
    ),
  };
}
