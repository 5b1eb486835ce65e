import type { ChangeSummary, Impact } from '../components/impacts.js';

/** What a list of changes shows, which its URL contains. */
export interface ChangesQuery {
  from: string | undefined;
  to: string | undefined;
  impact: Impact;
  /** The ID of a change: only those that equal it are listed. */
  group: string | undefined;
}

/** Lists by their least severe impact. */
const lists: readonly { impact: Impact; name: string; count(summary: ChangeSummary): number }[] = [
  { impact: 'breaking', name: 'Breaking', count: ({ breaking }) => breaking },
  { impact: 'risky', name: 'Breaking and risky', count: ({ breaking, risky }) => breaking + risky },
  {
    impact: 'safe',
    name: 'All but texts',
    count: ({ breaking, risky, safe }) => breaking + risky + safe,
  },
  {
    impact: 'docs',
    name: 'All',
    count: ({ breaking, risky, safe, docs }) => breaking + risky + safe + docs,
  },
];

/** What a list shows unless its URL says otherwise. */
const defaultImpact = 'safe';

export function readChangesQuery(query: URLSearchParams): ChangesQuery {
  const impact = lists.find(({ impact }) => impact === query.get('impact'))?.impact ?? defaultImpact;
  const text = (name: string) => query.get(name) || undefined;
  return { from: text('from'), to: text('to'), impact, group: text('group') };
}

/** Returns the query of a list of changes, with the cursor of a page. */
export function changesSearch({ from, to, impact, group }: ChangesQuery, page?: string): string {
  const query = new URLSearchParams();
  if (from !== undefined) query.set('from', from);
  if (to !== undefined) query.set('to', to);
  query.set('impact', impact);
  if (group !== undefined) query.set('group', group);
  if (page !== undefined) query.set('page', page);
  return `?${query}`;
}

interface ChangesFilterProps {
  query: ChangesQuery;
  summary: ChangeSummary;
}

/** Links to lists of fewer or more changes. */
export function ChangesFilter({ query, summary }: ChangesFilterProps) {
  return (
    <nav class="links severities" aria-label="Impact">
      {lists.map(({ impact, name, count }) => (
        <a
          key={impact}
          href={changesSearch({ ...query, impact, group: undefined })}
          aria-current={impact === query.impact && query.group === undefined ? 'true' : undefined}
        >
          {`${name} (${count(summary)})`}
        </a>
      ))}
    </nav>
  );
}
