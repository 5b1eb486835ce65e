import type { CatalogValues } from '@specshelf/service/catalog';
import { type CatalogQuery, catalogURL, defaultSort, isFiltered } from './catalog-query.js';
import { ValueFilter } from './value-filter.js';

interface CatalogFiltersProps {
  query: CatalogQuery;
  /** The URL of the catalog. */
  root: string;
  /** The existing owners and tags, if they are known. */
  values?: CatalogValues;
}

type Options = Readonly<Record<string, string>>;

const states: Options = {
  '': 'Any state',
  complete: 'Complete',
  failed: 'Failed',
  progress: 'Processing',
  pending: 'Queued',
};

const orders: Options = {
  '-updatedAt': 'Recently changed',
  updatedAt: 'Least recently changed',
  name: 'Title, A to Z',
  '-name': 'Title, Z to A',
  '-createdAt': 'Newest',
  createdAt: 'Oldest',
};

const problems: Options = {
  '': 'Any',
  error: 'With errors',
  warning: 'With warnings',
  info: 'With notes',
  none: 'Without problems',
};

const lifecycles: Options = {
  '': 'Any',
  experimental: 'Experimental',
  production: 'Production',
  deprecated: 'Deprecated',
  retired: 'Retired',
};

const visibilities: Options = { '': 'Any', private: 'Private', public: 'Public' };

/** The filters of the catalog. They work without script, and their URL can be shared. */
export function CatalogFilters({ query, root, values }: CatalogFiltersProps) {
  const { owner, tag, lifecycle, visibility, problems: severity } = query;
  const isDetailed = [owner, tag, lifecycle, visibility, severity].some((value) => value !== undefined);
  return (
    <search aria-label="Catalog">
      <form class="filters" method="get" action={root}>
        <input
          type="search"
          name="q"
          value={query.q}
          maxLength={200}
          aria-label="Filter by title, slug, owner, or tag"
          placeholder="Filter by title, slug, owner, or tag"
        />
        <Choice name="state" label="State" value={query.state} options={states} />
        <Choice name="sort" label="Order" value={query.sort ?? defaultSort} options={orders} />
        <button type="submit" class="secondary">
          Filter
        </button>
        {isFiltered(query) && (
          <a class="button secondary" href={catalogURL(root, { ...(query.sort && { sort: query.sort }) })}>
            Clear filters
          </a>
        )}
        {values?.owners.isComplete && owner !== undefined && (
          <input type="hidden" name="owner" value={owner} />
        )}
        {values?.tags.isComplete && tag !== undefined && <input type="hidden" name="tag" value={tag} />}
        <details class="more-filters" open={isDetailed}>
          <summary>More filters</summary>
          <div class="fields">
            {values?.owners.isComplete !== true && (
              <TextFilter name="owner" label="Owner" value={owner} maxLength={100} />
            )}
            {values?.tags.isComplete !== true && (
              <TextFilter name="tag" label="Tag" value={tag} maxLength={50} />
            )}
            <LabeledChoice name="lifecycle" label="Lifecycle" value={lifecycle} options={lifecycles} />
            <LabeledChoice name="visibility" label="Visibility" value={visibility} options={visibilities} />
            <LabeledChoice name="problems" label="Problems" value={severity} options={problems} />
          </div>
        </details>
      </form>
      {values && (
        <div class="value-filters">
          <ValueFilter name="owner" label="Owners" counts={values.owners} {...{ query, root }} />
          <ValueFilter name="tag" label="Tags" counts={values.tags} {...{ query, root }} />
        </div>
      )}
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  options: Options;
}

function Choice({ name, label, value = '', options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label}>
      <ChoiceOptions value={value} options={options} />
    </select>
  );
}

function LabeledChoice({ name, label, value = '', options }: ChoiceProps) {
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name}>
        <ChoiceOptions value={value} options={options} />
      </select>
    </div>
  );
}

function ChoiceOptions({ value, options }: { value: string; options: Options }) {
  return Object.entries(options).map(([option, text]) => (
    <option key={option} value={option} selected={option === value}>
      {text}
    </option>
  ));
}

function TextFilter(props: { name: string; label: string; value: string | undefined; maxLength: number }) {
  const { name, label, value, maxLength } = props;
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <input id={`filter-${name}`} name={name} value={value} maxLength={maxLength} />
    </div>
  );
}
