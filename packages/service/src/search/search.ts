import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import {
  allTiersOf,
  type Expression,
  kindRange,
  parseQuery,
  type Query,
  type SearchKind,
  tiersOf,
} from '@specshelf/search';
import type { Principal } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import type { CurrentGeneration, FoundDocument, SearchStore } from '../base/ports/search/search-store.js';
import { readSignedCursor, signCursor } from '../base/requests/page-cursor.js';
import type { SpecReader } from '../state/access/accessible-records.js';
import { shownVersion } from '../state/settings/shown-version.js';
import { placeOfDocument } from './chunk-ids.js';
import { createEntryReader, type EntryReader } from './create-entry-reader.js';
import { createPrefixExpander, type ExpandPrefixes } from './create-prefix-expander.js';
import { possibleQueries } from './find-suggestion.js';
import { presentResult } from './search-result.js';
import { type SearchScope, scopeOf } from './search-scope.js';

export interface SearchPlace {
  /** In any case. */
  organizationId: string;
}

export interface SearchQuery {
  q: string;
  kind?: SearchKind | undefined;
  /** The slug of the only specification to search, in any case. */
  spec?: string | undefined;
  limit?: number | undefined;
  page?: string | undefined;
}

export type SearchResults = Schema<'SearchResults'>;

type SearchDeps = Pick<Deps, 'publicURL' | 'digest' | 'cursorKey' | 'now' | 'decompress'> &
  SpecReader & { stores: { search: SearchStore } };

const defaultLimit = 20;

/**
 * Returns the best results that the principal may read: in all specifications of an organization with the right to read them, otherwise in the
 * public ones. Throws `not-found` for a specification that the principal may not read.
 */
export async function search(
  deps: SearchDeps,
  place: SearchPlace,
  query: SearchQuery,
  principal: Principal,
): Promise<SearchResults> {
  const { q, kind, spec, limit = defaultLimit, page } = query;
  const scope = await scopeOf(deps, place, spec, principal);
  const list = `search of ${scope?.tokens.join()} ${JSON.stringify([q, kind])}`;
  const start = page === undefined ? firstPlace : toPlace(readSignedCursor(deps, list, page));
  if (!scope) return { items: [] };
  const expand = createPrefixExpander(deps, scope);
  const entries = createEntryReader(deps);
  const finding: Finding = { deps, scope, kind, expand, entries };
  const parsed = parseQuery(q);
  if (!parsed) return { items: [] };
  const tiers = tiersOf(parsed, { isMember: !scope.isPublic });
  const { found, next } = await findResults(finding, tiers, { start, limit, startReading: entries.start });
  if (found.length === 0 && page === undefined && !next) {
    return { items: [], ...defined({ suggestion: await findSuggestion(finding, parsed) }) };
  }
  const cursor = next && signCursor(deps, list, [String(next.tier), String(next.after + 1)]);
  return {
    items: await present(finding, parsed, found),
    ...defined({ next: cursor === undefined ? undefined : { page: cursor } }),
  };
}

interface Finding {
  deps: SearchDeps;
  scope: SearchScope;
  kind: SearchKind | undefined;
  expand: ExpandPrefixes;
  entries: EntryReader;
}

/** The place in all results after a document. */
interface Place {
  tier: number;
  after: number;
}

const firstPlace: Place = { tier: 0, after: -1 };

/** Cursors have no negative numbers, so theirs is the next ID. */
function toPlace([tier, next]: readonly [string, string]): Place {
  return { tier: Number(tier), after: Number(next) - 1 };
}

/** A document whose specification the principal may read. */
interface Found extends Place {
  current: CurrentGeneration;
}

/** Reads so many times at most for a page. */
const maxReads = 24;

interface ResultRange {
  start: Place;
  limit: number;
  /** Called with documents that are probably among the results. */
  startReading?(ids: readonly number[]): void;
}

