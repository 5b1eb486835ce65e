import { RequestError } from '@specshelf/service';
import { VersionHead } from '../components/versions/version-head.js';
import { versionName } from '../components/versions/version-name.js';
import { VersionTabs } from '../components/versions/version-tabs.js';
import { SelectField } from '../form/field.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Actions } from '../page/action.js';
import { submitOperation } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { LabelField } from './label-field.js';
import {
  assertEditable,
  type KnownVersions,
  type LabeledSpec,
  readLabeledSpec,
  readRecentVersions,
  readVersions,
} from './labeled-spec.js';
import { LabelsTable } from './labels-table.js';
import { labelField, readLabelName, setLabel, setLabelFields } from './set-label.js';
import { ShownVersions } from './shown-versions.js';
import { VersionFields } from './version-fields.js';

/** The labels of a specification, and for its editors forms that set a label and the default one. */
export const labelsActions: Actions = formPage({
  show: showLabels,
  submit: async (page, values) => {
    const found = await readLabeledSpec(page);
    assertEditable(found);
    const act = actions.get(values.get('action'));
    if (!act) throw invalidForm({ action: 'Choose an action of this page.' });
    return act(page, found, values);
  },
  fields: { ...setLabelFields, '/path/label': labelField },
});

type LabelsAction = (page: PageRequest, found: LabeledSpec, values: URLSearchParams) => Promise<string>;

const actions: ReadonlyMap<string | null, LabelsAction> = new Map<string, LabelsAction>(
  Object.entries({
    set: async (page, { place }, values) => {
      const label = readLabelName(values);
      await setLabel(page, { place, label, values, field: labelField });
      return `${page.links.labels(place)}?set=${encodeURIComponent(label)}`;
    },
    default: async (page, { place }, values) => {
      await setDefaultLabel(page, place, values.get('defaultLabel'));
      return `${page.links.labels(place)}?saved=default`;
    },
  } satisfies Record<string, LabelsAction>),
);

/** Sets the default label; an empty name removes it. */
async function setDefaultLabel(page: PageRequest, place: SpecPlace, label: string | null): Promise<void> {
  if (label === null) throw invalidForm({ defaultLabel: 'Choose a label, or the latest version.' });
  try {
    await submitOperation(page, {
      operationId: 'updateOpenAPISpecBySlug',
      path: { ...place },
      body: { defaultLabel: label === '' ? null : label },
    });
  } catch (error) {
    if (!(error instanceof RequestError) || error.meaning !== 'invalid-request') throw error;
    throw invalidForm({ defaultLabel: `There is no label ${JSON.stringify(label)}. Choose another one.` });
  }
}

interface LabelsProps extends LabeledSpec {
  page: PageRequest;
  form: FormState;
  /** The newest versions, and those of the labels. */
  versions: KnownVersions;
  recent: KnownVersions;
}

async function showLabels(page: PageRequest, form: FormState): Promise<PageContent> {
  const found = await readLabeledSpec(page);
  const { spec, place, organization, labels } = found;
  const { links, now } = page;
  const recent = await readRecentVersions(page, place);
  const ids = labels.map(({ version }) => version);
  const versions = await readVersions(page, place, ids, recent);
  const props = { ...found, page, form, recent, versions };
  return {
    title: `Labels of ${spec.slug}`,
    content: (
      <>
        <VersionHead
          title="Labels"
          of={spec.title ?? spec.slug}
          version={undefined}
          {...{ place, organization, links, now }}
        />
        <VersionTabs
          place={place}
          versionId={undefined}
          current="labels"
          problemCount={spec.lastProcessedErrorCount}
          links={links}
        />
        <FormErrors form={form} />
        {form.errors.length === 0 && <Saved {...props} />}
        {labels.length === 0 ? (
          <NoLabels />
        ) : (
          <LabelsTable {...found} versions={versions} links={links} now={now} />
        )}
        {spec.permissions.edit && recent.size > 0 && <SetForm {...props} />}
        {spec.permissions.edit && labels.length > 0 && <DefaultForm {...props} />}
      </>
    ),
  };
}

/** Confirms what the previous request saved. */
function Saved({ page, ...found }: LabelsProps) {
  const text = savedText(page, found);
  if (text === undefined) return null;
  return (
    <p class="notice good" role="status">
      {text}
    </p>
  );
}

function savedText(
  { query, now }: Pick<PageRequest, 'query' | 'now'>,
  { spec, labels, versions }: Pick<LabelsProps, 'spec' | 'labels' | 'versions'>,
): string | undefined {
  const set = labels.find(({ name }) => name === query.get('set'));
  if (set)
    return `The label ${set.name} points to version ${versionName(set.version, versions.get(set.version), now)}.`;
  if (query.get('saved') === 'default') {
    const shown =
      spec.defaultLabel === undefined ? 'the latest version' : `the version of ${spec.defaultLabel}`;
    return `The documentation shows ${shown}.`;
  }
  const deleted = query.get('deleted');
  const isDeleted =
    deleted !== null && /^[a-z0-9._-]{1,63}$/.test(deleted) && labels.every(({ name }) => name !== deleted);
  return isDeleted ? `The label ${deleted} is deleted.` : undefined;
}

function NoLabels() {
  return (
    <div class="empty">
      <h2>No labels</h2>
      <p>A label is a name for one version that you can move to another version at any time.</p>
      <p>
        For example, <code>prod</code> names the version that runs in production.
      </p>
    </div>
  );
}

function SetForm({ page, form, spec, place, labels, recent }: LabelsProps) {
  return (
    <section>
      <h2>Set a label</h2>
      <form method="post" action={page.links.labels(place)} class="form-page">
        <ShownVersions labels={labels} />
        <LabelField
          form={form}
          label="Label"
          hint={
            labels.length === 0
              ? 'Such as prod.'
              : 'A new name creates a label. The name of a label above moves it.'
          }
          visibility={spec.visibility}
        />
        <VersionFields
          {...{ form, versions: recent, latest: spec.lastVersion, initial: spec.lastVersion, now: page.now }}
        />
        <button type="submit" name="action" value="set">
          Set label
        </button>
      </form>
    </section>
  );
}

function DefaultForm({ page, form, spec, place, labels }: LabelsProps) {
  return (
    <section>
      <h2>Default version</h2>
      <form method="post" action={page.links.labels(place)} class="form-page">
        <SelectField
          form={form}
          name="defaultLabel"
          label="Documentation, catalog, and published document show"
          initial={spec.defaultLabel ?? ''}
          options={[
            { value: '', text: 'The latest version' },
            ...labels.map(({ name }) => ({ value: name, text: `The version of ${name}` })),
          ]}
        />
        <button type="submit" name="action" value="default">
          Save default version
        </button>
      </form>
    </section>
  );
}
