import type { Change } from '@specshelf/changes';
import { findSpans } from '@specshelf/parser/find-spans';
import { fromPointer } from '@specshelf/parser/pointer';
import { decodeUTF8 } from '../../content/utf8.js';
import type { ComparedDocument } from '../../ports/changes/change-tasks.js';
import type { ContentCodec } from '../../ports/content.js';
import { IndexedText } from '../../source-view/indexed-text.js';

/** Only so many changes have lines: the most severe. */
const maxLocated = 1_000;
const yamlDepth = 100;

/** Adds file, line and column to the places of one document. Content of other files, and places that the text does not have, remain without. */
export async function locateChanges(
  changes: readonly Change[],
  side: 'before' | 'after',
  { text: stored, file }: ComparedDocument,
  codec: ContentCodec,
): Promise<void> {
  if (stored === undefined || file === undefined) return;
  const places = changes.slice(0, maxLocated).flatMap((change) => change[side] ?? []);
  const pointers = places.map(({ pointer }) => fromPointer(pointer) ?? []);
  const text = decodeUTF8(await codec.decompress(stored));
  const lines = new IndexedText(text);
  const format = /^\s{0,100}[{[]/.test(text) ? 'json' : 'yaml';
  const spans = findSpans({ text, format }, pointers, yamlDepth);
  for (const [index, place] of places.entries()) {
    const span = spans[index];
    if (span === undefined || place.pointer.startsWith('/x-ext/')) continue;
    const { number, start } = lines.lineAt(span.at);
    Object.assign(place, { file, line: number, column: span.at - start + 1 });
  }
}
