import { type Incompatibility, invalidRequest, RequestError } from '@specshelf/service';

/** The entered values of a form, and its errors. */
export interface FormState {
  values: URLSearchParams;
  errors: readonly FormError[];
  /** Another way to do what the visitor wanted. */
  remedy?: Remedy;
  /** The changes for which a source was refused. */
  incompatibility?: Incompatibility;
}

/** A link to another page, as the visitor reads it. */
export interface Remedy {
  text: string;
  href: string;
}

export interface FormError {
  /** The name of the field; undefined for an error of the whole form. */
  field?: string;
  message: string;
}

/** Marks entered values that the form shows again, without being submitted. */
export const restoredField = 'restored-form';

export const emptyForm: FormState = { values: new URLSearchParams(), errors: [] };

/** A conflict with what exists, with another page that does what the visitor wanted. */
export class FormConflict extends RequestError {
  readonly remedy: Remedy;

  constructor(field: string, message: string, remedy: Remedy) {
    super('conflict', message, [{ path: `/form/${field}`, message }]);
    this.remedy = remedy;
  }
}

/** Returns the error of a form whose fields have these problems, by their names. */
export function invalidForm(problems: Readonly<Record<string, string>>): RequestError {
  return invalidRequest(
    Object.entries(problems).map(([field, message]) => ({ path: `/form/${field}`, message })),
  );
}
