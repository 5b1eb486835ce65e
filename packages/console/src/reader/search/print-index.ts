import { documentTokens, partsOfId } from '@specshelf/search';
import type { Reading } from '../reading.js';
import { entriesOf, type ListedEntry } from './entries-of.js';
import { lengthDigits, type PrintedIndex, slugOf } from './printed-index.js';
import { shownFields } from './search-entry.js';

/**
 * Words of the body of each entry: with more, the compressed index of a specification with 1,200 operations would have more than 60 kB. The
 * page of results searches all words.
 * See docs/decisions/0065-search-a-specification-in-the-browser-by-the-same-rules.md.
 */
const mostWords = 10;

/** The browser computes for too long with more. The page of results searches all entries. */
const mostEntries = 20_000;

type Column = Exclude<keyof PrintedIndex, 'pages' | 'schemas' | 'contexts' | 'kinds' | 'lengths'>;
type Line = Record<Column | 'kinds' | 'lengths', string>;

const columns = ['titles', 'methods', 'addresses', 'operationIds', 'places', 'tokens', 'words'] as const;

/** Prints the index for the search in the browser, as JSON. */
export async function printIndex(
  { version, map, reader, spec, overview }: Pick<Reading, 'version' | 'map' | 'reader' | 'spec' | 'overview'>,
  pause: () => Promise<void>,
): Promise<string> {
  const contexts = [spec.slug, overview.title];
  const parts: Record<Column, string[]> = {
    ...{ titles: [], methods: [], addresses: [], operationIds: [], places: [], tokens: [], words: [] },
  };
  let kinds = '';
  let lengths = '';
  for await (const entries of entriesOf(await version.searchIndex(), map, reader)) {
    const lines = entries.slice(0, mostEntries - kinds.length).map((entry) => lineOf(entry, contexts));
    if (lines.length === 0) continue;
    for (const column of columns) parts[column].push(quoted(lines.map((line) => line[column]).join('\n')));
    kinds += lines.map((line) => line.kinds).join('');
    lengths += lines.map((line) => line.lengths).join('');
    if (kinds.length === mostEntries) break;
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

function lineOf(entry: ListedEntry, contexts: readonly string[]): Line {
  const { kind, title, method = '', address = '', operationId = '', deprecated, tokens } = entry;
  const shown = new Set(documentTokens(shownFields(entry, contexts)).tokens);
  const others = tokens.split(' ').filter((token) => token !== '' && !shown.has(token));
  const words = others.filter((token) => token.startsWith('b')).map((token) => token.slice(1));
  const [first = ''] = kind;
  return {
    lengths: lengthDigits[partsOfId(entry.id).nameLength] ?? '',
    kinds: deprecated ? first.toUpperCase() : first,
    titles: oneLine(title),
    methods: oneLine(method),
    addresses: oneLine(address),
    operationIds: oneLine(operationId),
    places: placeOf(entry),
    tokens: others.filter((token) => !token.startsWith('b')).join(' '),
    words: words.slice(0, mostWords).join(' '),
  };
}

function placeOf({ kind, title, place }: ListedEntry): string {
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
