import type { OpenAPISpecRecord } from '@specshelf/service';
import { DocumentationPage } from './documentation-page.js';
import type { Shown } from './page.js';
import { PublishedLinks } from './published-links.js';
import type { Visit } from './visit.js';

/** What everybody may know of a public specification. */
export function publicSpecPage(
  { params: { path }, links, principal, address }: Visit,
  { organizationId, slug: specSlug }: Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>,
): Shown {
  return {
    title: specSlug,
    content: (
      <>
        <nav>{organizationId}</nav>
        <h1>{specSlug}</h1>
        <p class="tags">
          <span class="tag">public</span>
        </p>
        {path !== undefined && <DocumentationPage path={path} specSlug={specSlug} />}
        <section>
          <h2>The specification</h2>
          <p>These addresses always serve the latest version.</p>
          <PublishedLinks place={{ organizationId, specSlug }} links={links} />
        </section>
        {!principal && address !== undefined && (
          <p class="quiet after">
            <a href={links.signInFor(address)}>Sign in</a> to see its versions, and what is wrong with it.
          </p>
        )}
      </>
    ),
  };
}
