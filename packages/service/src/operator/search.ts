import type { Deps } from '../base/ports/deps.js';
import type { SearchInspection } from '../base/ports/search/search-store.js';
import { indexVersion } from '../search/index-version.js';

/** Commands for the search index. */
export interface SearchOperator {
  inspect(): Promise<SearchInspection>;
  /** Empties the index. A server then indexes all specifications again. */
  rebuild(): Promise<void>;
}

export function createSearchOperator({ stores: { search }, wake }: Deps): SearchOperator {
  return {
    inspect: () => search.inspect(indexVersion),
    rebuild: async () => {
      await search.clear();
      wake('specifications');
    },
  };
}
