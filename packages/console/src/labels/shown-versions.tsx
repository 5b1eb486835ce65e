import type { Label } from './labeled-spec.js';
import { shownField } from './set-label.js';

/** Hidden fields with the versions of labels, so that a form moves no label that someone else has moved meanwhile. */
export function ShownVersions({ labels }: { labels: readonly Label[] }) {
  return (
    <>
      {labels.map(({ name, version }) => (
        <input key={name} type="hidden" name={shownField(name)} value={version} />
      ))}
    </>
  );
}
