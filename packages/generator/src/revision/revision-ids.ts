import { Ids } from '../model/ids.js';

/**
 * Restores the ids of a revision from the seed that it assigned to the document of this page; undefined for any other seed.
 */
export function revisionIds(documentSeed: string, identifier: string): Ids | undefined {
  const end = documentSeed.lastIndexOf(':');
  if (end < 0) return undefined;
  const ids = new Ids(documentSeed.slice(0, end));
  return ids.page(identifier) === documentSeed.slice(end + 1) ? ids : undefined;
}
