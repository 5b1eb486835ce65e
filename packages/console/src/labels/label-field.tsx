import type { Schema } from '@specshelf/contract';
import { TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import { labelField } from './set-label.js';

interface LabelFieldProps {
  form: FormState;
  label: string;
  hint: string;
  visibility: Schema<'OpenAPISpec'>['visibility'];
}

/** The field with the name of the label that a form sets. */
export function LabelField({ form, label, hint, visibility }: LabelFieldProps) {
  return (
    <TextField
      form={form}
      name={labelField}
      label={label}
      hint={visibility === 'public' ? `${hint} ${publicLabelHint}` : hint}
      input={{
        maxLength: 63,
        required: true,
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: false,
      }}
    />
  );
}

/** The effect of a label on a public specification. */
export const publicLabelHint = 'Everyone can see this label and read its version.';
