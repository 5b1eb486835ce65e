import type { Reading } from '../reading/reading.js';

/** The page of a search in all specifications of the organization. The documentation of the API belongs to none. */
export function everywhereOf({ links, place }: Pick<Reading, 'links' | 'place'>): string | undefined {
  return place.organizationId === '' ? undefined : links.search(place.organizationId);
}