/** Documents of former generations are found as well, so that several reads may be necessary. */
async function findResults(
  finding: Finding,
  tiers: readonly Expression[],
  { start, limit, startReading }: ResultRange,
): Promise<{ found: Found[]; next?: Place }> {
  const readableOf = readableGenerations(finding);
  const found: Found[] = [];
  let place = start;
  for (let reads = 0; place.tier < tiers.length && reads < maxReads; reads += 1) {
    const wanted = (limit + 1) * 2 ** Math.min(reads, 4);
    const rest = tiers.slice(place.tier);
    // From the first tier on, the store excludes documents of former tiers itself, which is faster.
    const expressions = place === firstPlace ? rest.map(withoutExclusion) : rest;
    const documents = await findDocuments(finding, expressions, place.after, wanted);
    const ids = documents.map(({ id }) => id);
    startReading?.(ids.slice(0, limit - found.length));
    const readable = await readableOf(ids);
    for (const { id: after, expression } of documents) {
      const generation = readable.get(placeOfDocument(after).generation);
      if (!generation) continue;
      if (found.length === limit) return { found, ...defined({ next: found.at(-1) }) };
      found.push({ tier: place.tier + expression, after, current: generation });
    }
    const last = documents.at(-1);
    if (last === undefined || documents.length < wanted) return { found };
    place = { tier: place.tier + last.expression, after: last.id };
  }
  return place.tier < tiers.length ? { found, next: place } : { found };
}

function withoutExclusion(tier: Expression): Expression {
  return 'all' in tier ? { all: tier.all } : tier;
}

async function findDocuments(
  { deps, scope, kind, expand }: Finding,
  tiers: readonly Expression[],
  after: number,
  limit: number,
): Promise<FoundDocument[]> {
  const [from, below] = kind === undefined ? [0, Number.MAX_SAFE_INTEGER] : kindRange(kind);
  const tokens = scope.tokens.map((token) => ({ token }));
  const expanded = await Promise.all(tiers.map(expand));
  const expressions = expanded.map((tier) => ({ all: [...tokens, tier] }));
  return deps.stores.search.find({ expressions, after, from, below, limit });
}

/**
 * Returns a function that looks up the generations of documents, and returns those that the principal may read: one of each specification,
 * although another one may become current between two reads.
 */
function readableGenerations({ deps, scope }: Finding) {
  const known = new Map<number, CurrentGeneration | undefined>();
  const specs = new Set<string>();
  return async (ids: readonly number[]): Promise<ReadonlyMap<number, CurrentGeneration | undefined>> => {
    const generations = new Set(ids.map((id) => placeOfDocument(id).generation));
    const unknown = [...generations].filter((generation) => !known.has(generation));
    if (unknown.length === 0) return known;
    for (const generation of unknown) known.set(generation, undefined);
    for (const current of await deps.stores.search.findCurrent(unknown)) {
      if (specs.has(current.spec.id) || !isReadable(scope, current)) continue;
      specs.add(current.spec.id);
      known.set(current.generation, current);
    }
    return known;
  };
}

/** The index may be older than the last change of a specification. Visitors see only the version that is shown now. */
function isReadable(
  { organizationId, isPublic }: SearchScope,
  { spec, versionId }: CurrentGeneration,
): boolean {
  if (spec.organizationId !== organizationId) return false;
  return !isPublic || (spec.visibility === 'public' && shownVersion(spec) === versionId);
}

async function present(
  { deps, scope, entries }: Finding,
  query: Query,
  found: readonly Found[],
): Promise<SearchResults['items']> {
  const by = { query, isMember: !scope.isPublic };
  // Those that were not started are read at once.
  entries.start(found.map(({ after }) => after));
  const items: SearchResults['items'] = [];
  for (const { after, current } of found) {
    const entry = await entries.read(after);
    // Absent if the specification was removed in between.
    if (entry) items.push(presentResult(deps, current, entry, by));
  }
  return items;
}

/** Returns a query with similar words that finds something. */
async function findSuggestion(finding: Finding, query: Query): Promise<string | undefined> {
  const { search } = finding.deps.stores;
  const isMember = !finding.scope.isPublic;
  const isFound = async (expression: Expression) =>
    (await findResults(finding, [expression], { start: firstPlace, limit: 1 })).found.length > 0;
  const suggestions = await possibleQueries(query, {
    isMember,
    isFound,
    findTerms: (words) => search.findTerms(words),
  });
  for (const suggestion of suggestions) {
    const suggested = parseQuery(suggestion);
    if (suggested && (await isFound(allTiersOf(suggested, { isMember })))) return suggestion;
  }
  return undefined;
}
