import type { SearchResult } from './find-results.js';
import { kinds, type SearchQuery, searchURL } from './search-query.js';

interface SearchFiltersProps {
  root: string;
  query: SearchQuery;
  items: readonly SearchResult[];
}

/** Links to the results of one kind, and to those of one specification. */
export function SearchFilters({ root, query, items }: SearchFiltersProps) {
  const { kind: current, spec, q } = query;
  const ofSpec = spec === undefined ? {} : { spec };
  const choices = [{ kind: undefined, name: 'All' }, ...kinds];
  return (
    <>
      <nav class="links severities kinds" aria-label="Kind">
        {choices.map(({ kind, name }) => (
          <a
            key={name}
            href={searchURL(root, { q, ...(kind && { kind }), ...ofSpec })}
            aria-current={kind === current ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <Specifications root={root} query={query} items={items} />
    </>
  );
}

/** Specifications whose results can be shown alone. More of them do not fit in a line. */
const most = 6;

function Specifications({ root, query, items }: SearchFiltersProps) {
  const { spec, ...everywhere } = query;
  if (spec !== undefined) {
    return (
      <p class="quiet">
        Only in <code>{spec}</code>. <a href={searchURL(root, everywhere)}>Search in all specifications</a>
      </p>
    );
  }
  const found = [...new Set(items.map((item) => item.spec))];
  if (found.length < 2) return null;
  return (
    <nav class="links small" aria-label="Specification">
      <span class="quiet">Only in</span>
      {found.slice(0, most).map((slug) => (
        <a key={slug} href={searchURL(root, { ...query, spec: slug })}>
          {slug}
        </a>
      ))}
    </nav>
  );
}
