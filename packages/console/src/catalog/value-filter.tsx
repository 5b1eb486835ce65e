import type { ValueCounts } from '@specshelf/service/catalog';
import { type CatalogQuery, catalogURL } from './catalog-query.js';

interface ValueFilterProps {
  name: 'owner' | 'tag';
  label: string;
  counts: ValueCounts;
  query: CatalogQuery;
  root: string;
}

/** Values before the list is shortened. */
const first = 12;

/** The existing values of a filter with the number of their specifications, as links that keep the other filters. */
export function ValueFilter({ name, label, counts, query, root }: ValueFilterProps) {
  const { values } = counts;
  if (values.length === 0) return null;
  const current = query[name];
  const links = values.map(({ value, count }) => {
    const isCurrent = value.toLowerCase() === current?.toLowerCase();
    const { [name]: _selected, ...others } = query;
    return (
      <li key={value}>
        <a
          href={catalogURL(root, isCurrent ? others : { ...others, [name]: value })}
          aria-current={isCurrent ? 'true' : undefined}
          title={isCurrent ? 'Remove this filter' : undefined}
        >
          {value}{' '}
          <span class="quiet">{`(${count.toLocaleString('en')}${counts.isComplete ? '' : '+'})`}</span>
        </a>
      </li>
    );
  });
  return (
    <div class="values">
      <h2>{label}</h2>
      <ul class="links">{links.slice(0, first)}</ul>
      {links.length > first && (
        <details>
          <summary>{links.length - first} more</summary>
          <ul class="links">{links.slice(first)}</ul>
        </details>
      )}
    </div>
  );
}
