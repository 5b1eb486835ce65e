import { defined } from '@specshelf/base/defined';
import { labelKey } from '../base/names/label-name.js';
import type { Principal } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecSummary } from '../base/ports/records.js';
import { nameFilter } from '../features/catalog/name-filter.js';
import { type SpecQuery, searchSpecs } from '../features/catalog/search-specs.js';
import { isReadable, readsPrivateIn } from '../state/access/is-readable.js';
import type { ReadableSpecs, ReadableSpecsQuery } from './reader.js';

/** One call reads at most so many pages of the catalog: a filter that few specifications pass must not read all of them. */
const mostPages = 4;

const pageSize = 50;

/**
 * Lists the specifications of an organization that the principal may read, by name: all for members, otherwise the public ones that
 * have a version. Others than members cannot select by owners and tags. An organization that does not exist has none.
 */
export async function listReadableSpecs(
  deps: Deps,
  requestedId: string,
  principal: Principal,
  { q, owner, label, page, limit = pageSize }: ReadableSpecsQuery,
): Promise<ReadableSpecs> {
  const organizationId = (await deps.stores.organizations.find(requestedId))?.id;
  if (organizationId === undefined) return { items: [] };
  const isMember = readsPrivateIn(principal, organizationId);
  // Only members see owners and tags, so that for others not even the number of pages depends on them.
  if (!isMember && owner !== undefined) return { organizationId, items: [] };
  const query: SpecQuery = {
    ...{ sort: 'name', limit },
    ...(isMember ? defined({ q, owner }) : { visibility: 'public' }),
  };
  const matches = isMember || q === undefined ? () => true : nameFilter(q);
  const items: OpenAPISpecSummary[] = [];
  let next = page;
  for (let count = 0; count < mostPages && (count === 0 || next !== undefined); count++) {
    const found = await searchSpecs(deps, organizationId, { ...query, ...defined({ page: next }) });
    next = found.next?.page;
    const readable = found.items.filter((spec) => isReadable(principal, spec) && matches(spec));
    items.push(...(await withLabel(deps, readable, label)));
    if (items.length > 0) break;
  }
  return { organizationId, items, ...defined({ next }) };
}

async function withLabel(
  { stores }: Pick<Deps, 'stores'>,
  specs: readonly OpenAPISpecSummary[],
  label: string | undefined,
): Promise<readonly OpenAPISpecSummary[]> {
  if (label === undefined || specs.length === 0) return specs;
  const ids = specs.map(({ id }) => id);
  const found = new Set(await stores.labels.specsWith(labelKey(label), ids));
  return specs.filter(({ id }) => found.has(id));
}
