import type { Schema } from '@specshelf/contract';
import { NextPage } from '../components/next-page.js';
import { pluralize } from '../components/pluralize.js';
import { VersionHead } from '../components/versions/version-head.js';
import { versionName } from '../components/versions/version-name.js';
import { callOperation, listQuery } from '../web/call-operation.js';
import type { View } from '../web/view.js';
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
  const { id: organizationId, title } = await callOperation(page, 'getOrganizationById', {
    organizationId: requestedId,
  });
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', requested);
  const place = { organizationId, specSlug: spec.slug };
  const { publication } = version;
  const isFirstListed = items.some(({ id }) => id === publication?.id);
  return {
    title: `Publications of version ${versionName(version.id, version, page.now)}`,
    content: (
      <>
        <VersionHead
          title="Publications"
          organization={title}
          {...{ place, version, links: page.links, now: page.now }}
        />
        <p>{describePublications(version.publicationCount, count)}</p>
        <ul>
          {items.map((each) => (
            <PublicationItem key={each.id} publication={each} />
          ))}
          {next === undefined && publication && !isFirstListed && (
            <PublicationItem publication={publication} />
          )}
        </ul>
        <NextPage next={next} />
      </>
    ),
  };
};

function PublicationItem({ publication }: { publication: Schema<'OpenAPISpecPublication'> }) {
  return (
    <li>
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
  );
}

/** `listed` is the number of publications in the list, from which the server removes old ones. */
function describePublications(count: number, listed: number): string {
  if (count === 0)
    return 'The publications of this version are not recorded: an earlier release has processed it.';
  const times = `The content of this version was published ${describeTimes(count)}.`;
  return listed < count ? `${times} Older publications are no longer listed.` : times;
}

/** Returns how often a content was published: `once` or `3 times`. */
export function describeTimes(count: number): string {
  return count === 1 ? 'once' : pluralize(count, 'time');
}
