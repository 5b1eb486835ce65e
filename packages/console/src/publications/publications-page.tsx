import { callOperation, listQuery } from '../call-operation.js';
import { NextPage } from '../components/next-page.js';
import { pluralize } from '../components/pluralize.js';
import { VersionHead } from '../components/version-head.js';
import type { View } from '../view.js';
import { ProvenanceFacts, PublicationLine } from './publication-facts.js';

/** The publications of a version, newest first. */
export const publicationsPage: View = async (page) => {
  const { organizationId: requestedId = '', specSlug = '', versionId = '' } = page.params;
  const requested = { organizationId: requestedId, specSlug };
  const version = await callOperation(page, 'getOpenAPISpecVersionById', { ...requested, versionId });
  const { items, count, next } = await callOperation(
    page,
    'listOpenAPISpecVersionPublications',
    { ...requested, versionId: version.id },
    listQuery(page),
  );
  const { id: organizationId } = await callOperation(page, 'getOrganizationById', {
    organizationId: requestedId,
  });
  const place = { organizationId, specSlug };
  return {
    title: `Publications of version ${version.id}`,
    content: (
      <>
        <VersionHead title="Publications" place={place} versionId={version.id} links={page.links} />
        {count === 0 ? (
          <p>The publications of this version are not recorded: an earlier release has processed it.</p>
        ) : (
          <p>The content of this version was published {describeTimes(count)}.</p>
        )}
        <ul>
          {items.map((publication) => (
            <li key={publication.id}>
              <p>
                <strong>
                  <PublicationLine publication={publication} />
                </strong>
              </p>
              {publication.provenance && (
                <dl>
                  <ProvenanceFacts provenance={publication.provenance} />
                </dl>
              )}
            </li>
          ))}
        </ul>
        <NextPage next={next} />
      </>
    ),
  };
};

/** Returns how often a content was published: `once` or `3 times`. */
export function describeTimes(count: number): string {
  return count === 1 ? 'once' : pluralize(count, 'time');
}
