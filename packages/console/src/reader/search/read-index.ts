import { documentId, documentTokens } from '@specshelf/search';
import { lengthDigits, type PrintedIndex, slugOf } from './printed-index.js';
import { type SearchEntry, type ShownTexts, shownFields } from './search-entry.js';

const kinds = { o: 'operation', w: 'webhook', s: 'schema', p: 'page' } as const;

/** Entries whose tokens are computed at a time, which takes about 10 ms. */
const atATime = 250;

/** Reads the index of a specification, and lets the browser react to keys meanwhile. */
export async function readIndex(index: PrintedIndex): Promise<SearchEntry[]> {
  const [titles, methods, addresses, operationIds, places, tokens, words] = [
    ...[index.titles, index.methods, index.addresses, index.operationIds],
    ...[index.places, index.tokens, index.words],
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
    const body = at(words).replaceAll(/\S+/g, 'b$&');
    entries.push({
      ...{ kind, title: texts.title },
      href: hrefOf(index, kind, texts.title, at(places)),
      ...(texts.method !== '' && { method: at(methods) }),
      ...(texts.address !== '' && { address: at(addresses) }),
      ...(letter !== letter.toLowerCase() && { deprecated: true as const }),
      id: documentId({
        kind: kind === 'webhook' ? 'operation' : kind,
        nameLength: lengthDigits.indexOf(index.lengths[position] ?? '0'),
        generation: 0,
        position,
      }),
      tokens: ['', ...shown, at(tokens), body, ''].join(' '),
    });
  }
  return entries;
}

function kindOf(letter: string): SearchEntry['kind'] {
  const lower = letter.toLowerCase();
  return lower === 'o' || lower === 'w' || lower === 's' ? kinds[lower] : kinds.p;
}

function hrefOf({ pages, schemas }: PrintedIndex, kind: string, title: string, place: string): string {
  if (kind === 'schema') return schemas + (place === '' ? encodeURIComponent(title) : place);
  return pages + (place === '' || place.endsWith('/') ? place + slugOf(title) : place);
}
