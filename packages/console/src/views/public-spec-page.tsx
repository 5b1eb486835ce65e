import type { OpenAPISpecRecord } from '@specshelf/service';
import { PublishedLinks } from '../components/document-links.js';
import { DocumentationAddress } from '../components/documentation-address.js';
import type { PageRequest } from '../page-request.js';
import type { PageContent } from '../view.js';

/** The page of a public specification for visitors without access to the organization. */
export function publicSpecPage(
  { params: { path }, links, principal, returnPath }: PageRequest,
  { organizationId, slug: specSlug }: Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>,
): PageContent {
  return {
    title: specSlug,
    content: (
      <>
        <nav>{organizationId}</nav>
        <h1>{specSlug}</h1>
        <p class="tags">
          <span class="tag">public</span>
        </p>
        {path !== undefined && <DocumentationAddress path={path} specSlug={specSlug} />}
        <section>
          <h2>The specification</h2>
          <p>These URLs always serve the latest version.</p>
          <PublishedLinks place={{ organizationId, specSlug }} links={links} />
        </section>
        {!principal && returnPath !== undefined && (
          <p class="quiet after">
            <a href={links.signInFor(returnPath)}>Sign in</a> to see its versions and validation results.
          </p>
        )}
      </>
    ),
  };
}
