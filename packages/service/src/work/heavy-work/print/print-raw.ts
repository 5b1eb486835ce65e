import { joinBytes } from '../../../base/content/join-bytes.js';
import { decodeUTF8, encodeUTF8 } from '../../../base/content/utf8.js';
import type { ContentCodec } from '../../../base/ports/work/content.js';
import type { RawInput } from '../../../base/ports/work/raw-input.js';
import type { TaskContext } from '../../tasks/create-task-context.js';

/** Prints the text of the entry, and of every file of a set, as JSON in UTF-8. */
export async function printRaw(
  { text, format, set }: RawInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<{ body: Uint8Array }> {
  const parts = [encodeUTF8('{"text":'), await printText(text, codec)];
  parts.push(encodeUTF8(`,"format":${JSON.stringify(format)}`));
  if (set) {
    parts.push(encodeUTF8(`,"entry":${JSON.stringify(set.entry)},"files":{`));
    for (const [index, { location, content }] of set.files.entries()) {
      parts.push(encodeUTF8(`${index === 0 ? '' : ','}${JSON.stringify(location)}:`));
      parts.push(await printText(content, codec));
    }
    parts.push(encodeUTF8('}'));
  }
  return { body: joinBytes([...parts, encodeUTF8('}')]) };
}

async function printText(
  stored: Uint8Array,
  { decompress }: Pick<ContentCodec, 'decompress'>,
): Promise<Uint8Array> {
  return encodeUTF8(JSON.stringify(decodeUTF8(await decompress(stored))));
}
