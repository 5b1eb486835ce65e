import { DocumentLinks } from './document-links.js';
import { Moment } from './moment.js';
import type { Page } from './page.js';
import { wholeSpecPage } from './spec-page.js';
import { ask, orNothing } from './visit.js';

/**
 * About a version of a specification; where there is none of this id, the address is that of a page of its documentation.
 * Public or not, versions are shown to those only who may read them.
 */
export const versionPage: Page = async (visit) => {
  const { links, params } = visit;
  const { organizationId = '', specSlug = '', versionId = '' } = params;
  const version = await orNothing(
    ask(visit, 'getOpenAPISpecVersionById', { organizationId, specSlug, versionId }),
  );
  if (!version) return wholeSpecPage({ ...visit, params: { ...params, path: `versions/${versionId}` } });
  const spec = await ask(visit, 'getOpenAPISpecBySlug', { organizationId, specSlug });
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
          </p>
        )}
        <section>
          <dl>
            <dt>Created</dt>
            <dd>
              <Moment at={version.createdAt} />
            </dd>
            <dt>Document</dt>
            <dd class="links">
              <DocumentLinks place={place} versionId={version.id} links={links} />
            </dd>
            <dt>In the API</dt>
            <dd>
              <code>GET {version.urls.location}</code>
            </dd>
          </dl>
        </section>
        <p class="after">
          <a href={links.spec(place)}>All versions of {spec.slug}</a>
        </p>
      </>
    ),
  };
};
