import type { FormState } from './form-state.js';

/** The errors of a form as a list above it, with links to their fields. */
export function FormErrors({ form: { errors, remedy } }: { form: FormState }) {
  const [first, ...others] = errors;
  if (!first) return null;
  return (
    <div class="notice bad" role="alert">
      <strong>
        {others.length === 0
          ? 'Correct this, and send the form again:'
          : 'Correct these fields, and send the form again:'}
      </strong>
      <ul class="plain">
        {errors.map(({ field, message }) => (
          <li key={message}>{field === undefined ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
      {remedy && (
        <p>
          Or: <a href={remedy.href}>{remedy.text}</a>
        </p>
      )}
    </div>
  );
}
