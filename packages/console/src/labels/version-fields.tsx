import { distinctNames } from '../components/versions/version-name.js';
import { SelectField, TextField } from '../form/field.js';
import type { FormState } from '../form/form-state.js';
import type { KnownVersions } from './labeled-spec.js';
import { otherVersionField, versionField } from './set-label.js';

interface VersionFieldsProps {
  form: FormState;
  /** The newest versions. */
  versions: KnownVersions;
  latest: string | undefined;
  /** The version to which the label points. */
  current?: string | undefined;
  /** The selected version. Default: none. */
  initial?: string | undefined;
  /** The time of the server. */
  now: Date;
}

/** A choice between the newest versions, and a field for the ID of another one. */
export function VersionFields({ form, versions, latest, current, initial, now }: VersionFieldsProps) {
  const options = [...distinctNames(versions.values(), now)].map(([id, name]) => ({
    value: id,
    text: [name, ...(id === latest ? ['latest'] : []), ...(id === current ? ['current'] : [])].join(', '),
  }));
  return (
    <div class="fields">
      <SelectField
        form={form}
        name={versionField}
        label="Version"
        initial={initial ?? ''}
        options={initial === undefined ? [{ value: '', text: 'Choose a version' }, ...options] : options}
      />
      <TextField
        form={form}
        name={otherVersionField}
        label="Or the ID of another version"
        hint="Leave it empty to use the chosen version."
        input={{ maxLength: 100, autocomplete: 'off', autocapitalize: 'off', spellcheck: false }}
      />
    </div>
  );
}
