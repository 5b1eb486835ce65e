import { type GroupedChanges, RequestError } from '@specshelf/service';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { bumpText, type Change } from '../components/impacts.js';
import { pluralize } from '../components/pluralize.js';
import { versionName } from '../components/versions/version-name.js';
import { VersionTabs } from '../components/versions/version-tabs.js';
import {
  type KnownVersions,
  type LabeledSpec,
  readLabeledSpec,
  readRecentVersions,
  readVersions,
} from '../labels/labeled-spec.js';
import { listQuery, validatedCall } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { View } from '../web/view.js';
import { ChangeGroups } from './change-group.js';
import { ChangeMarks } from './change-marks.js';
import { ChangesFilter, type ChangesQuery, changesSearch, readChangesQuery } from './changes-filter.js';
import { CompareForm } from './compare-form.js';
import { readOperationDocs } from './operation-docs.js';
import { readSide } from './read-sides.js';

/** Changes, or groups of equal ones, on one page: each may have two excerpts. */
const pageLimit = '50';

/** The changes of a version since the one before it, or between two versions or labels that a form names. */
export const changesPage: View = async (page) => {
  const labeled = await readLabeledSpec(page);
  const { spec, place, labels } = labeled;
  const query = readChangesQuery(page.query);
  const reference = page.params['versionId'] ?? query.to ?? spec.lastVersion;
  if (reference === undefined) throw new RequestError('not-found', 'The specification has no version yet.');
  const { links, now } = page;
  const call = await validatedCall(
    page,
    'listOpenAPISpecVersionChanges',
    { ...place, versionId: reference },
    {
      impact: query.impact,
      limit: pageLimit,
      ...(query.from === undefined ? {} : { from: query.from }),
      ...listQuery(page),
    },
  );
  const changes = await page.service.listGroupedChanges(call, query.group);
  const versions = await readRecentVersions(page, place);
  const versionId = page.params['versionId'] === undefined ? undefined : changes.to;
  const shown = versionId === undefined ? undefined : await readVersions(page, place, [versionId], versions);
  return {
    title: `Changes of ${spec.title ?? spec.slug}`,
    content: (
      <>
        <ChangesHead labeled={labeled} versionId={versionId} versions={shown ?? versions} page={page} />
        <CompareForm
          {...{ place, labels, versions, links, now }}
          latest={spec.lastVersion}
          from={query.from ?? changes.from}
          to={reference}
        />
        {await listOf(page, labeled, changes, query)}
      </>
    ),
  };
};

interface ChangesHeadProps {
  labeled: LabeledSpec;
  /** Absent on the page that compares any versions. */
  versionId: string | undefined;
  versions: KnownVersions;
  page: PageRequest;
}

function ChangesHead({ labeled, versionId, versions, page: { links, now } }: ChangesHeadProps) {
  const { spec, place, organization } = labeled;
  return (
    <>
      <Breadcrumbs
        above={[
          { text: organization, href: links.organization(place.organizationId) },
          { text: spec.slug, href: links.specStatus(place) },
          ...(versionId === undefined
            ? [{ text: 'Changelog', href: links.changelog(place) }]
            : [
                {
                  text: versionName(versionId, versions.get(versionId), now),
                  href: links.version(place, versionId),
                },
              ]),
        ]}
      />
      <div class="page-head">
        <h1>
          Changes<span class="quiet"> of {spec.title ?? spec.slug}</span>
        </h1>
      </div>
      <VersionTabs place={place} versionId={versionId} current="changes" links={links} />
    </>
  );
}

async function listOf(
  page: PageRequest,
  { place }: LabeledSpec,
  changes: GroupedChanges,
  query: ChangesQuery,
) {
  const { from, to, items, groups, summary, bump, complete, count, next } = changes;
  if (from === undefined) return <FirstVersion />;
  // Of equal changes, only the first one has its lines.
  const listed = query.group === undefined ? groups.flatMap(({ changes }) => changes.slice(0, 1)) : items;
  const places = (side: 'before' | 'after') => listed.map((change) => change[side]);
  const [before, after, findDocs] = await Promise.all([
    readSide(page, place, from, places('before')),
    readSide(page, place, to, places('after')),
    readOperationDocs(page, place, to),
  ]);
  return (
    <>
      <p class="change-summary">
        <ChangeMarks summary={summary} />
        {complete && <strong>{bumpText(bump)}.</strong>}
      </p>
      {!complete && <Incomplete />}
      <ChangesFilter query={query} summary={summary} />
      {count === 0 && <NoChanges />}
      {query.group !== undefined && (
        <p>
          {pluralize(count, 'change')} of one kind.{' '}
          <a href={changesSearch({ ...query, group: undefined })}>All changes</a>
        </p>
      )}
      <ChangeGroups
        groups={query.group === undefined ? groups : items.map(alone)}
        summary={summary}
        context={{
          ...{ before, after, findDocs, links: page.links },
          hrefOfGroup: (id) => changesSearch({ ...query, group: id }),
        }}
      />
      {next && (
        <p>
          <a href={changesSearch(query, next.page)}>Next page</a>
        </p>
      )}
    </>
  );
}

const alone = (change: Change) => ({ message: change.message, changes: [change], count: 1 });

function FirstVersion() {
  return (
    <div class="empty">
      <h2>The first version</h2>
      <p>There is no version before it. Choose another one to compare.</p>
    </div>
  );
}

function NoChanges() {
  return (
    <div class="empty">
      <h2>No changes in this list</h2>
      <p>The versions do not differ in this way.</p>
    </div>
  );
}

function Incomplete() {
  return (
    <div class="notice warn">
      <p>
        <strong>Not all differences are listed.</strong> The versions are too large or too different to be
        compared completely.
      </p>
    </div>
  );
}
