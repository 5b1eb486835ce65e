import { Ids } from '../ids.js';

/**
 * What the ids of a revision are made from, told by the seed that it gave to this page of it; nothing for another seed.
 */
export function revisionIds(documentSeed: string, identifier: string): Ids | undefined {
  const end = documentSeed.lastIndexOf(':');
  if (end < 0) return undefined;
  const ids = new Ids(documentSeed.slice(0, end));
  return ids.page(identifier) === documentSeed.slice(end + 1) ? ids : undefined;
}
