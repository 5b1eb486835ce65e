import type { Principal } from '@specshelf/service';
import type { Links } from './links.js';
import type { Shown } from './page.js';

/** Where a visitor is who has signed in and came from nowhere. */
export function signedInPage(links: Links, { subject, organizations, scopes }: Principal): Shown {
  // Whoever may enter all of them is not told which there are: nothing in the API tells that.
  const listed = organizations === '*' || !scopes.includes('openapi:read') ? [] : organizations;
  return {
    title: 'Signed in',
    content: (
      <>
        <h1>Signed in</h1>
        <section>
          <p>
            You are signed in as {subject.displayName}.{' '}
            {listed.length === 0 && 'Open the address of a specification, an organization or a space.'}
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
