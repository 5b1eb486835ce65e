import type { ComponentChildren, JSX } from 'preact';
import type { FormState } from './form-state.js';

interface FieldProps {
  form: FormState;
  /** Also the ID of the control. */
  name: string;
  label: string;
  hint?: ComponentChildren;
}

interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': 'true' | undefined;
}

type TextFieldProps = FieldProps & {
  /** The value before any is entered. */
  initial?: string | undefined;
  input?: JSX.IntrinsicElements['input'];
};

/** A text field with its label, hint, and error. It keeps the entered value after an error. */
export function TextField({ initial = '', input = {}, ...props }: TextFieldProps) {
  const { form, name } = props;
  return (
    <Field {...props}>
      {(control) => <input type="text" value={form.values.get(name) ?? initial} {...input} {...control} />}
    </Field>
  );
}

type TextAreaProps = FieldProps & { initial?: string | undefined; input?: JSX.IntrinsicElements['textarea'] };

/** Like `TextField`, with several lines. */
export function TextArea({ initial = '', input = {}, ...props }: TextAreaProps) {
  const { form, name } = props;
  return (
    <Field {...props}>
      {(control) => (
        <textarea {...input} {...control}>
          {/* Browsers ignore the first line break. */}
          {`\n${form.values.get(name) ?? initial}`}
        </textarea>
      )}
    </Field>
  );
}

type SelectFieldProps = FieldProps & {
  initial?: string | undefined;
  options: readonly { value: string; text: string }[];
};

/** A choice between options. */
export function SelectField({ initial, options, ...props }: SelectFieldProps) {
  const { form, name } = props;
  const selected = form.values.get(name) ?? initial;
  return (
    <Field {...props}>
      {(control) => (
        <select {...control}>
          {options.map(({ value, text }) => (
            <option key={value} value={value} selected={value === selected}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A control with its label, hint, and error. */
function Field({
  form,
  name,
  label,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ComponentChildren }) {
  const error = form.errors.find(({ field }) => field === name);
  const described = [error && `${name}-error`, hint !== undefined && `${name}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {children({
        id: name,
        name,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? 'true' : undefined,
      })}
      {error && (
        <p class="error" id={`${name}-error`}>
          {error.message}
        </p>
      )}
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
