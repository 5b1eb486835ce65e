import { decodeUTF8 } from '../content/utf8.js';
import type { ContentCodec } from '../ports/content.js';
import { encodeUTF16, type OriginalText } from '../sources/original-text.js';
import type { TaskContext } from './create-task-context.js';

/** A stored text, with the encoding that it was fetched in. */
export interface StoredOriginal {
  bytes: Uint8Array;
  encoding?: OriginalText['encoding'];
}

/** Returns the bytes of a text as it was fetched. */
export async function readOriginal(
  text: StoredOriginal,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<{ body: Uint8Array }> {
  return { body: await originalBytes(text, codec) };
}

export async function originalBytes(
  { bytes, encoding }: StoredOriginal,
  { decompress }: Pick<ContentCodec, 'decompress'>,
): Promise<Uint8Array> {
  const text = await decompress(bytes);
  return encoding === undefined ? text : encodeUTF16(decodeUTF8(text), encoding);
}
