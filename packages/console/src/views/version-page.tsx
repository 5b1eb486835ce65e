import { callOperation, undefinedIfNotFound } from '../call-operation.js';
import { Definition } from '../components/definition.js';
import { DocumentLinks } from '../components/document-links.js';
import { ConversionTag } from '../components/spec-tags.js';
import { Timestamp } from '../components/timestamp.js';
import type { View } from '../view.js';
import { privateSpecPage } from './spec-page.js';

/**
 * A version of a specification, for visitors with access only. When there is no version with this ID, the path is that of a page
 * of its documentation.
 */
export const versionPage: View = async (page) => {
  const { links, params } = page;
  const { organizationId: requestedId = '', specSlug = '', versionId = '' } = params;
  const requested = { organizationId: requestedId, specSlug };
  const version = await undefinedIfNotFound(
    callOperation(page, 'getOpenAPISpecVersionById', { ...requested, versionId }),
  );
  if (!version) return privateSpecPage({ ...page, params: { ...params, path: `versions/${versionId}` } });
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', requested);
  const { id: organizationId } = await callOperation(page, 'getOrganizationById', {
    organizationId: requestedId,
  });
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
            <Definition name="Created">
              <Timestamp at={version.createdAt} />
            </Definition>
            <Definition name="Document">
              <div class="links">
                <DocumentLinks place={place} versionId={version.id} links={links} />
              </div>
            </Definition>
            <Definition name="API request">
              <code>GET {version.urls.location}</code>
            </Definition>
          </dl>
        </section>
        <p class="after">
          <a href={links.spec(place)}>All versions of {spec.slug}</a>
        </p>
      </>
    ),
  };
};
