import { defined, type SiteMap, type SitePage } from '@specshelf/service';
import type { ReaderLinks } from '../reader-links.js';
import { shorten } from '../shorten.js';
import type { SearchEntry } from './search-entry.js';

/** The number of entries that are created at a time, which takes about 2 ms. */
const atATime = 500;

const longestText = 160;
/** Of a title, an address, or an `operationId`. */
const longestName = 300;

/** Returns all pages and schemas that the search finds, in the order of the navigation, some at a time. */
export function* entriesOf({ pages, schemas }: SiteMap, reader: ReaderLinks): Generator<SearchEntry[], void> {
  for (let start = 0; start < pages.length; start += atATime) {
    yield pages.slice(start, start + atATime).flatMap((page) => entryOf(page, reader) ?? []);
  }
  for (let start = 0; start < schemas.length; start += atATime) {
    yield schemas
      .slice(start, start + atATime)
      .map((name) => ({ kind: 'schema', title: shorten(name, longestName), href: reader.schema(name) }));
  }
}

function entryOf(page: SitePage, reader: ReaderLinks): SearchEntry | undefined {
  const { kind, title, description, method, address, operationId, deprecated } = page;
  const name = (text: string | undefined) => (text === undefined ? undefined : shorten(text, longestName));
  // The index of schemas; each schema has an entry.
  if (kind === 'models') return undefined;
  return {
    kind,
    title: shorten(title, longestName),
    href: reader.page(page.path),
    ...defined({
      text: description === '' ? undefined : shorten(description, longestText),
      method,
      address: name(address),
      operationId: name(operationId),
      deprecated,
    }),
  };
}
