import {
  documentTokens,
  maxTextLength,
  type SearchDocument,
  type SearchEntry,
  type SearchFields,
} from '@specshelf/search';
import { oneLine } from '../outline/title-of.js';

/** What a result shows, and the texts that find it. */
export interface DocumentParts extends SearchFields {
  /** Texts may be long. */
  entry: SearchEntry;
  /** Default: the length of the first identifier. */
  nameLength?: number;
}

// In UTF-16 units.
const longest = { title: 200, snippet: 160 };

/** In bytes of UTF-8. Servers refuse URLs with longer names, because the header of a request may have 16 KiB. */
const longestName = 4000;

export function createDocument({ entry, nameLength, ...fields }: DocumentParts): SearchDocument {
  return {
    entry: withInputs(shortenEntry(withoutLongNames(entry)), fields),
    ...documentTokens(fields),
    ...(nameLength === undefined ? {} : { nameLength }),
  };
}

/** Adds the names of parameters and properties if the snippet lacks words of the description: see `SearchEntry`. */
function withInputs(entry: SearchEntry, { inputs = [], bodies }: SearchFields): SearchEntry {
  const shown = entry.snippet ?? '';
  const isComplete = bodies.every((text) => shown.startsWith(oneLine(text, '')));
  const names = inputs.map((text) => text.slice(0, maxTextLength)).join(' ');
  return isComplete || names === '' ? entry : { ...entry, inputs: names };
}

/**
 * Names are not shortened, because links and further calls need them. What would have none is a page of the documentation, which needs none.
 */
function withoutLongNames(entry: SearchEntry): SearchEntry {
  const { identifier, ...others } = entry;
  const { path, webhook, method: _, kind, ...page } = others;
  if (isLong(path)) return { ...page, kind: 'page' };
  if (!isLong(identifier)) return entry;
  return kind === 'schema' || webhook ? { ...page, kind: 'page' } : others;
}

const encoder = new TextEncoder();

function isLong(name = ''): boolean {
  return name.length * 3 > longestName && encoder.encode(name).byteLength > longestName;
}

function shortenEntry({ title, snippet, ...entry }: SearchEntry): SearchEntry {
  const line = snippet === undefined ? '' : oneLine(snippet, '');
  return {
    ...entry,
    title: shorten(oneLine(title), longest.title),
    ...(line === '' ? {} : { snippet: shorten(line, longest.snippet) }),
  };
}

function shorten(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  return `${text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
