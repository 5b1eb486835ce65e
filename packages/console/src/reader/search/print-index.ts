import { documentTokens } from '@specshelf/search';
import type { SiteMap, VersionIndex } from '@specshelf/service';
import type { ReaderLinks } from '../reader-links.js';
import { entriesOf, type ListedEntry } from './entries-of.js';
import { type PrintedIndex, slugOf } from './printed-index.js';
import { shownFields } from './search-entry.js';

/**
 * Words of the body of each entry: with more, the compressed index of a specification with 1,200 operations would have more than 60 kB. The
 * page of results searches all words.
 */
const mostWords = 12;

/** The browser computes for too long with more. The page of results searches all entries. */
const mostEntries = 20_000;

type Column = Exclude<keyof PrintedIndex, 'pages' | 'schemas' | 'kinds'>;
type Line = Record<Column | 'kinds', string>;

const columns = ['titles', 'methods', 'addresses', 'operationIds', 'places', 'tokens', 'words'] as const;

/** Prints the index for the search in the browser, as JSON. */
export async function printIndex(
  index: VersionIndex,
  map: SiteMap,
  reader: ReaderLinks,
  pause: () => Promise<void>,
): Promise<string> {
  const parts: Record<Column, string[]> = {
    ...{ titles: [], methods: [], addresses: [], operationIds: [], places: [], tokens: [], words: [] },
  };
  let kinds = '';
  for (const entries of entriesOf(index, map, reader)) {
    const lines = entries.slice(0, mostEntries - kinds.length).map(lineOf);
    if (lines.length === 0) continue;
    for (const column of columns) parts[column].push(quoted(lines.map((line) => line[column]).join('\n')));
    kinds += lines.map((line) => line.kinds).join('');
    if (kinds.length === mostEntries) break;
    await pause();
  }
  const members = [
    ...[`"pages":${JSON.stringify(reader.page(''))}`, `"schemas":${JSON.stringify(reader.schema(''))}`],
    `"kinds":${JSON.stringify(kinds)}`,
    ...columns.map((column) => `"${column}":"${parts[column].join('\\n')}"`),
  ];
  return `{${members.join(',')}}`;
}

/** The content of a JSON string. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function lineOf(entry: ListedEntry): Line {
  const { kind, title, method = '', address = '', operationId = '', deprecated, tokens } = entry;
  const shown = new Set(documentTokens(shownFields(entry)).tokens);
  const others = tokens.split(' ').filter((token) => token !== '' && !shown.has(token));
  const words = others.filter((token) => token.startsWith('b')).map((token) => token.slice(1));
  const [first = ''] = kind;
  return {
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
