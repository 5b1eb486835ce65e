import type { BodyOf } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import { invalidRequest, tooLarge } from '../errors.js';
import type { SpecSourceRecord } from '../records.js';
import { packTexts } from './contents.js';
import { keepFiles } from './files-source.js';
import { urlSource } from './url-source.js';

export type SpecSource = BodyOf<'createOpenAPISpec'>['source'];

/** Checks a source and keeps its texts, so that the record can name them. `before` is the source that it replaces. */
export async function keepSource(
  deps: Deps,
  source: SpecSource,
  before?: SpecSourceRecord,
): Promise<SpecSourceRecord> {
  if ('url' in source) return urlSource(deps, source, before);
  if ('files' in source) return { kind: 'files', content: await keepFiles(deps, source) };
  return { kind: 'text', content: await keepText(deps, source.text) };
}

async function keepText(deps: Deps, text: string): Promise<string> {
  if (!text.isWellFormed()) {
    throw invalidRequest([
      { path: '/body/source/text', message: 'has half of a surrogate pair, which no encoding can carry' },
    ]);
  }
  const { document: limit } = deps.limits;
  const packed = await packTexts(deps, [text]);
  const tooMuch = packed.find(({ size }) => size > limit);
  if (tooMuch) {
    throw tooLarge(
      `The text of a specification may have ${limit} bytes in UTF-8, and this one has ${tooMuch.size}.`,
    );
  }
  await deps.stores.contents.put(packed);
  return packed[0]?.digest ?? '';
}
