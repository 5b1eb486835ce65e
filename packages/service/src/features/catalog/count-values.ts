import type { OpenAPISpecSummary } from '../../base/ports/records.js';
import { type CatalogValues, maxValues, type ValueCounts } from '../../base/ports/search/catalog-values.js';
import { ownerTerm, tagTerm } from './terms.js';

type Described = Pick<OpenAPISpecSummary, 'id' | 'owner' | 'tags'>;

/** Counts the owners and the tags of specifications, for stores without an index of terms. */
export function countValues(specs: readonly Described[]): CatalogValues {
  const sorted = [...specs].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    owners: count(
      sorted.flatMap(({ owner }) => (owner === undefined ? [] : [owner])),
      ownerTerm,
    ),
    tags: count(
      sorted.flatMap(({ tags }) => firstOfEach(tags)),
      tagTerm,
    ),
  };
}

/** Returns the first of the tags that are equal. */
function firstOfEach(tags: readonly string[]): string[] {
  const terms = tags.map(tagTerm);
  return tags.filter((_, place) => terms.indexOf(terms[place] ?? '') === place);
}

function count(values: readonly string[], termOf: (value: string) => string): ValueCounts {
  const counts = new Map<string, { value: string; count: number }>();
  for (const value of values) {
    const counted = counts.get(termOf(value)) ?? { value, count: 0 };
    counted.count += 1;
    counts.set(termOf(value), counted);
  }
  const order = [...counts].sort(([a, first], [b, second]) => second.count - first.count || (a < b ? -1 : 1));
  return {
    values: order.slice(0, maxValues).map(([, counted]) => counted),
    isComplete: order.length <= maxValues,
  };
}
