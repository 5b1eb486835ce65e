import type { Schema } from '@specshelf/contract';
import { displayedState } from '@specshelf/service';
import { ConversionTag, SpecTags } from '../catalog/spec-tags.js';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { ProblemList } from '../components/problem-list.js';
import { VersionTabs } from '../components/versions/version-tabs.js';
import { DeprecationNotice } from '../deprecation/deprecation-notice.js';
import { readVersions } from '../labels/labeled-spec.js';
import { isEditable } from '../publish/edited-text.js';
import { additionsOf } from '../watch/additions.js';
import { refreshOf, SpecState } from '../watch/spec-state.js';
import { callOperation, listQuery, requireSignIn } from '../web/call-operation.js';
import type { Links, SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import type { View } from '../web/view.js';
import { SpecDetails } from './spec-details.js';
import { VersionList } from './version-list.js';

/** State, problems, and versions of a specification, for its members. */
export const specPage: View = async (page) => {
  const { organizationId: requestedId = '', specSlug = '' } = page.params;
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { organizationId: requestedId, specSlug });
  const { id: organizationId, title } = await callOperation(page, 'getOrganizationById', {
    organizationId: requestedId,
  });
  const place = { organizationId, specSlug: spec.slug };
  const versions = await callOperation(page, 'listOpenAPISpecVersions', place, listQuery(page));
  const { links } = page;
  const named = await readVersions(
    page,
    place,
    [spec.lastVersion, spec.defaultVersion].filter((id) => id !== undefined),
    new Map(versions.items.map((version) => [version.id, version])),
  );
  const canEdit = spec.permissions.edit;
  const isFirstPage = page.query.get('page') === null;
  const additions =
    isFirstPage && displayedState(spec) === 'complete'
      ? await additionsOf(page, { ...place, ids: versions.items.map(({ id }) => id) })
      : undefined;
  return {
    title: spec.slug,
    refresh: refreshOf(spec),
    content: (
      <>
        <Breadcrumbs
          above={[{ text: title, href: links.organization(organizationId) }]}
          current={spec.slug}
        />
        <SpecHead spec={spec} place={place} links={links} />
        {spec.lastProcessedAt !== undefined && (
          <VersionTabs
            place={place}
            versionId={undefined}
            current="overview"
            problemCount={spec.lastProcessedErrorCount}
            links={links}
          />
        )}
        <DeprecationNotice deprecation={spec.deprecation} now={page.now} />
        <SpecState
          {...{ spec, place, links, canEdit, additions }}
          isEditable={await mayEdit(page, spec, place)}
          settings={page.settings}
          now={page.now}
        />
        <SpecDetails {...{ spec, organizationId, links, now: page.now, versions: named }} />
        <ProblemList
          problems={spec.lastProcessedErrors}
          count={spec.lastProcessedErrorCount}
          url={`${links.spec(place)}/problems`}
          isRunning={spec.processingState !== 'complete'}
        />
        <VersionList versions={versions} spec={spec} place={place} links={links} now={page.now} />
      </>
    ),
  };
};

interface SpecHeadProps {
  spec: Schema<'OpenAPISpec'>;
  place: SpecPlace;
  links: Links;
}

function SpecHead({ spec, place, links }: SpecHeadProps) {
  return (
    <div class="page-head">
      <h1>{spec.title ?? spec.slug}</h1>
      <span class="tags">
        <SpecTags spec={spec} />
        <ConversionTag spec={spec} />
      </span>
      <div class="actions">
        {spec.lastVersion !== undefined && (
          <a class="button" href={links.spec(place)}>
            Documentation
          </a>
        )}
        {spec.permissions.edit && (
          <>
            <a class="button secondary" href={links.replace(place.organizationId, spec)}>
              Publish a new version
            </a>
            <a class="button secondary" href={links.manage(place)}>
              Manage
            </a>
          </>
        )}
      </div>
    </div>
  );
}

/** Whether a failed run had a text that the visitor may correct in a form. */
async function mayEdit(page: PageRequest, spec: Schema<'OpenAPISpec'>, place: SpecPlace): Promise<boolean> {
  const hasFailed = spec.processingState === 'complete' && spec.lastProcessErrorCode !== undefined;
  if (!hasFailed || !spec.permissions.edit || spec.sourceURL !== undefined) return false;
  return isEditable(await page.service.sources.open(place, requireSignIn(page.principal)));
}
