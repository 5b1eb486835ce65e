import type { ContentCodec } from '../ports/work/content.js';
import type { OriginalText } from '../ports/work/manifest.js';

/** Returns how a text was encoded, if that was UTF-16. A text keeps its byte order mark. */
export function originalOf(
  fetched: Uint8Array,
  text: string,
  { digest }: Pick<ContentCodec, 'digest'>,
): OriginalText | undefined {
  const [high, low] = fetched;
  const first = text.charCodeAt(0);
  const isIn = (a: number, b: number) => fetched.length === text.length * 2 && high === a && low === b;
  const encoding = isIn(first & 0xff, first >> 8)
    ? 'utf-16le'
    : isIn(first >> 8, first & 0xff)
      ? 'utf-16be'
      : undefined;
  return encoding && { encoding, digest: digest(fetched), size: fetched.length };
}

/** Encodes a text in UTF-16. */
export function encodeUTF16(text: string, encoding: OriginalText['encoding']): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  const isLittleEndian = encoding === 'utf-16le';
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return bytes;
}
