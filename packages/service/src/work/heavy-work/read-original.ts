import { encodeUTF16 } from '../../base/content/original-text.js';
import { decodeUTF8 } from '../../base/content/utf8.js';
import type { ContentCodec } from '../../base/ports/work/content.js';
import type { StoredOriginal } from '../../base/ports/work/original-tasks.js';
import type { TaskContext } from '../tasks/create-task-context.js';

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
