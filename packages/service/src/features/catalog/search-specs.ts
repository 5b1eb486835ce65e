import { defined } from '@specshelf/base/defined';
import { invalidRequest } from '../../base/errors.js';
import type { Place } from '../../base/ports/list-query.js';
import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import type { SpecFilter, SpecSearch, SpecSortKey } from '../../base/ports/search/spec-search.js';
import type { OpenAPISpecStore } from '../../base/ports/spec-stores.js';
import { type CursorDeps, readCursor, toCursor } from '../../base/requests/page-cursor.js';
import type { SpecQuery } from './spec-query.js';
import { lifecycleTerm, ownerTerm, tagTerm, wordPrefixes } from './terms.js';
import { isWholeList, wholeListName } from './whole-list.js';

export type { SpecQuery } from './spec-query.js';

interface SpecSearcher {
  stores: { specs: Pick<OpenAPISpecStore, 'search'> };
}

interface SpecPage {
  items: OpenAPISpecSummary[];
  count: number;
  countCapped?: true;
  next?: { page: string };
}

const defaultLimit = 50;
const maxWords = 10;

/** Returns a page of the specifications of an organization that match the query, in its order. */
export async function searchSpecs(
  deps: CursorDeps & SpecSearcher,
  organizationId: string,
  query: SpecQuery,
): Promise<SpecPage> {
  const { page, limit = defaultLimit } = query;
  const { filter, sortBy, descending } = readSearch(query);
  const list = listName(organizationId, query);
  const after = page === undefined ? undefined : toPosition(readCursor(deps, list, page), sortBy);
  const search = { filter, sortBy, descending, limit, ...defined({ after }) };
  const { records, more, total, isCapped } = await deps.stores.specs.search(organizationId, search);
  const last = records.at(-1);
  return {
    items: records,
    count: total,
    ...defined({ countCapped: isCapped ? (true as const) : undefined }),
    ...defined({ next: more && last ? { page: toCursor(deps, list, toPlace(last, sortBy)) } : undefined }),
  };
}

/**
 * Returns the page cursor after a number of matches of a query; undefined if there are fewer. Stores read all entries before it, so its cost
 * grows with the number.
 */
export async function cursorAfter(
  deps: CursorDeps & SpecSearcher,
  organizationId: string,
  query: SpecQuery,
  matches: number,
): Promise<string | undefined> {
  const search = { ...readSearch(query), limit: 1, skip: matches - 1 };
  const { records } = await deps.stores.specs.search(organizationId, search);
  const [last] = records;
  return last && toCursor(deps, listName(organizationId, query), toPlace(last, search.sortBy));
}

function readSearch(query: SpecQuery): Pick<SpecSearch, 'filter' | 'sortBy' | 'descending'> {
  const { sort = 'createdAt' } = query;
  const descending = sort.startsWith('-');
  const sortBy = sortKeys[descending ? sort.slice(1) : sort] ?? 'createdAt';
  return { filter: readFilter(query), sortBy, descending };
}

/** Identifies the list of a query, whose cursors other lists reject. */
function listName(organizationId: string, query: SpecQuery): string {
  if (isWholeList(query)) return wholeListName(organizationId);
  return `specs of ${organizationId} ${JSON.stringify([readFilter(query), query.sort ?? 'createdAt'])}`;
}

const sortKeys: Readonly<Record<string, SpecSortKey>> = {
  name: 'nameKey',
  updatedAt: 'updatedAt',
  createdAt: 'createdAt',
};

function readFilter({ q, state, owner, tag, lifecycle, visibility, problems }: SpecQuery): SpecFilter {
  const prefixes = q === undefined ? [] : wordPrefixes(q);
  if (prefixes.length > maxWords) {
    throw invalidRequest([{ path: '/query/q', message: `must have at most ${maxWords} words` }]);
  }
  const terms = [
    owner === undefined ? undefined : ownerTerm(owner),
    tag === undefined ? undefined : tagTerm(tag),
    lifecycle === undefined ? undefined : lifecycleTerm(lifecycle),
  ];
  return {
    terms: terms.filter((term) => term !== undefined),
    prefixes,
    ...defined({ state, visibility, problems }),
  };
}

// A position contains a name as the code units of its key in hexadecimal, which is safe in a URL.

function toPlace(spec: OpenAPISpecSummary, sortBy: SpecSortKey): Place {
  const key = spec[sortBy];
  if (sortBy !== 'nameKey') return { createdAt: key, id: spec.id };
  const units = Array.from({ length: key.length }, (_, place) => key.charCodeAt(place));
  return {
    createdAt: `n${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}`,
    id: spec.id,
  };
}

function toPosition({ createdAt: key, id }: Place, sortBy: SpecSortKey): SpecSearch['after'] {
  if (sortBy !== 'nameKey') return { key, id };
  const units = key.slice(1).match(/.{4}/g) ?? [];
  return { key: String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))), id };
}
