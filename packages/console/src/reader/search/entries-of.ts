import { defined } from '@specshelf/base/defined';
import { type SearchEntry as FoundEntry, idsOfGeneration } from '@specshelf/search';
import type { SiteMap, VersionIndex } from '@specshelf/service';
import type { ReaderLinks } from '../reading/reader-links.js';
import type { SearchEntry } from './search-entry.js';

/** Returns all pages and schemas that the search finds, in the order of the navigation, some at a time. */
export async function* entriesOf(
  { ranks, chunks }: VersionIndex,
  { schemas }: SiteMap,
  reader: ReaderLinks,
): AsyncGenerator<SearchEntry[], void> {
  // Names of schemas may be too long for the index.
  const names = schemas.values();
  let first = 0;
  for (const chunk of chunks) {
    const tokens = chunk.readTokens();
    const entries = await chunk.readEntries();
    const ids = idsOfGeneration(ranks.subarray(first, first + entries.length), 0, first);
    first += entries.length;
    yield entries.flatMap((found, index) => {
      const id = ids[index] ?? 0;
      // The reader is about the specification.
      if (found.kind === 'spec') return [];
      const { title, page = '' } = found;
      const isSchema = found.kind === 'schema';
      const place = isSchema ? (names.next().value ?? title) : page;
      const href = isSchema ? reader.schema(place) : reader.page(place);
      return { ...textsOf(found, found.kind), id, href, place, tokens: ` ${tokens[index] ?? ''} ` };
    });
  }
}

function textsOf(found: FoundEntry, kind: Exclude<FoundEntry['kind'], 'spec'>) {
  const { title, method, path, identifier, webhook, deprecated, snippet, inputs } = found;
  return {
    kind: webhook ? ('webhook' as const) : kind,
    title,
    ...defined({
      method,
      address: webhook ? identifier : path,
      operationId: kind === 'operation' && !webhook ? identifier : undefined,
      deprecated,
      text: snippet,
      inputs,
    }),
  };
}
