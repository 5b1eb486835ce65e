import type { ContentCodec, EncodedText } from '../ports/work/content.js';
import { encodeUTF8 } from './utf8.js';

export async function encode(texts: readonly string[], codec: ContentCodec): Promise<EncodedText[]> {
  const encoded: EncodedText[] = [];
  for (const text of texts) encoded.push(await encodeText(text, codec));
  return encoded;
}

export async function encodeText(text: string, codec: ContentCodec): Promise<EncodedText> {
  const data = encodeUTF8(text);
  return { digest: codec.digest(data), bytes: await codec.compress(data), size: data.byteLength };
}
