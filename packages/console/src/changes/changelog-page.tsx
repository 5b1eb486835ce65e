import { Breadcrumbs } from '../components/breadcrumbs.js';
import { NextPage } from '../components/next-page.js';
import { VersionTabs } from '../components/versions/version-tabs.js';
import { readLabeledSpec, readRecentVersions } from '../labels/labeled-spec.js';
import { callOperation, listQuery } from '../web/call-operation.js';
import type { View } from '../web/view.js';
import { ChangelogEntry } from './changelog-entry.js';
import { CompareForm } from './compare-form.js';

/** The versions of a specification with their changes, newest first, for members. */
export const changelogPage: View = async (page) => {
  const { spec, place, organization, labels } = await readLabeledSpec(page);
  const { links, now } = page;
  const { items, next } = await callOperation(
    page,
    'listOpenAPISpecChangelog',
    { ...place },
    listQuery(page),
  );
  const versions = await readRecentVersions(page, place);
  const [latest, previous] = [...versions.keys()];
  return {
    title: `Changelog of ${spec.title ?? spec.slug}`,
    content: (
      <>
        <Breadcrumbs
          above={[
            { text: organization, href: links.organization(place.organizationId) },
            { text: spec.slug, href: links.specStatus(place) },
          ]}
        />
        <div class="page-head">
          <h1>
            Changelog<span class="quiet"> of {spec.title ?? spec.slug}</span>
          </h1>
        </div>
        <VersionTabs place={place} versionId={undefined} current="changes" links={links} />
        {versions.size > 1 && (
          <CompareForm
            {...{ place, labels, versions, links, now }}
            latest={spec.lastVersion}
            from={previous}
            to={latest}
          />
        )}
        {items.length === 0 && <NoVersion />}
        {items.map((entry) => (
          <ChangelogEntry key={entry.version.id} {...{ entry, spec, place, links, now }} />
        ))}
        <NextPage next={next} />
        <p class="small">
          <a href={links.changeRules}>What counts as a breaking change</a>
        </p>
      </>
    ),
  };
};

function NoVersion() {
  return (
    <div class="empty">
      <h2>No version yet</h2>
      <p>The changelog begins with the first version.</p>
    </div>
  );
}
