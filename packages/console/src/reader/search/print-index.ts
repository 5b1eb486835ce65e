import { bodyLetter, documentTokens, partsOfId } from '@specshelf/search';
import type { Reading } from '../reading/reading.js';
import { contextsOf } from './contexts-of.js';
import { entriesOf } from './entries-of.js';
import { lengthDigits, type PrintedIndex, slugOf } from './printed-index.js';
import { type SearchEntry, shownFields } from './search-entry.js';

/** The browser computes for too long with more: then the index is empty, and the server finds all suggestions. */
const mostEntries = 20_000;

type Column = Exclude<keyof PrintedIndex, 'pages' | 'schemas' | 'contexts' | 'kinds' | 'lengths'>;
type Line = Record<Column | 'kinds' | 'lengths', string>;

const columns = ['titles', 'methods', 'addresses', 'operationIds', 'places', 'tokens'] as const;

/**
 * Prints the index for the search in the browser, as JSON: of names and paths. The server finds the words of descriptions, parameters, and properties.
 * See docs/decisions/0065-search-a-specification-in-the-browser-by-the-same-rules.md.
 */
export async function printIndex(
  { version, map, reader, spec, overview }: Pick<Reading, 'version' | 'map' | 'reader' | 'spec' | 'overview'>,
  pause: () => Promise<void>,
): Promise<string> {
  const contexts = contextsOf({ spec, overview });
  const parts: Record<Column, string[]> = {
    ...{ titles: [], methods: [], addresses: [], operationIds: [], places: [], tokens: [] },
  };
  let kinds = '';
  let lengths = '';
  const index = await version.searchIndex();
  const isLarge = index.ranks.length > mostEntries;
  for await (const entries of isLarge ? [] : entriesOf(index, map, reader)) {
    if (entries.length === 0) continue;
    const lines = entries.map((entry) => lineOf(entry, contexts));
    for (const column of columns) parts[column].push(quoted(lines.map((line) => line[column]).join('\n')));
    kinds += lines.map((line) => line.kinds).join('');
    lengths += lines.map((line) => line.lengths).join('');
    await pause();
  }
  const values = { pages: reader.page(''), schemas: reader.schema(''), contexts, kinds, lengths };
  const members = columns.map((column) => `,"${column}":"${parts[column].join('\\n')}"`);
  return `${JSON.stringify(values).slice(0, -1)}${members.join('')}}`;
}

/** The content of a JSON string. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function lineOf(entry: SearchEntry, contexts: readonly string[]): Line {
  const { kind, title, method = '', address = '', operationId = '', deprecated, tokens } = entry;
  const shown = new Set(documentTokens(shownFields(entry, contexts)).tokens);
  const isOther = (token: string) => token !== '' && !token.startsWith(bodyLetter) && !shown.has(token);
  const [first = ''] = kind;
  return {
    lengths: lengthDigits[partsOfId(entry.id).nameLength] ?? '',
    kinds: deprecated ? first.toUpperCase() : first,
    titles: oneLine(title),
    methods: oneLine(method),
    addresses: oneLine(address),
    operationIds: oneLine(operationId),
    places: placeOf(entry),
    tokens: tokens.split(' ').filter(isOther).join(' '),
  };
}

function placeOf({ kind, title, place }: SearchEntry): string {
  if (kind === 'schema') return place === title ? '' : encodeURIComponent(place);
  const segments = place.split('/');
  const last = segments.pop();
  if (last === slugOf(title)) segments.push('');
  else segments.push(last ?? '');
  return segments.map(encodeURIComponent).join('/');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ');
}
