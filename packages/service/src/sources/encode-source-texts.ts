import { type PackedText, pack } from '../content/encode.js';
import type { Deps } from '../ports/deps.js';
import { preparedTextsOf } from './prepared-texts.js';

// Above this length a worker thread packs them: for shorter texts the transfer takes longer than the work.
const large = 64 * 1024;

/** Packs the texts of a source, in the order of `texts`. The texts of a large body are packed already, by the same keys. */
export async function packSourceTexts(
  deps: Deps,
  source: object,
  texts: ReadonlyMap<string, string>,
): Promise<PackedText[]> {
  const prepared = preparedTextsOf(source);
  if (!prepared) return packTexts(deps, [...texts.values()]);
  return [...texts.keys()].map((key) => {
    const text = prepared.get(key);
    if (!text) throw new Error('A text of a large body was not prepared');
    return text;
  });
}

async function packTexts(deps: Deps, texts: readonly string[]): Promise<PackedText[]> {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return length > large ? deps.pack(texts) : pack(texts, deps);
}
