import { distinctNames } from '../components/versions/version-name.js';
import type { KnownVersions, Label } from '../labels/labeled-spec.js';
import type { Links, SpecPlace } from '../web/links.js';

interface CompareFormProps {
  place: SpecPlace;
  labels: readonly Label[];
  /** The versions to choose from, newest first. */
  versions: KnownVersions;
  latest: string | undefined;
  /** The selected references: IDs of versions, or `label:` and a label. */
  from: string | undefined;
  to: string | undefined;
  links: Links;
  /** The time of the server. */
  now: Date;
}

interface Option {
  value: string;
  text: string;
}

/** Chooses two versions or labels to compare. It needs no script. */
export function CompareForm(props: CompareFormProps) {
  const { from, to, place, links } = props;
  const options = optionsOf(props);
  return (
    <form class="filters compare" method="get" action={links.compare(place)}>
      <ReferenceField name="from" label="From" selected={from} options={options} />
      <ReferenceField name="to" label="To" selected={to} options={options} />
      <button type="submit" class="secondary">
        Compare
      </button>
    </form>
  );
}

function optionsOf({ labels, versions, latest, now }: CompareFormProps): Option[] {
  const ofLabels = labels.map(({ name }) => ({ value: `label:${name}`, text: `Label ${name}` }));
  const ofVersions = [...distinctNames(versions.values(), now)].map(([id, name]) => ({
    value: id,
    text: `${name}${id === latest ? ', latest' : ''}`,
  }));
  return [...ofLabels, ...ofVersions];
}

interface ReferenceFieldProps {
  name: string;
  label: string;
  selected: string | undefined;
  options: readonly Option[];
}

function ReferenceField({ name, label, selected, options }: ReferenceFieldProps) {
  const isListed = selected === undefined || options.some(({ value }) => value === selected);
  const all = isListed ? options : [{ value: selected, text: selected }, ...options];
  return (
    <div>
      <label for={`compare-${name}`}>{label}</label>
      <select id={`compare-${name}`} name={name}>
        {all.map(({ value, text }) => (
          <option key={value} value={value} selected={value === selected}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
