import type { BodyOf, Schema } from '@specshelf/contract';
import { SelectField, TextArea, TextField } from '../form/field.js';
import { invalidForm } from '../form/form-state.js';
import type { ManageFormProps } from './metadata-form.js';

type Compatibility = Schema<'OpenAPISpecCompatibility'>;
type Change = NonNullable<BodyOf<'updateOpenAPISpecBySlug'>['compatibility']>;
type Levels = NonNullable<Change['rules']>;

/** The fields of the form by the places of their values in the body of an operation. */
export const compatibilityFields = {
  '/body/compatibility/refuse': 'refuse',
  '/body/compatibility/against': 'against',
  '/body/compatibility/stability': 'stability',
  '/body/compatibility/sunsetDays': 'sunsetDays',
  '/body/compatibility/strict': 'strict',
  '/body/compatibility/rules': 'rules',
} as const;

const choices = {
  refuse: [
    { value: 'none', text: 'Nothing' },
    { value: 'breaking', text: 'Breaking changes' },
    { value: 'risky', text: 'Breaking and risky changes' },
  ],
  against: [
    { value: 'latest', text: 'The latest version' },
    { value: 'all', text: 'All kept versions' },
  ],
  strict: [
    { value: 'false', text: 'Tolerant' },
    { value: 'true', text: 'Strict' },
  ],
  stability: [
    { value: '', text: 'All operations' },
    { value: 'alpha', text: 'Alpha and more stable' },
    { value: 'beta', text: 'Beta and more stable' },
    { value: 'stable', text: 'Stable only' },
  ],
} as const;

const impacts = ['breaking', 'risky', 'safe', 'docs', 'off'] as const;

/** What a specification accepts of its new versions. */
export function CompatibilityForm({ spec, place, form, links }: ManageFormProps) {
  return (
    <section id="compatibility">
      <h2>Compatibility</h2>
      <p>
        New versions are compared with earlier ones, and those with refused changes are not published until
        the changes are acknowledged. <a href={links.changeRules}>The rules</a> say what counts as breaking.
        While changes are refused, loosening these settings, removing the default label, and deleting the
        specification need a token with the scope <code>openapi:acknowledge</code>.
      </p>
      <form method="post" action={links.manage(place)}>
        <ChoiceFields spec={spec} form={form} />
        <TextArea
          form={form}
          name="rules"
          label="Levels of rules"
          hint={
            <>
              One rule per line with its level, such as <code>enum-value-added breaking</code>. Levels:{' '}
              {impacts.join(', ')}.
            </>
          }
          initial={textOf(spec.compatibility.rules)}
          input={{ class: 'short', rows: 3, spellcheck: false }}
        />
        <button type="submit" name="action" value="compatibility">
          Save compatibility
        </button>
      </form>
    </section>
  );
}

/** What is refused, and what it is compared with. */
function ChoiceFields({ spec: { compatibility }, form }: Pick<ManageFormProps, 'spec' | 'form'>) {
  return (
    <div class="fields">
      <SelectField
        form={form}
        name="refuse"
        label="Refuse"
        initial={compatibility.refuse}
        options={choices.refuse}
      />
      <SelectField
        form={form}
        name="against"
        label="Compare with"
        initial={compatibility.against}
        options={choices.against}
      />
      <SelectField
        form={form}
        name="stability"
        label="Judge"
        hint={
          <>
            By <code>x-stability-level</code> of operations.
          </>
        }
        initial={compatibility.stability === 'draft' ? '' : (compatibility.stability ?? '')}
        options={choices.stability}
      />
      <SelectField
        form={form}
        name="strict"
        label="Clients and servers are"
        hint="Strict ones reject what they do not know."
        initial={String(compatibility.strict)}
        options={choices.strict}
      />
      <TextField
        form={form}
        name="sunsetDays"
        label="Days before a sunset"
        hint="Sooner sunsets are breaking. Leave it empty to accept any."
        initial={compatibility.sunsetDays === undefined ? '' : String(compatibility.sunsetDays)}
        input={{ inputMode: 'numeric', maxLength: 4, autocomplete: 'off' }}
      />
    </div>
  );
}

function textOf(rules: Compatibility['rules']): string {
  return Object.entries(rules)
    .map(([id, level]) => `${id} ${level}`)
    .join('\n');
}

/** Reads the settings that differ from the current ones, so that defaults of the server stay what they are. */
export function readCompatibility(values: URLSearchParams, current: Compatibility): Change {
  const days = values.get('sunsetDays')?.trim() ?? '';
  if (!/^\d{0,4}$/.test(days)) throw invalidForm({ sunsetDays: 'Enter a number of days from 0 to 3650.' });
  const entered = {
    refuse: choiceOf(values, 'refuse'),
    against: choiceOf(values, 'against'),
    stability: choiceOf(values, 'stability') || null,
    strict: choiceOf(values, 'strict') === 'true',
    sunsetDays: days === '' ? null : Number(days),
    rules: readLevels(values.get('rules') ?? ''),
  };
  const { rules, ...others } = entered;
  const changed = Object.entries(others).filter(
    ([name, value]) => value !== (current[name as keyof Compatibility] ?? null),
  );
  const hasOtherRules = sorted(rules) !== sorted(current.rules);
  return { ...Object.fromEntries(changed), ...(hasOtherRules ? { rules } : {}) };
}

function sorted(rules: Compatibility['rules']): string {
  return textOf(Object.fromEntries(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function choiceOf<Name extends keyof typeof choices>(
  values: URLSearchParams,
  name: Name,
): (typeof choices)[Name][number]['value'] {
  const found = choices[name].find(({ value }) => value === values.get(name));
  if (found === undefined) throw invalidForm({ [name]: 'Choose one of the options.' });
  return found.value;
}

function readLevels(text: string): Levels {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const entries = lines.map((line) => {
    const [id = '', level, ...rest] = line.split(/[\s:=]+/);
    const impact = impacts.find((known) => known === level);
    if (impact === undefined || rest.length > 0) {
      throw invalidForm({
        rules: `The line "${line.slice(0, 80)}" is not a rule and its level. Write it like: enum-value-added breaking`,
      });
    }
    return [id, impact] as const;
  });
  return Object.fromEntries(entries);
}
