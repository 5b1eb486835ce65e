import type { Links, SpecPlace } from '../web/links.js';
import { DefaultMark } from './default-mark.js';

interface LabelMarksProps {
  labels: readonly string[];
  /** The label that documentation shows, if there is one. */
  defaultLabel: string | undefined;
  place: SpecPlace;
  links: Links;
}

/** The labels of a version as marks that lead to their history. */
export function LabelMarks({ labels, defaultLabel, place, links }: LabelMarksProps) {
  return (
    <>
      {labels.map((label) => (
        <>
          {' '}
          <a key={label} class="tag label" href={links.label(place, label)}>
            {label}
          </a>{' '}
          {label === defaultLabel && <DefaultMark />}
        </>
      ))}
    </>
  );
}
