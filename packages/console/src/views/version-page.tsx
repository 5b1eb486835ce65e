import type { Schema } from '@specshelf/contract';
import { insufficientScope } from '@specshelf/service';
import { ConversionTag } from '../catalog/spec-tags.js';
import { Definition } from '../components/definition.js';
import { DocumentFacts } from '../components/document-facts.js';
import { DocumentLinks } from '../components/document-links.js';
import { SourceFiles, sizeText } from '../components/source-files.js';
import { Timestamp } from '../components/timestamp.js';
import { VersionHead } from '../components/versions/version-head.js';
import { CopyVersionId, VersionName, versionName } from '../components/versions/version-name.js';
import { VersionTabs } from '../components/versions/version-tabs.js';
import { DeprecationForm, deprecationFields, readDeprecationForm } from '../deprecation/deprecation-form.js';
import { DeprecationNotice } from '../deprecation/deprecation-notice.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import type { FormState } from '../form/form-state.js';
import { VersionLabels } from '../labels/version-labels.js';
import { PublicationFacts } from '../publications/publication-facts.js';
import { describeTimes } from '../publications/publications-page.js';
import { VersionUsage } from '../usage/version-usage.js';
import { callOperation, submitOperation } from '../web/call-operation.js';
import type { Links, SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';

type Version = Schema<'OpenAPISpecVersion'>;

/** A version of a specification, for visitors with access only, with a form that deprecates it. */
export const versionActions = formPage({
  show: showVersion,
  submit: async (page, values) => {
    const { organizationId = '', specSlug = '', versionId = '' } = page.params;
    const path = { organizationId, specSlug, versionId };
    const spec = await callOperation(page, 'getOpenAPISpecBySlug', { organizationId, specSlug });
    if (!spec.permissions.edit) throw insufficientScope('openapi:write');
    const version = await callOperation(page, 'getOpenAPISpecVersionById', path);
    const deprecation = readDeprecationForm(values, version.deprecation, page.now);
    await submitOperation(page, { operationId: 'updateOpenAPISpecVersionById', path, body: { deprecation } });
    return `${page.links.version({ organizationId, specSlug }, versionId)}?saved=deprecation`;
  },
  fields: deprecationFields,
});

async function showVersion(page: PageRequest, form: FormState): Promise<PageContent> {
  const { links, now } = page;
  const { version, source, spec, organization, place, labels, usage } = await readVersion(page);
  const canEdit = spec.permissions.edit;
  const isLatest = version.id === spec.lastVersion;
  const isRecorded = isLatest && spec.lastProcessErrorCode === undefined;
  const problemCount = isRecorded ? spec.lastProcessedErrorCount : undefined;
  return {
    title: `${spec.slug}, version ${versionName(version.id, version, now)}`,
    content: (
      <>
        <VersionHead
          title={<VersionName version={version} now={now} />}
          of={spec.title ?? spec.slug}
          organization={organization.title}
          {...{ place, version, links, now }}
        />
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
        <FormErrors form={form} />
        {form.errors.length === 0 && page.query.get('saved') === 'deprecation' && (
          <p class="notice good" role="status">
            {savedText(version, spec)}
          </p>
        )}
        <DeprecationNotice
          deprecation={version.deprecation ?? spec.deprecation}
          now={now}
          inherited={version.deprecation ? undefined : { manage: canEdit ? links.manage(place) : undefined }}
        />
        <VersionFacts version={version} place={place} links={links} />
        <VersionLabels {...{ spec, place, labels, version, links }} />
        <SourceFiles source={source} place={place} versionId={version.id} links={links} />
        {usage && <VersionEditing {...{ version, usage, form }} action={links.version(place, version.id)} />}
        <p class="after">
          <a href={links.specStatus(place)}>All versions of {spec.slug}</a>
        </p>
      </>
    ),
  };
}

/** Reads a version and its surroundings; its usage only for those who may edit it. */
async function readVersion(page: PageRequest) {
  const { organizationId = '', specSlug = '', versionId = '' } = page.params;
  const requested = { organizationId, specSlug };
  const version = await callOperation(page, 'getOpenAPISpecVersionById', { ...requested, versionId });
  const path = { ...requested, versionId: version.id };
  const source = await callOperation(page, 'getOpenAPISpecVersionSource', path);
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', requested);
  const organization = await callOperation(page, 'getOrganizationById', { organizationId });
  const place = { organizationId: organization.id, specSlug: spec.slug };
  const { items: labels } = await callOperation(page, 'listOpenAPISpecLabels', { ...place });
  const usage = spec.permissions.edit
    ? await callOperation(page, 'getOpenAPISpecVersionUsage', path)
    : undefined;
  return { version, source, spec, organization, place, labels, usage };
}

type Deprecatable = Pick<Version, 'deprecation'>;

function savedText(version: Deprecatable, spec: Deprecatable): string {
  if (version.deprecation) return 'The deprecation is saved.';
  return spec.deprecation
    ? 'The version has no deprecation of its own.'
    : 'The version is no longer deprecated.';
}

interface VersionFactsProps {
  version: Version;
  place: SpecPlace;
  links: Links;
}

function VersionFacts({ version, place, links }: VersionFactsProps) {
  return (
    <section>
      <dl>
        <Definition name="ID">
          <CopyVersionId id={version.id} />
        </Definition>
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
        {version.size !== undefined && <Definition name="Size">{sizeText(version.size)}</Definition>}
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
  );
}

interface VersionEditingProps {
  version: Version;
  usage: Schema<'OpenAPISpecUsage'>;
  form: FormState;
  action: string;
}

/** Whether programs still use a version, and the form that deprecates it. */
function VersionEditing({ version, usage, form, action }: VersionEditingProps) {
  return (
    <>
      <VersionUsage usage={usage} subject="version" />
      <div class="form-page">
        <DeprecationForm deprecation={version.deprecation} form={form} action={action} subject="version" />
      </div>
    </>
  );
}
