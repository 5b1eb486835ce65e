import type { Schema } from '@specshelf/contract';
import { invalidRequest } from '@specshelf/service';

export type SearchKind = Schema<'SearchKind'>;

/** A search in an organization, which the URL of its page contains. */
export interface SearchQuery {
  q: string;
  kind?: SearchKind;
  /** The slug of the only specification that is searched. */
  spec?: string;
}

/** The query parameters of the page that select its results. */
export const searchParameters = ['q', 'kind', 'spec'] as const;

/** The kinds of results in the order of their filters. */
export const kinds: readonly { kind: SearchKind; name: string }[] = [
  { kind: 'operation', name: 'Operations' },
  { kind: 'schema', name: 'Schemas' },
  { kind: 'spec', name: 'Specifications' },
  { kind: 'page', name: 'Pages' },
];

/** Characters of a query and of a slug. */
const longest = { q: 200, spec: 100 } as const;

/** Reads the query of a search. A form also sends empty fields, which select nothing. */
export function readSearchQuery(query: URLSearchParams): SearchQuery {
  const spec = checked('spec', query.get('spec')?.trim() ?? '');
  const text = query.get('kind') ?? '';
  const kind = kinds.find((each) => each.kind === text)?.kind;
  if (text !== '' && kind === undefined) {
    const names = kinds.map((each) => JSON.stringify(each.kind)).join(', ');
    throw invalidRequest([{ path: '/query/kind', message: `must be one of ${names}` }]);
  }
  return { q: checked('q', searchTextOf(query)), ...(kind && { kind }), ...(spec !== '' && { spec }) };
}

/** Returns the text to search for. A space at its end is kept: it shows that the last word is complete. */
export function searchTextOf(query: URLSearchParams): string {
  return query.get('q')?.trimStart() ?? '';
}

function checked(name: keyof typeof longest, text: string): string {
  if (text.length <= longest[name]) return text;
  throw invalidRequest([
    { path: `/query/${name}`, message: `must have at most ${longest[name]} characters` },
  ]);
}

/** Returns the URL of a search whose page is at `root`, optionally at a page cursor. */
export function searchURL(root: string, query: SearchQuery, page?: string): string {
  const sent = new URLSearchParams({ ...query, ...(page !== undefined && { page }) });
  return `${root}?${sent}`;
}
