import type { BodyOf, Schema } from '@specshelf/contract';
import { insufficientScope } from '@specshelf/service';
import { Breadcrumbs } from '../components/breadcrumbs.js';
import {
  DeprecationForm,
  deprecationActions,
  deprecationFields,
  readDeprecationForm,
} from '../deprecation/deprecation-form.js';
import { SelectField, TextField } from '../form/field.js';
import { FormErrors } from '../form/form-errors.js';
import { formPage } from '../form/form-page.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Actions } from '../page/action.js';
import { callOperation, submitOperation } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { CompatibilityForm, compatibilityFields, readCompatibility } from './compatibility-form.js';
import { type ManageFormProps, MetadataForm, metadataFields, readMetadata } from './metadata-form.js';

type Spec = Schema<'OpenAPISpec'>;

/** The actions on a specification: each form of the page names one. */
export const manageActions: Actions = formPage({
  show: showForms,
  submit: async (page, values) => {
    const { spec, place } = await findSpec(page);
    const act = actions.get(values.get('action'));
    if (!act) throw invalidForm({ action: 'Choose an action of this page.' });
    return act(page, { spec, place, values });
  },
  fields: {
    '/body/visibility': 'visibility',
    ...metadataFields,
    ...deprecationFields,
    ...compatibilityFields,
  },
});

async function findSpec(page: PageRequest): Promise<{ spec: Spec; place: SpecPlace; organization: string }> {
  const { organizationId = '', specSlug = '' } = page.params;
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { organizationId, specSlug });
  const { id, title } = await callOperation(page, 'getOrganizationById', { organizationId });
  if (!spec.permissions.edit) throw insufficientScope('openapi:write');
  return { spec, place: { organizationId: id, specSlug: spec.slug }, organization: title };
}

interface ActionInput {
  spec: Spec;
  place: SpecPlace;
  values: URLSearchParams;
}

type SpecAction = (page: PageRequest, input: ActionInput) => Promise<string>;

const actions: ReadonlyMap<string | null, SpecAction> = new Map<string, SpecAction>(
  Object.entries({
    refetch: async (page, { spec, place }) => {
      if (spec.sourceURL === undefined) {
        throw invalidForm({ action: 'The source is not a URL, so there is nothing to fetch.' });
      }
      // The same URL without headers keeps the stored ones.
      await submitOperation(page, {
        operationId: 'createOrUpdateOpenAPISpecBySlug',
        path: { ...place },
        body: { source: { url: spec.sourceURL } },
      });
      return page.links.specStatus(place);
    },
    visibility: async (page, { place, values }) => {
      await update(page, place, { visibility: visibilityOf(values) });
      return `${page.links.manage(place)}?saved=visibility`;
    },
    metadata: async (page, { place, values }) => {
      const changed = readMetadata(values);
      if (Object.keys(changed).length > 0) await update(page, place, changed);
      return `${page.links.manage(place)}?saved=metadata`;
    },
    compatibility: async (page, { spec, place, values }) => {
      await update(page, place, { compatibility: readCompatibility(values, spec.compatibility) });
      return `${page.links.manage(place)}?saved=compatibility`;
    },
    [deprecationActions.save]: saveDeprecation,
    [deprecationActions.remove]: saveDeprecation,
    delete: async (page, { place, values }) => {
      if (values.get('confirmation')?.trim() !== place.specSlug) {
        throw invalidForm({ confirmation: `Enter ${place.specSlug} to delete this specification.` });
      }
      await submitOperation(page, {
        operationId: 'deleteOpenAPISpecBySlug',
        path: { ...place },
        body: undefined,
      });
      return `${page.links.organization(place.organizationId)}?deleted=${place.specSlug}`;
    },
  } satisfies Record<string, SpecAction>),
);

async function saveDeprecation(page: PageRequest, { spec, place, values }: ActionInput): Promise<string> {
  await update(page, place, { deprecation: readDeprecationForm(values, spec.deprecation, page.now) });
  return `${page.links.manage(place)}?saved=deprecation`;
}

