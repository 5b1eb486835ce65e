import type { FormState } from '../form/form-state.js';
import { callOperation } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import { documentField } from '../web/uploaded-file.js';
import { type EditProblems, readEditProblems } from './edit-problems.js';
import { readEditedText } from './edited-text.js';

/** A submitted text that the form begins with, and its errors. */
export interface Edit {
  place: SpecPlace;
  /** Undefined if it is too large for a form. */
  text: string | undefined;
  about: EditProblems;
}

/** Reads the text to correct, if the query wants it and the form has no text yet. */
export async function readEdit(
  page: PageRequest,
  form: FormState,
  place: SpecPlace,
): Promise<Edit | undefined> {
  if (!page.query.has('edit') || form.values.has(documentField)) return undefined;
  const edited = await readEditedText(page, place);
  if (!edited) return undefined;
  const spec = await callOperation(page, 'getOpenAPISpecBySlug', { ...place });
  return { place, text: edited.text, about: await readEditProblems(edited.source, spec) };
}

export function withText(form: FormState, text: string): FormState {
  return { ...form, values: new URLSearchParams([...form.values, [documentField, text]]) };
}
