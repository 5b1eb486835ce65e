import { defined } from '@specshelf/base/defined';
import type { BodyOf, Schema } from '@specshelf/contract';
import { RequestError } from '@specshelf/service';
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

/** The fields with days, with their labels. */
const dayFields = { deprecatedAt: 'Deprecated since', sunset: 'Sunset' } as const;

/** The hidden field with the deprecation that the visitor has seen. */
const shownField = 'shown-deprecation';

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
        <input type="hidden" name={shownField} value={textOf(deprecation)} />
        <div class="fields">
          <TextField
            form={form}
            name="deprecatedAt"
            label={dayFields.deprecatedAt}
            hint="A date in UTC. Default: today."
            initial={dateOf(deprecation?.at)}
            input={{ type: 'date' }}
          />
          <TextField
            form={form}
            name="sunset"
            label={dayFields.sunset}
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

/** Returns a deprecation in a form in which two can be compared; without one, an empty text. */
function textOf(deprecation: Deprecation | undefined): string {
  if (!deprecation) return '';
  const { at, sunset, note } = deprecation;
  return JSON.stringify([at, sunset, note]);
}

/**
 * Returns the deprecation that a submitted form sets; null if it removes it. Throws a conflict if someone has changed the stored one
 * since the visitor opened the form.
 */
export function readDeprecationForm(
  values: URLSearchParams,
  stored: Deprecation | undefined,
  now: Date,
): Change {
  const action = values.get('action');
  if (action !== deprecationActions.remove && action !== deprecationActions.save) {
    throw invalidForm({ action: 'Choose an action of this page.' });
  }
  const shown = values.get(shownField);
  if (shown !== null && shown !== textOf(stored)) throw changedMeanwhile(stored);
  if (action === deprecationActions.remove) return null;
  const days = readDays(values, now);
  const at = timeOn(days.deprecatedAt, stored?.at);
  return {
    at,
    ...defined({
      sunset: days.sunset === undefined ? undefined : laterOf(timeOn(days.sunset, stored?.sunset), at),
      note: values.get('note')?.trim() || undefined,
    }),
  };
}

function changedMeanwhile(stored: Deprecation | undefined): RequestError {
  const state = stored
    ? `Someone has saved another deprecation since you opened this page: ${describe(stored)}`
    : 'Someone has removed the deprecation since you opened this page';
  return new RequestError('conflict', `${state}. Your change was not saved.`);
}

function describe({ at, sunset, note }: Deprecation): string {
  return [
    `since ${dateOf(at)}`,
    ...(sunset === undefined ? [] : [`sunset ${dateOf(sunset)}`]),
    ...(note === undefined ? [] : [`note ${JSON.stringify(note)}`]),
  ].join(', ');
}

type DayField = keyof typeof dayFields;

/** Reads the entered days. Throws the errors of all fields. */
function readDays(values: URLSearchParams, now: Date): { deprecatedAt: string; sunset: string | undefined } {
  const entered = (field: DayField) => values.get(field)?.trim() || undefined;
  const deprecatedAt = entered('deprecatedAt') ?? now.toISOString().slice(0, 10);
  const sunset = entered('sunset');
  const problems = {
    ...problemOf('deprecatedAt', deprecatedAt),
    ...(sunset !== undefined && problemOf('sunset', sunset)),
  };
  if (Object.keys(problems).length > 0) throw invalidForm(problems);
  if (sunset === undefined || sunset >= deprecatedAt) return { deprecatedAt, sunset };
  throw invalidForm({ sunset: `The sunset must not be before the day of the deprecation, ${deprecatedAt}.` });
}

function problemOf(field: DayField, day: string): { [Field in DayField]?: string } {
  return isDay(day) ? {} : { [field]: `${dayFields[field]}: Enter an existing date, such as 2026-03-01.` };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // February 30 would be parsed as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the stored time if it is on the day, otherwise the start of the day. */
function timeOn(day: string, stored: string | undefined): string {
  return stored?.startsWith(day) ? stored : `${day}T00:00:00Z`;
}

/** A sunset on the day of the deprecation is not before its time. */
function laterOf(sunset: string, at: string): string {
  return Date.parse(sunset) < Date.parse(at) ? at : sunset;
}
