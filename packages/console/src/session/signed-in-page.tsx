import { hasScope, listedOrganizations, type Principal } from '@specshelf/service';
import type { Links } from '../web/links.js';
import type { PageContent } from '../web/view.js';

/** The page after sign-in without a page to return to. */
export function signedInPage(links: Links, principal: Principal): PageContent {
  const { subject } = principal;
  const listed = readableOrganizations(principal);
  return {
    title: 'Signed in',
    content: (
      <>
        <h1>Signed in</h1>
        <section>
          <p>
            You are signed in as {subject.displayName}.{' '}
            {listed.length === 0 && 'Open the URL of a specification, an organization, or a space.'}
          </p>
          {listed.length > 0 && (
            <ul>
              {listed.map((organizationId) => (
                <li key={organizationId}>
                  <a class="name" href={links.organization(organizationId)}>
                    {organizationId}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </>
    ),
  };
}

/**
 * Returns the organizations whose specifications the principal may read. The API does not list all organizations, so a grant for all of
 * them adds none.
 */
export function readableOrganizations(principal: Principal): string[] {
  return listedOrganizations(principal).filter((id) => hasScope(principal, 'openapi:read', id));
}
