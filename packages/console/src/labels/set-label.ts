import { RequestError } from '@specshelf/service';
import { versionName } from '../components/versions/version-name.js';
import { invalidForm } from '../form/form-state.js';
import { submitOperation } from '../web/call-operation.js';
import type { SpecPlace } from '../web/links.js';
import type { PageRequest } from '../web/page-request.js';
import { readVersions } from './labeled-spec.js';

/** The fields of the forms that set a label. */
export const labelField = 'label';
export const versionField = 'version';
export const otherVersionField = 'otherVersion';

/** The fields by the place of their values in the call of the operation, in forms of one label. */
export const setLabelFields = { '/body/version': versionField };

/** The name of the hidden field with the version that a label had when the visitor opened the form. */
export function shownField(label: string): string {
  return `shown-${label}`;
}

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;

/** Reads the name of a label, in lower case. */
export function readLabelName(values: URLSearchParams): string {
  const name = values.get(labelField)?.trim() ?? '';
  if (name.toLowerCase() === 'latest') {
    throw invalidForm({
      [labelField]: 'The name latest is reserved for the newest version. Enter another one.',
    });
  }
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

interface LabelChange {
  place: SpecPlace;
  label: string;
  values: URLSearchParams;
  /** The field with the name of the label, if the form has one. */
  field?: string;
}

/** Creates or moves a label, unless it points to another version than the form has shown. */
export async function setLabel(page: PageRequest, change: LabelChange): Promise<void> {
  const { place, label, values } = change;
  const version = readVersionId(values);
  try {
    await submitOperation(page, {
      operationId: 'setOpenAPISpecLabel',
      path: { ...place, label },
      body: { version, ifVersion: values.get(shownField(label)) },
    });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.meaning === 'not-found') throw unknownVersion(version, values);
    throw error.meaning === 'conflict' ? await movedMeanwhile(page, error, change) : error;
  }
}

function unknownVersion(version: string, values: URLSearchParams): RequestError {
  const message = `The specification has no version ${JSON.stringify(version)}. Retention may have removed it.`;
  return invalidForm({ [values.get(otherVersionField) ? otherVersionField : versionField]: message });
}

/** Describes a conflict to a visitor, who sees the current version in the form that is shown again. */
export async function movedMeanwhile(
  page: PageRequest,
  { version }: RequestError,
  { place, label, values, field }: LabelChange,
): Promise<RequestError> {
  const change = values.has(shownField(label)) ? `moved ${label} to` : `created ${label} for`;
  const done =
    version === undefined ? `deleted ${label}` : `${change} version ${await nameOf(page, place, version)}`;
  const message = `Someone has ${done} since you opened this page. Your change was not saved.`;
  return new RequestError(
    'conflict',
    message,
    field === undefined ? [] : [{ path: `/form/${field}`, message }],
  );
}

async function nameOf(page: PageRequest, place: SpecPlace, version: string): Promise<string> {
  const versions = await readVersions(page, place, [version], new Map());
  return versionName(version, versions.get(version), page.now);
}
