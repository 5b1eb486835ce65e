import { RequestError } from '@specshelf/service';
import { submitOperation } from '../call-operation.js';
import { invalidForm } from '../form/form-state.js';
import type { SpecPlace } from '../links.js';
import type { PageRequest } from '../page-request.js';

/** The fields of the forms that set a label. */
export const labelField = 'label';
export const versionField = 'version';
export const otherVersionField = 'otherVersion';

/** The fields by the place of their values in the call of the operation. */
export const setLabelFields = { '/path/label': labelField, '/body/version': versionField };

/** The name of the hidden field with the version that a label had when the visitor opened the form. */
export function shownField(label: string): string {
  return `shown-${label}`;
}

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

/** Reads the name of a label, in lower case. */
export function readLabelName(values: URLSearchParams): string {
  const name = values.get(labelField)?.trim() ?? '';
  if (namePattern.test(name)) return name.toLowerCase();
  throw invalidForm({
    [labelField]:
      name === ''
        ? 'Enter the name of a label, such as prod.'
        : 'Enter at most 63 letters, digits, dots, hyphens, and underscores, with a letter or digit first.',
  });
}

/** Reads the ID of the version: the entered one, otherwise the chosen one. */
function readVersionId(values: URLSearchParams): string {
  const entered = values.get(otherVersionField)?.trim() || values.get(versionField)?.trim() || '';
  if (entered !== '' && entered.length <= 100) return entered;
  const message = 'Choose a version, or enter the ID of one.';
  throw invalidForm({ [entered === '' ? versionField : otherVersionField]: message });
}

/** Creates or moves a label, unless it points to another version than the form has shown. */
export async function setLabel(
  page: PageRequest,
  place: SpecPlace,
  label: string,
  values: URLSearchParams,
): Promise<void> {
  const version = readVersionId(values);
  const ifVersion = values.get(shownField(label));
  try {
    await submitOperation(page, {
      operationId: 'setOpenAPISpecLabel',
      path: { ...place, label },
      body: { version, ifVersion },
    });
  } catch (error) {
    throw explain(error, {
      label,
      version,
      field: values.get(otherVersionField) ? otherVersionField : versionField,
    });
  }
}

interface Attempt {
  label: string;
  version: string;
  field: string;
}

function explain(error: unknown, { label, version, field }: Attempt): unknown {
  if (!(error instanceof RequestError)) return error;
  if (error.meaning === 'not-found') {
    return invalidForm({
      [field]: `The specification has no version ${JSON.stringify(version)}. Retention may have removed it.`,
    });
  }
  return error.meaning === 'conflict' ? movedMeanwhile(error, label) : error;
}

/** Describes a conflict to a visitor, who sees the current version in the form that is shown again. */
export function movedMeanwhile({ version }: RequestError, label: string): RequestError {
  const state =
    version === undefined
      ? `Someone has deleted the label ${label} since this page was opened`
      : `The label ${label} points to version ${version} since this page was opened`;
  const message = `${state}. Nothing has changed. Check the page, and send the form again.`;
  return new RequestError('conflict', message, [{ path: `/form/${labelField}`, message }]);
}
