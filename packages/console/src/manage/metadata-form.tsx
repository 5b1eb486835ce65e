import type { BodyOf, Schema } from '@specshelf/contract';
import { SelectField, TextArea, TextField } from '../form/field.js';
import { type FormState, invalidForm } from '../form/form-state.js';
import type { Links, SpecPlace } from '../links.js';

type Metadata = Required<Pick<BodyOf<'updateOpenAPISpecBySlug'>, 'owner' | 'tags' | 'lifecycle' | 'links'>>;

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
  return (
    <section>
      <h2>Catalog entry</h2>
      <form method="post" action={links.manage(place)}>
        <div class="fields">
          <TextField
            form={form}
            name="owner"
            label="Owner"
            hint="Such as a team."
            initial={spec.owner}
            input={{ maxLength: 100 }}
          />
          <SelectField
            form={form}
            name="lifecycle"
            label="Lifecycle"
            initial={spec.lifecycle ?? ''}
            options={lifecycleOptions}
          />
        </div>
        <TextField
          form={form}
          name="tags"
          label="Tags"
          hint="Separated by commas, at most 20."
          initial={spec.tags.join(', ')}
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
          initial={spec.links.map(({ title, url }) => `${title} ${url}`).join('\n')}
          input={{ class: 'short', rows: 3, spellcheck: false }}
        />
        <button type="submit" name="action" value="metadata">
          Save catalog entry
        </button>
      </form>
    </section>
  );
}

/** Reads the fields. An empty field removes the stored value; an absent field is an error, so that nothing is removed by accident. */
export function readMetadata(values: URLSearchParams): Metadata {
  const missing = ['owner', 'lifecycle', 'tags', 'links'].filter((name) => !values.has(name));
  if (missing.length > 0) {
    throw invalidForm(Object.fromEntries(missing.map((name) => [name, `The field ${name} is missing.`])));
  }
  const owner = values.get('owner')?.trim() ?? '';
  return {
    owner: owner === '' ? null : owner,
    lifecycle: lifecycleOf(values.get('lifecycle')),
    tags: entriesOf(values.get('tags'), ','),
    links: entriesOf(values.get('links'), '\n').map(linkOf),
  };
}

function lifecycleOf(text: string | null): Metadata['lifecycle'] {
  if (text === '') return null;
  const lifecycle = lifecycles.find((each) => each === text);
  if (lifecycle === undefined) throw invalidForm({ lifecycle: 'Choose one of the listed stages.' });
  return lifecycle;
}

function entriesOf(text: string | null, separator: string): string[] {
  return (text ?? '')
    .split(separator)
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
