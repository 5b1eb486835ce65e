import { ask } from './ask.js';
import { ConversionTag } from './conversion-tag.js';
import { DocumentLinks } from './document-links.js';
import { Fact } from './fact.js';
import { Moment } from './moment.js';
import { orNothing } from './or-nothing.js';
import type { Page } from './page.js';
import { wholeSpecPage } from './spec-page.js';

/**
 * About a version of a specification; where there is none of this id, the address is that of a page of its documentation.
 * Public or not, versions are shown to those only who may read them.
 */
export const versionPage: Page = async (visit) => {
  const { links, params } = visit;
  const { organizationId: requestedId = '', specSlug = '', versionId = '' } = params;
  const requested = { organizationId: requestedId, specSlug };
  const version = await orNothing(ask(visit, 'getOpenAPISpecVersionById', { ...requested, versionId }));
  if (!version) return wholeSpecPage({ ...visit, params: { ...params, path: `versions/${versionId}` } });
  const spec = await ask(visit, 'getOpenAPISpecBySlug', requested);
  const { id: organizationId } = await ask(visit, 'getOrganizationById', { organizationId: requestedId });
  const place = { organizationId, specSlug: spec.slug };
  return {
    title: `${spec.slug}, version ${version.id}`,
    content: (
      <>
        <nav>
          <a href={links.organization(organizationId)}>{organizationId}</a> /{' '}
          <a href={links.spec(place)}>{spec.slug}</a>
        </nav>
        <h1>Version {version.id}</h1>
        {version.id === spec.lastVersion && (
          <p class="tags">
            <span class="tag good">latest</span>
            <ConversionTag spec={spec} />
          </p>
        )}
        <section>
          <dl>
            <Fact name="Created">
              <Moment at={version.createdAt} />
            </Fact>
            <Fact name="Document">
              <div class="links">
                <DocumentLinks place={place} versionId={version.id} links={links} />
              </div>
            </Fact>
            <Fact name="In the API">
              <code>GET {version.urls.location}</code>
            </Fact>
          </dl>
        </section>
        <p class="after">
          <a href={links.spec(place)}>All versions of {spec.slug}</a>
        </p>
      </>
    ),
  };
};
