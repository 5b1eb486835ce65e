import type { Schema } from '@specshelf/contract';
import { RequestError } from '@specshelf/service';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import { DefaultMark } from '../components/default-mark.js';
import { Definition } from '../components/definition.js';
import { PublishedLinks } from '../components/document-links.js';
import { Timestamp } from '../components/timestamp.js';
import { CopyVersionId, VersionName, versionName } from '../components/versions/version-name.js';
import { TextField } from '../form/field.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Actions } from '../page/action.js';
import { VersionUsage } from '../usage/version-usage.js';
import { callOperation, listQuery, submitOperation } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { publicLabelHint } from './label-field.js';
import { LabelMoves } from './label-moves.js';
import {
  assertEditable,
  type KnownVersions,
  type Label,
  type LabeledSpec,
  readLabeledSpec,
  readRecentVersions,
  readVersions,
} from './labeled-spec.js';
import { movedMeanwhile, setLabel, setLabelFields, shownField, versionField } from './set-label.js';
import { ShownVersions } from './shown-versions.js';
import { VersionFields } from './version-fields.js';

/** A label with its history, and for the editors of its specification forms that move and delete it. */
export const labelActions: Actions = formPage({
  show: showLabel,
  submit: async (page, values) => {
    const found = await readLabeledSpec(page);
    assertEditable(found);
    const name = nameIn(page);
    const { links } = page;
    const back = values.get('back');
    if (values.get('action') === 'delete') {
      await deleteLabel(page, found, name, values);
      return `${links.labels(found.place)}?deleted=${encodeURIComponent(name)}`;
    }
    if (back === null && values.get('action') !== 'move') {
      throw invalidForm({ action: 'Choose an action of this page.' });
    }
    const moved = new URLSearchParams(back === null ? values : [...values, [versionField, back]]);
    await setLabel(page, { place: found.place, label: name, values: moved });
    return `${links.label(found.place, name)}?moved`;
  },
  fields: setLabelFields,
});

function nameIn({ params }: PageRequest): string {
  return (params['label'] ?? '').toLowerCase();
}

async function deleteLabel(
  page: PageRequest,
  { place }: LabeledSpec,
  label: string,
  values: URLSearchParams,
): Promise<void> {
  if (values.get('confirmation')?.trim().toLowerCase() !== label) {
    throw invalidForm({ confirmation: `Enter ${label} to delete this label.` });
  }
  const shown = values.get(shownField(label));
  try {
    await submitOperation(page, {
      operationId: 'deleteOpenAPISpecLabel',
      path: { ...place, label },
      query: shown === null ? {} : { ifVersion: shown },
      body: undefined,
    });
  } catch (error) {
    if (!(error instanceof RequestError) || error.meaning !== 'conflict') throw error;
    if (error.version !== undefined) throw await movedMeanwhile(page, error, { place, label, values });
    throw new RequestError(
      'conflict',
      `The documentation shows ${label}. Choose another default version before you delete it.`,
    );
  }
}

interface LabelProps extends LabeledSpec {
  page: PageRequest;
  form: FormState;
  name: string;
  /** Undefined if it is deleted. */
  label: Label | undefined;
  recent: KnownVersions;
  /** The newest versions, and those of the label and its shown moves. */
  versions: KnownVersions;
}

async function showLabel(page: PageRequest, form: FormState): Promise<PageContent> {
  const found = await readLabeledSpec(page);
  const { spec, place } = found;
  const { links } = page;
  const name = nameIn(page);
  const moves = await callOperation(
    page,
    'listOpenAPISpecLabelMoves',
    { ...place, label: name },
    listQuery(page),
  );
  const label = found.labels.find((each) => each.name === name);
  const recent = await readRecentVersions(page, place);
  const versions = await readVersions(page, place, versionsIn(moves, label), recent);
  const canEdit = spec.permissions.edit;
  const props = { ...found, page, form, name, label, recent, versions };
  return {
    title: `Label ${name} of ${spec.slug}`,
    content: (
      <>
        <Head {...props} />
        <FormErrors form={form} />
        {form.errors.length === 0 && label && page.query.has('moved') && (
          <p class="notice good" role="status">
            The label {name} points to version{' '}
            {versionName(label.version, versions.get(label.version), page.now)}.
          </p>
        )}
        {label ? <Facts {...props} label={label} /> : <p>This label is deleted.</p>}
        <LabelMoves
          moves={moves}
          label={label}
          versions={versions}
          now={page.now}
          action={canEdit ? links.label(place, name) : undefined}
          place={place}
          links={links}
        />
        {canEdit && label && (
          <VersionUsage
            usage={await callOperation(page, 'getOpenAPISpecLabelUsage', { ...place, label: name })}
            subject="label"
          />
        )}
        {canEdit && recent.size > 0 && <MoveForm {...props} />}
        {canEdit && label && <DeleteForm {...props} label={label} />}
      </>
    ),
  };
}

