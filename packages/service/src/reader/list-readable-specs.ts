import { defined } from '@specshelf/markdown/defined';
import { isReadable, readsPrivateIn } from '../access/is-readable.js';
import type { Principal } from '../access/principal.js';
import { type SpecQuery, searchSpecs } from '../catalog/search-specs.js';
import { labelKey } from '../labels/label-name.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecSummary } from '../ports/records.js';
import type { ReadableSpecs, ReadableSpecsQuery } from './reader.js';

/** One call reads at most so many pages of the catalog: a filter that few specifications pass must not read all of them. */
const mostPages = 4;

const pageSize = 50;

/**
 * Lists the specifications of an organization that the principal may read, by name: all for members, otherwise the public ones that
 * have a version. An organization that does not exist has none.
 */
export async function listReadableSpecs(
  deps: Deps,
  requestedId: string,
  principal: Principal,
  { q, owner, label, page, limit = pageSize }: ReadableSpecsQuery,
): Promise<ReadableSpecs> {
  const organizationId = (await deps.stores.organizations.find(requestedId))?.id;
  if (organizationId === undefined) return { items: [] };
  const visibility = readsPrivateIn(principal, organizationId) ? undefined : 'public';
  const query: SpecQuery = { sort: 'name', limit, ...defined({ q, owner, visibility }) };
  const items: OpenAPISpecSummary[] = [];
  let next = page;
  for (let count = 0; count < mostPages && (count === 0 || next !== undefined); count++) {
    const found = await searchSpecs(deps, organizationId, { ...query, ...defined({ page: next }) });
    next = found.next?.page;
    const readable = found.items.filter((spec) => isReadable(principal, spec));
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
  if (label === undefined) return specs;
  const found = await Promise.all(specs.map(({ id }) => stores.labels.find(id, labelKey(label))));
  return specs.filter((_, place) => found[place] !== undefined);
}
