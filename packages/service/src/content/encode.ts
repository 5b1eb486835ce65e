import type { Bytes } from '../ports/deps.js';
import type { Content } from '../processing/run-pipeline.js';
import { fromText } from './utf8.js';

/** A text as it is stored. */
export interface PackedText extends Content {
  /** How long it is in UTF-8. */
  size: number;
}

export async function pack(texts: readonly string[], bytes: Bytes): Promise<PackedText[]> {
  const packed: PackedText[] = [];
  for (const text of texts) packed.push(await packText(text, bytes));
  return packed;
}

export async function packText(text: string, bytes: Bytes): Promise<PackedText> {
  const data = fromText(text);
  return { digest: bytes.digest(data), bytes: await bytes.compress(data), size: data.byteLength };
}
