import { joinBytes } from '../../content/join-bytes.js';
import { decodeUTF8, encodeUTF8 } from '../../content/utf8.js';
import type { ContentCodec } from '../../ports/content.js';
import type { OpenAPISpecVersionRecord } from '../../ports/records.js';
import type { TaskContext } from '../create-task-context.js';

/** The stored texts of a version as it was submitted. */
export interface RawInput {
  text: Uint8Array;
  format: OpenAPISpecVersionRecord['format'];
  /** The files of a set. */
  set?: { entry: string; files: readonly { location: string; content: Uint8Array }[] };
}

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
