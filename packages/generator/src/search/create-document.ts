import { documentTokens, type SearchDocument, type SearchEntry, type SearchFields } from '@specshelf/search';
import { oneLine } from '../outline/title-of.js';

/** What a result shows, and the texts that find it. */
export interface DocumentParts extends SearchFields {
  /** Texts may be long. */
  entry: SearchEntry;
  /** Default: the length of the first identifier. */
  nameLength?: number;
}

// In UTF-16 units.
const longest = { title: 200, address: 300, snippet: 160 };

export function createDocument({ entry, nameLength, ...fields }: DocumentParts): SearchDocument {
  return {
    entry: shortenEntry(entry),
    ...documentTokens(fields),
    ...(nameLength === undefined ? {} : { nameLength }),
  };
}

function shortenEntry({ title, path, identifier, snippet, ...entry }: SearchEntry): SearchEntry {
  const line = snippet === undefined ? '' : oneLine(snippet, '');
  return {
    ...entry,
    title: shorten(oneLine(title), longest.title),
    ...(path === undefined ? {} : { path: shorten(path, longest.address) }),
    ...(identifier === undefined ? {} : { identifier: shorten(identifier, longest.address) }),
    ...(line === '' ? {} : { snippet: shorten(line, longest.snippet) }),
  };
}

function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return `${text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