/** Returns the IDs of the versions that a page of the history names. */
function versionsIn({ items }: Schema<'OpenAPISpecLabelMoveList'>, label: Label | undefined): string[] {
  const ids = [label?.version, ...items.flatMap(({ from, to }) => [from, to])];
  return ids.filter((id) => id !== undefined);
}

function Head({ page: { links }, spec, place, organization, name, label }: LabelProps) {
  return (
    <>
      <Breadcrumbs
        above={[
          { text: organization, href: links.organization(place.organizationId) },
          { text: spec.slug, href: links.specStatus(place) },
          { text: 'Labels', href: links.labels(place) },
        ]}
      />
      <div class="page-head">
        <h1>Label {name}</h1>
        {name === spec.defaultLabel && <DefaultMark />}
        {label && (
          <div class="actions">
            <a class="button" href={links.labelDocs(place, name)}>
              Documentation
            </a>
          </div>
        )}
      </div>
    </>
  );
}

function Facts({ label, versions, place, page: { links, now } }: LabelProps & { label: Label }) {
  const version = versions.get(label.version);
  return (
    <section>
      <dl>
        <Definition name="Version">
          <a href={links.version(place, label.version)}>
            {version ? <VersionName version={version} now={now} /> : label.version}
          </a>{' '}
          <CopyVersionId id={label.version} />
        </Definition>
        <Definition name="Moved">
          <Timestamp at={label.movedAt} />
          {label.movedBy && ` by ${label.movedBy.displayName}`}
        </Definition>
        {label.urls.published !== undefined && (
          <Definition name="Public document">
            <PublishedLinks place={place} label={label.name} links={links} />
          </Definition>
        )}
        <Definition name="API request">
          <code>GET {label.urls.version}</code>
        </Definition>
      </dl>
    </section>
  );
}

function MoveForm({ page, form, spec, place, name, label, recent }: LabelProps) {
  return (
    <section>
      <h2>{label ? 'Move' : 'Create again'}</h2>
      {spec.visibility === 'public' && <p>{publicLabelHint}</p>}
      <form method="post" action={page.links.label(place, name)} class="form-page">
        <ShownVersions labels={label ? [label] : []} />
        <VersionFields
          {...{ form, versions: recent, latest: spec.lastVersion, current: label?.version, now: page.now }}
        />
        <button type="submit" name="action" value="move">
          {label ? 'Move' : 'Create'}
        </button>
      </form>
    </section>
  );
}

function DeleteForm({ page, form, spec, place, name, label }: LabelProps & { label: Label }) {
  return (
    <section>
      <h2>Delete</h2>
      {name === spec.defaultLabel ? (
        <p>
          The documentation shows this label.{' '}
          <a href={page.links.labels(place)}>Choose another default version</a> before you delete it.
        </p>
      ) : (
        <>
          <p>Addresses with this label stop working. Its version remains, and so does its history.</p>
          <form method="post" action={page.links.label(place, name)} class="form-page">
            <ShownVersions labels={[label]} />
            <TextField
              form={form}
              name="confirmation"
              label={`Enter ${name} to confirm`}
              input={{ autocomplete: 'off', autocapitalize: 'off', spellcheck: false, required: true }}
            />
            <button type="submit" class="danger" name="action" value="delete">
              Delete this label
            </button>
          </form>
        </>
      )}
    </section>
  );
}
