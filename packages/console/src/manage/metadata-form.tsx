import type { BodyOf, Schema } from '@specshelf/contract';
import { SelectField, TextArea, TextField } from '../form/field.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Links, SpecPlace } from '../web/links.js';

type Metadata = Required<Pick<BodyOf<'updateOpenAPISpecBySlug'>, FieldName>>;

const fieldNames = ['owner', 'lifecycle', 'tags', 'links'] as const;
type FieldName = (typeof fieldNames)[number];

/** The field of each member of a request. */
export const metadataFields: Readonly<Record<string, FieldName>> = Object.fromEntries(
  fieldNames.map((name) => [`/body/${name}`, name]),
);

export interface ManageFormProps {
  spec: Schema<'OpenAPISpec'>;
  place: SpecPlace;
  form: FormState;
  links: Links;
}

const lifecycles = ['experimental', 'production', 'deprecated', 'retired'] as const;

const lifecycleOptions = [
  { value: '', text: 'Not specified' },
  ...lifecycles.map((value) => ({ value, text: `${value.charAt(0).toUpperCase()}${value.slice(1)}` })),
];

/** The owner, tags, lifecycle, and links of a specification, which the catalog shows and searches. */
export function MetadataForm({ spec, place, form, links }: ManageFormProps) {
  const stored = textsOf(spec);
  return (
    <section>
      <h2>Catalog entry</h2>
      <form method="post" action={links.manage(place)}>
        {fieldNames.map((name) => (
          <input
            type="hidden"
            name={shownName(name)}
            value={form.values.get(shownName(name)) ?? stored[name]}
          />
        ))}
        <div class="fields">
          <TextField
            form={form}
            name="owner"
            label="Owner"
            hint="Such as a team."
            initial={stored.owner}
            input={{ maxLength: 100 }}
          />
          <SelectField
            form={form}
            name="lifecycle"
            label="Lifecycle"
            initial={stored.lifecycle}
            options={lifecycleOptions}
          />
        </div>
        <TextArea
          form={form}
          name="tags"
          label="Tags"
          hint="One per line, at most 20."
          initial={stored.tags}
          input={{ class: 'short', rows: 3 }}
        />
        <TextArea
          form={form}
          name="links"
          label="Links"
          hint={
            <>
              One per line, at most 20: a title and a URL, such as{' '}
              <code>Runbook https://example.com/runbook</code>
            </>
          }
          initial={stored.links}
          input={{ class: 'short', rows: 3, spellcheck: false }}
        />
        <button type="submit" name="action" value="metadata">
          Save catalog entry
        </button>
      </form>
    </section>
  );
}

/** Returns the values of the fields for the stored metadata. */
function textsOf({ owner = '', lifecycle, tags, links }: ManageFormProps['spec']): Record<FieldName, string> {
  return {
    owner,
    lifecycle: lifecycle ?? '',
    tags: tags.join('\n'),
    links: links.map(({ title, url }) => `${title} ${url}`).join('\n'),
  };
}

/** The name of the hidden field with the value that a field had when the visitor opened the form. */
function shownName(name: FieldName): string {
  return `shown-${name}`;
}

/**
 * Reads the fields that the visitor has changed, so that the others keep what someone else has saved since. An empty field removes
 * the stored value; an absent field is an error, so that nothing is removed by accident.
 */
export function readMetadata(values: URLSearchParams): Partial<Metadata> {
  const missing = fieldNames.filter((name) => !values.has(name));
  if (missing.length > 0) {
    throw invalidForm(Object.fromEntries(missing.map((name) => [name, `The field ${name} is missing.`])));
  }
  const changed = fieldNames.filter((name) => {
    const [entered, shown] = [values.get(name), values.get(shownName(name))];
    return shown === null || entriesOf(entered).join('\n') !== entriesOf(shown).join('\n');
  });
  const read = changed.map((name) => [name, readers[name](values.get(name))]);
  return Object.fromEntries(read);
}

const readers: { readonly [Name in FieldName]: (text: string | null) => Metadata[Name] } = {
  owner: (text) => text?.trim() || null,
  lifecycle: lifecycleOf,
  tags: entriesOf,
  links: (text) => entriesOf(text).map(linkOf),
};

function lifecycleOf(text: string | null): Metadata['lifecycle'] {
  if (text === '') return null;
  const lifecycle = lifecycles.find((each) => each === text);
  if (lifecycle === undefined) throw invalidForm({ lifecycle: 'Choose one of the listed stages.' });
  return lifecycle;
}

/** Returns the lines of a text that are not empty. */
function entriesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function linkOf(line: string): { title: string; url: string } {
  const [, title, url] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  if (title !== undefined && url !== undefined) return { title, url };
  throw invalidForm({
    links: `Enter a title and a URL, separated by a space, instead of ${JSON.stringify(line)}.`,
  });
}