async function update(
  page: PageRequest,
  place: SpecPlace,
  body: BodyOf<'updateOpenAPISpecBySlug'>,
): Promise<void> {
  await submitOperation(page, { operationId: 'updateOpenAPISpecBySlug', path: { ...place }, body });
}

function visibilityOf(values: URLSearchParams): Spec['visibility'] {
  const visibility = values.get('visibility');
  if (visibility === 'public' || visibility === 'private') return visibility;
  throw invalidForm({ visibility: 'Choose private or public.' });
}

async function showForms(page: PageRequest, form: FormState): Promise<PageContent> {
  const { spec, place, organization } = await findSpec(page);
  const { links } = page;
  const forms = { spec, place, form, links };
  return {
    title: `Manage ${spec.slug}`,
    content: (
      <div class="form-page">
        <Breadcrumbs
          above={[
            { text: organization, href: links.organization(place.organizationId) },
            { text: spec.slug, href: links.specStatus(place) },
          ]}
        />
        <h1>Manage {spec.slug}</h1>
        <FormErrors form={form} />
        {form.errors.length === 0 && <Saved saved={page.query.get('saved')} {...forms} />}
        <SourceForms {...forms} />
        <MetadataForm {...forms} />
        <VisibilityForm {...forms} />
        <CompatibilityForm {...forms} />
        <DeprecationForm
          deprecation={spec.deprecation}
          form={form}
          action={links.manage(place)}
          subject="specification"
        />
        <DeleteForm {...forms} />
      </div>
    ),
  };
}

/** Confirms what the previous request saved. */
function Saved({ saved, spec, place, links }: ManageFormProps & { saved: string | null }) {
  const texts = new Map<string | null, string>([
    ['compatibility', 'The compatibility settings are saved.'],
    ['metadata', 'The catalog entry is saved.'],
    ['visibility', `The documentation is ${spec.visibility}.`],
    [
      'deprecation',
      spec.deprecation ? 'The deprecation is saved.' : 'The specification is no longer deprecated.',
    ],
  ]);
  const text = texts.get(saved);
  if (text === undefined) return null;
  return (
    <p class="notice good" role="status">
      {text} {spec.lastVersion !== undefined && <a href={links.spec(place)}>Read the documentation</a>}
    </p>
  );
}

function SourceForms({ spec, place, links }: ManageFormProps) {
  return (
    <section>
      <h2>Source</h2>
      <p>
        {spec.sourceURL === undefined ? (
          'The source was uploaded.'
        ) : (
          <>
            The source is <code>{spec.sourceURL}</code>.
          </>
        )}
      </p>
      <form method="post" action={links.manage(place)} class="actions">
        {spec.sourceURL !== undefined && (
          <button type="submit" name="action" value="refetch">
            Fetch now
          </button>
        )}
        <a class="button secondary" href={links.replace(place.organizationId, spec)}>
          Publish a new version
        </a>
      </form>
    </section>
  );
}

function VisibilityForm({ spec, place, form, links }: ManageFormProps) {
  return (
    <section>
      <h2>Visibility</h2>
      <form method="post" action={links.manage(place)}>
        <SelectField
          form={form}
          name="visibility"
          label="Who may read the documentation"
          initial={spec.visibility}
          options={[
            { value: 'private', text: 'Private: members of the organization' },
            { value: 'public', text: 'Public: everyone, without sign-in' },
          ]}
        />
        <button type="submit" name="action" value="visibility">
          Save visibility
        </button>
      </form>
    </section>
  );
}

function DeleteForm({ spec, place, form, links }: ManageFormProps) {
  return (
    <section>
      <h2>Delete</h2>
      <p>Deletes the specification with all of its versions and its documentation. This cannot be undone.</p>
      <form method="post" action={links.manage(place)}>
        <TextField
          form={form}
          name="confirmation"
          label={`Enter ${spec.slug} to confirm`}
          input={{ autocomplete: 'off', autocapitalize: 'off', spellcheck: false, required: true }}
        />
        <button type="submit" class="danger" name="action" value="delete">
          Delete this specification
        </button>
      </form>
    </section>
  );
}
