import { callOperation } from '../call-operation.js';
import { Definition } from '../components/definition.js';
import { DocumentFacts } from '../components/document-facts.js';
import { DocumentLinks } from '../components/document-links.js';
import { SourceFiles } from '../components/source-files.js';
import { ConversionTag } from '../components/spec-tags.js';
import { Timestamp } from '../components/timestamp.js';
import { VersionHead } from '../components/version-head.js';
import { VersionTabs } from '../components/version-tabs.js';
import { VersionLabels } from '../labels/version-labels.js';
import { PublicationFacts } from '../publications/publication-facts.js';
import { describeTimes } from '../publications/publications-page.js';
import type { View } from '../view.js';

/** A version of a specification, for visitors with access only. */
export const versionPage: View = async (page) => {
  const { links, params } = page;
  const { organizationId: requestedId = '', specSlug = '', versionId = '' } = params;
  const requested = { organizationId: requestedId, specSlug };
  const version = await callOperation(page, 'getOpenAPISpecVersionById', { ...requested, versionId });
  const source = await callOperation(page, 'getOpenAPISpecVersionSource', { ...requested, versionId });
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', requested);
  const { id: organizationId } = await callOperation(page, 'getOrganizationById', {
    organizationId: requestedId,
  });
  const place = { organizationId, specSlug: spec.slug };
  const { items: labels } = await callOperation(page, 'listOpenAPISpecLabels', { ...place });
  const isLatest = version.id === spec.lastVersion;
  const isRecorded = isLatest && spec.lastProcessErrorCode === undefined;
  const problemCount = isRecorded ? spec.lastProcessedErrorCount : undefined;
  return {
    title: `${spec.slug}, version ${version.id}`,
    content: (
      <>
        <VersionHead title={`Version ${version.id}`} place={place} versionId={version.id} links={links} />
        {isLatest && (
          <p class="tags">
            <span class="tag good">latest</span>
            <ConversionTag spec={spec} />
          </p>
        )}
        <VersionTabs
          place={place}
          versionId={version.id}
          current="overview"
          problemCount={problemCount}
          links={links}
        />
        <section>
          <dl>
            <Definition name="Created">
              <Timestamp at={version.createdAt} />
            </Definition>
            {version.publication && <PublicationFacts publication={version.publication} />}
            {version.publicationCount > 0 && (
              <Definition name="Publications">
                <a href={links.publications(place, version.id)}>
                  Published {describeTimes(version.publicationCount)}
                </a>
              </Definition>
            )}
            {version.title !== undefined && <Definition name="Title">{version.title}</Definition>}
            <DocumentFacts facts={version} />
            <Definition name="Digest">
              <code>{version.digest}</code>
            </Definition>
            <Definition name="Processed document">
              <div class="links">
                <DocumentLinks place={place} versionId={version.id} links={links} />
              </div>
            </Definition>
            <Definition name="API request">
              <code>GET {version.urls.location}</code>
            </Definition>
          </dl>
        </section>
        <VersionLabels {...{ spec, place, labels, version, links }} />
        <SourceFiles source={source} place={place} versionId={version.id} links={links} />
        <p class="after">
          <a href={links.specStatus(place)}>All versions of {spec.slug}</a>
        </p>
      </>
    ),
  };
};
