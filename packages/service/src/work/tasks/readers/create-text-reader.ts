import { decodeUTF8 } from '../../../base/content/utf8.js';
import type { ContentCodec } from '../../../base/ports/work/content.js';
import type { StoredText } from '../../../base/ports/work/source-lines.js';
import { IndexedText } from '../../../features/sources/view/indexed-text.js';

export type ReadIndexedText = (source: StoredText, isPrinted?: boolean) => Promise<IndexedText>;

/** Reads texts. Stores the last one, because visitors read a text window by window, and decompressing a large one takes longer. */
export function createTextReader(codec: ContentCodec): { readText: ReadIndexedText; forget(): void } {
  let last: { key: string; text: Promise<IndexedText> } | undefined;
  return {
    readText: (source, isPrinted = false) => {
      const key = `${source.digest} ${isPrinted}`;
      const known = last?.key === key ? last : { key, text: readText(codec, source, isPrinted) };
      last = known;
      // Do not cache failures.
      known.text.catch(() => {
        if (last === known) last = undefined;
      });
      return known.text;
    },
    forget: () => {
      last = undefined;
    },
  };
}

async function readText(
  codec: ContentCodec,
  { bytes }: StoredText,
  isPrinted: boolean,
): Promise<IndexedText> {
  const text = decodeUTF8(await codec.decompress(bytes));
  if (isPrinted) return new IndexedText(JSON.stringify(JSON.parse(text), null, 2));
  // The parser ignores a byte order mark, too.
  return new IndexedText(text.startsWith('\ufeff') ? text.slice(1) : text);
}
