import { type OpenAPISpecRecord, RequestError } from '@specshelf/service';
import { callOperation, listQuery, undefinedIfNotFound } from '../call-operation.js';
import { DocumentationAddress } from '../components/documentation-address.js';
import { pluralize } from '../components/pluralize.js';
import { ProblemList } from '../components/problem-list.js';
import { SpecDetails } from '../components/spec-details.js';
import { ConversionTag, SpecTags } from '../components/spec-tags.js';
import { summarizeProblems } from '../components/summarize-problems.js';
import { VersionList } from '../components/version-list.js';
import type { PageRequest } from '../page-request.js';
import type { View } from '../view.js';
import { publicSpecPage } from './public-spec-page.js';

/** A specification. Visitors without access see the public page of a public specification. */
export const specPage: View = async (page) => {
  try {
    return await privateSpecPage(page);
  } catch (error) {
    const published = isAccessFailure(error) ? await findPublished(page) : undefined;
    if (!published) throw error;
    return publicSpecPage(page, published);
  }
};

/** A specification for visitors with access, also when it is public. */
export const privateSpecPage: View = async (page) => {
  const { organizationId: requestedId = '', specSlug = '', path } = page.params;
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { organizationId: requestedId, specSlug });
  const { id: organizationId } = await callOperation(page, 'getOrganizationById', {
    organizationId: requestedId,
  });
  const place = { organizationId, specSlug: spec.slug };
  const versions = await callOperation(page, 'listOpenAPISpecVersions', place, listQuery(page));
  const { links } = page;
  return {
    title: spec.slug,
    content: (
      <>
        <nav>
          <a href={links.organization(organizationId)}>{organizationId}</a>
        </nav>
        <h1>{spec.slug}</h1>
        <p class="tags">
          <SpecTags spec={spec} />
          <ConversionTag spec={spec} />
        </p>
        <p class="links quiet">
          {spec.lastProcessedErrorCount > 0 && (
            <a href="#problems">
              {summarizeProblems(spec.lastProcessedErrors, spec.lastProcessedErrorCount)}
            </a>
          )}
          {versions.count > 0 && <a href="#versions">{pluralize(versions.count, 'version')}</a>}
        </p>
        {path !== undefined && <DocumentationAddress path={path} specSlug={spec.slug} />}
        <SpecDetails spec={spec} organizationId={organizationId} links={links} />
        <ProblemList problems={spec.lastProcessedErrors} count={spec.lastProcessedErrorCount} />
        <VersionList versions={versions} latest={spec.lastVersion} place={place} links={links} />
      </>
    ),
  };
};

/** Returns whether another token may have access. */
function isAccessFailure(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return ['unauthenticated', 'insufficient-scope', 'not-found'].includes(error.meaning);
}

async function findPublished({ service, params }: PageRequest): Promise<OpenAPISpecRecord | undefined> {
  const { organizationId = '', specSlug = '' } = params;
  return undefinedIfNotFound(service.findPublishedSpec({ organizationId, specSlug }));
}
