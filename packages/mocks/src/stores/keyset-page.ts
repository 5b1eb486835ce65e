import { compareText } from '@specshelf/base/compare-text';
import type { List, ListQuery, Place } from '@specshelf/service';

/** Returns one page of records, in ascending or descending order of creation. */
export function keysetPage<T extends Place>(
  records: readonly T[],
  order: 'ascending' | 'descending',
  { after, limit }: ListQuery,
): List<T> {
  const compare = order === 'ascending' ? comparePlaces : (a: Place, b: Place) => comparePlaces(b, a);
  const sorted = [...records].sort(compare);
  const rest = after ? sorted.filter((record) => compare(record, after) > 0) : sorted;
  return { records: rest.slice(0, limit), more: rest.length > limit, total: sorted.length };
}

export function comparePlaces(a: Place, b: Place): number {
  return compareText(a.createdAt, b.createdAt) || compareText(a.id, b.id);
}
