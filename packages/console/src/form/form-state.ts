import { invalidRequest, type RequestError } from '@specshelf/service';

/** The entered values of a form, and its errors. */
export interface FormState {
  values: URLSearchParams;
  errors: readonly FormError[];
}

export interface FormError {
  /** The name of the field; undefined for an error of the whole form. */
  field?: string;
  message: string;
}

export const emptyForm: FormState = { values: new URLSearchParams(), errors: [] };

/** Returns the error of a form whose fields have these problems, by their names. */
export function invalidForm(problems: Readonly<Record<string, string>>): RequestError {
  return invalidRequest(
    Object.entries(problems).map(([field, message]) => ({ path: `/form/${field}`, message })),
  );
}
