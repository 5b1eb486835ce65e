export type SearchModule = typeof import('@specshelf/service/search');

/** Loads what only the search needs: most servers start without a search. */
export function loadSearchModule(): Promise<SearchModule> {
  return import('@specshelf/service/search');
}
