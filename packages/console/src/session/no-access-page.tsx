import type { CallbackResult } from '../web/identity-provider.js';
import type { Links } from '../web/links.js';
import type { PageContent } from '../web/view.js';

type NoAccess = Extract<CallbackResult, { kind: 'no-access' }>;

const listedGroups = 50;

/** The page for a user whom the identity provider knows, but whose groups grant nothing. */
export function noAccessPage(
  links: Links,
  providerName: string,
  { user: { subject }, groups, hints }: NoAccess,
): PageContent {
  return {
    title: 'No access',
    content: (
      <div class="narrow">
        <h1>No access</h1>
        <section>
          <p role="alert">
            {providerName} has signed you in as {subject.displayName}
            {subject.email !== undefined && subject.email !== subject.displayName && ` (${subject.email})`},
            but nothing on this server is open to you.
          </p>
          <p>
            Ask the operator of this server to grant access to one of your groups in{' '}
            <code>SPECSHELF_OIDC_GRANTS</code>, then sign in again.
          </p>
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
          {groups.length > 0 && (
            <>
              <h2>Your groups</h2>
              <ul>
                {groups.slice(0, listedGroups).map((group) => (
                  <li key={group}>
                    <code>{group}</code>
                  </li>
                ))}
              </ul>
              {groups.length > listedGroups && <p>And {groups.length - listedGroups} more.</p>}
            </>
          )}
        </section>
        <p class="after">
          <a href={links.signIn}>Back to sign-in</a>
        </p>
      </div>
    ),
  };
}
