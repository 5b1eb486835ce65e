import { encode } from '../../base/content/encode.js';
import type { Deps } from '../../base/ports/deps.js';
import type { EncodedText } from '../../base/ports/work/content.js';
import { preparedTextsOf } from './prepared-texts.js';

// A worker thread encodes longer texts; for shorter ones, the transfer takes longer than the work.
const large = 64 * 1024;

/** Encodes the texts of a source, in the order of `texts`. Those of a large body are encoded already, by the same keys. */
export async function encodeSourceTexts(
  deps: Deps,
  source: object,
  texts: ReadonlyMap<string, string>,
): Promise<EncodedText[]> {
  const prepared = preparedTextsOf(source);
  if (!prepared) return encodeTexts(deps, [...texts.values()]);
  return [...texts.keys()].map((key) => {
    const text = prepared.get(key);
    if (!text) throw new Error('A text of a large body was not prepared');
    return text;
  });
}

async function encodeTexts(deps: Deps, texts: readonly string[]): Promise<EncodedText[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > large ? deps.runTask('encode', texts) : encode(texts, deps);
}
