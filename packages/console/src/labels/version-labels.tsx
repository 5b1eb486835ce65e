import { LabelMarks } from '../components/label-marks.js';
import { emptyForm } from '../form/form-state.js';
import type { Links } from '../web/links.js';
import { LabelField } from './label-field.js';
import type { LabeledSpec, Version } from './labeled-spec.js';
import { otherVersionField } from './set-label.js';
import { ShownVersions } from './shown-versions.js';

interface VersionLabelsProps extends Omit<LabeledSpec, 'organization'> {
  version: Version;
  links: Links;
}

/** The labels of a version, and for the editors of its specification a form that sets one on it. */
export function VersionLabels({ spec, place, labels, version, links }: VersionLabelsProps) {
  const canEdit = spec.permissions.edit;
  if (version.labels.length === 0 && !canEdit) return null;
  return (
    <section id="labels">
      <h2>Labels</h2>
      {version.labels.length > 0 && (
        <div class="field tags">
          <LabelMarks labels={version.labels} defaultLabel={spec.defaultLabel} place={place} links={links} />
        </div>
      )}
      {canEdit && (
        // The page of labels shows errors, with the entered name.
        <form method="post" action={links.labels(place)} class="form-page">
          <ShownVersions labels={labels} />
          <input type="hidden" name={otherVersionField} value={version.id} />
          <LabelField
            form={emptyForm}
            label="Set a label on this version"
            hint={hintOf(labels.map(({ name }) => name))}
            visibility={spec.visibility}
          />
          <button type="submit" class="secondary" name="action" value="set">
            Set label
          </button>
        </form>
      )}
    </section>
  );
}

const namedLabels = 5;

function hintOf(names: readonly string[]): string {
  if (names.length === 0) return 'Such as prod.';
  const more = names.length > namedLabels ? ', and others' : '';
  return `A new name, or that of a label to move: ${names.slice(0, namedLabels).join(', ')}${more}.`;
}
