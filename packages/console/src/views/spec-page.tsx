import { type OpenAPISpecRecord, RequestError } from '@specshelf/service';
import { ask } from './ask.js';
import { ConversionTag } from './conversion-tag.js';
import { counted } from './counted.js';
import { DocumentationPage } from './documentation-page.js';
import { listQuery } from './list-query.js';
import { orNothing } from './or-nothing.js';
import type { Page } from './page.js';
import { summarizeProblems } from './problem-counts.js';
import { ProblemList } from './problem-list.js';
import { publicSpecPage } from './public-spec-page.js';
import { SpecFacts } from './spec-facts.js';
import { SpecTags } from './spec-tags.js';
import { VersionList } from './version-list.js';
import type { Visit } from './visit.js';

/** About a specification: all of it for who may read it, what is public for everybody. */
export const specPage: Page = async (visit) => {
  try {
    return await wholeSpecPage(visit);
  } catch (error) {
    const published = isRefusal(error) ? await findPublished(visit) : undefined;
    if (!published) throw error;
    return publicSpecPage(visit, published);
  }
};

/** The same, for those only who may read it. */
export const wholeSpecPage: Page = async (visit) => {
  const { organizationId: requestedId = '', specSlug = '', path } = visit.params;
  const spec = await ask(visit, 'getOpenAPISpecBySlug', { organizationId: requestedId, specSlug });
  const { id: organizationId } = await ask(visit, 'getOrganizationById', { organizationId: requestedId });
  const place = { organizationId, specSlug: spec.slug };
  const versions = await ask(visit, 'listOpenAPISpecVersions', place, listQuery(visit));
  const { links } = visit;
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
          {versions.count > 0 && <a href="#versions">{counted(versions.count, 'version')}</a>}
        </p>
        {path !== undefined && <DocumentationPage path={path} specSlug={spec.slug} />}
        <SpecFacts spec={spec} organizationId={organizationId} links={links} />
        <ProblemList problems={spec.lastProcessedErrors} count={spec.lastProcessedErrorCount} />
        <VersionList versions={versions} latest={spec.lastVersion} place={place} links={links} />
      </>
    ),
  };
};

/** Whether somebody else might have been shown more. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return ['unauthenticated', 'insufficient-scope', 'not-found'].includes(error.meaning);
}

async function findPublished({ service, params }: Visit): Promise<OpenAPISpecRecord | undefined> {
  const { organizationId = '', specSlug = '' } = params;
  return orNothing(service.findPublishedSpec({ organizationId, specSlug }));
}
