import { documentId, documentTokens } from '@specshelf/search';
import { lengthDigits, type PrintedIndex, slugOf } from './printed-index.js';
import { type SearchEntry, type ShownTexts, shownFields } from './search-entry.js';

const kinds = { o: 'operation', w: 'webhook', s: 'schema', p: 'page' } as const;

/** Entries whose tokens are computed at a time, which takes about 10 ms. */
const atATime = 250;

export interface ReadIndex {
  entries: readonly SearchEntry[];
  /** The names of the specification. */
  contexts: readonly string[];
}

/** Reads the index of a specification, and lets the browser react to keys meanwhile. */
export async function readIndex(index: PrintedIndex): Promise<ReadIndex> {
  const [titles, methods, addresses, operationIds, places, tokens] = [
    ...[index.titles, index.methods, index.addresses, index.operationIds, index.places, index.tokens],
  ].map((column) => column.split('\n'));
  const entries: SearchEntry[] = [];
  for (const [position, letter] of Array.from(index.kinds).entries()) {
    if (position % atATime === atATime - 1) await new Promise((resolve) => setTimeout(resolve));
    const at = (column: readonly string[] | undefined) => column?.[position] ?? '';
    const kind = kindOf(letter);
    const texts: ShownTexts = {
      ...{ kind, title: at(titles), method: at(methods), address: at(addresses) },
      operationId: at(operationIds),
    };
    const shown = documentTokens(shownFields(texts, index.contexts)).tokens;
    const place = placeOf(kind, texts.title, at(places));
    entries.push({
      ...{ kind, title: texts.title, place: place.split('/').map(decodeURIComponent).join('/') },
      // Words that no text has are in the beginning of the description, which replaces a missing title.
      inputs: '',
      href: (kind === 'schema' ? index.schemas : index.pages) + place,
      operationId: at(operationIds),
      ...(texts.method !== '' && { method: at(methods) }),
      ...(texts.address !== '' && { address: at(addresses) }),
      ...(letter !== letter.toLowerCase() && { deprecated: true as const }),
      id: documentId({
        kind: kind === 'webhook' ? 'operation' : kind,
        nameLength: lengthDigits.indexOf(index.lengths[position] ?? '0'),
        generation: 0,
        position,
      }),
      tokens: ['', ...shown, at(tokens), ''].join(' '),
    });
  }
  return { entries, contexts: index.contexts };
}

function kindOf(letter: string): SearchEntry['kind'] {
  const lower = letter.toLowerCase();
  return lower === 'o' || lower === 'w' || lower === 's' ? kinds[lower] : kinds.p;
}

/** The path of a page, or the name of a schema, encoded. */
function placeOf(kind: string, title: string, place: string): string {
  if (kind === 'schema') return place === '' ? encodeURIComponent(title) : place;
  return place === '' || place.endsWith('/') ? place + slugOf(title) : place;
}
