import type { BodyOf, Schema } from '@specshelf/contract';
import { defined } from '@specshelf/service';
import { TextField } from '../form/field.js';
import { type FormState, invalidForm } from '../form/form-state.js';

type Deprecation = Schema<'Deprecation'>;
type Change = BodyOf<'updateOpenAPISpecVersionById'>['deprecation'];

interface DeprecationFormProps {
  deprecation: Deprecation | undefined;
  form: FormState;
  /** The URL that receives the form. */
  action: string;
  /** Whether a version or a specification is deprecated. */
  subject: 'version' | 'specification';
}

/** The values of the button `action` of the form. */
export const deprecationActions = { save: 'deprecate', remove: 'undeprecate' } as const;

/** The fields of the form by the places of their values in the body of an operation. */
export const deprecationFields = {
  '/body/deprecation/at': 'deprecatedAt',
  '/body/deprecation/sunset': 'sunset',
  '/body/deprecation/note': 'note',
} as const;

/** Sets or removes a deprecation. It needs no script. */
export function DeprecationForm({ deprecation, form, action, subject }: DeprecationFormProps) {
  return (
    <section>
      <h2>Deprecation</h2>
      <p>
        {subject === 'version'
          ? 'Readers of this version see a notice, and programs receive the headers '
          : 'Readers of versions without a deprecation of their own see a notice, and programs receive the headers '}
        <code>Deprecation</code> and <code>Sunset</code>. Nothing is removed.
      </p>
      <form method="post" action={action}>
        <div class="fields">
          <TextField
            form={form}
            name="deprecatedAt"
            label="Deprecated since"
            hint="A date in UTC. Default: today."
            initial={dateOf(deprecation?.at)}
            input={{ type: 'date' }}
          />
          <TextField
            form={form}
            name="sunset"
            label="Sunset"
            hint="When it may be removed. Optional."
            initial={dateOf(deprecation?.sunset)}
            input={{ type: 'date' }}
          />
        </div>
        <TextField
          form={form}
          name="note"
          label="Note"
          hint="Such as the replacement. Optional."
          initial={deprecation?.note}
          input={{ maxLength: 500 }}
        />
        <div class="actions">
          <button type="submit" name="action" value={deprecationActions.save}>
            {deprecation ? 'Save deprecation' : `Deprecate this ${subject}`}
          </button>
          {deprecation && (
            <button type="submit" class="secondary" name="action" value={deprecationActions.remove}>
              Remove deprecation
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

function dateOf(time: string | undefined): string | undefined {
  return time?.slice(0, 10);
}

/** Returns the deprecation that a submitted form sets; null if it removes it. */
export function readDeprecationForm(
  values: URLSearchParams,
  stored: Deprecation | undefined,
  now: Date,
): Change {
  const action = values.get('action');
  if (action === deprecationActions.remove) return null;
  if (action !== deprecationActions.save) throw invalidForm({ action: 'Choose an action of this page.' });
  const today = now.toISOString().slice(0, 10);
  return {
    at: timeOf('deprecatedAt', values, stored?.at) ?? `${today}T00:00:00Z`,
    ...defined({
      sunset: timeOf('sunset', values, stored?.sunset),
      note: values.get('note')?.trim() || undefined,
    }),
  };
}

/** Returns the time at the start of an entered day, or the stored time if it is on that day. */
function timeOf(field: string, values: URLSearchParams, stored: string | undefined): string | undefined {
  const date = values.get(field)?.trim() ?? '';
  if (date === '') return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw invalidForm({ [field]: 'Enter a date such as 2026-03-01.' });
  return stored?.startsWith(date) ? stored : `${date}T00:00:00Z`;
}
