import type { BodyOf } from '@specshelf/contract';
import { invalidRequest, tooLarge } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import type { SpecSourceRecord } from '../../base/ports/records.js';
import { encodeSourceTexts } from './encode-source-texts.js';
import type { EncodedSource } from './encoded-source.js';
import { encodeFiles } from './files-source.js';
import { urlSource } from './url-source.js';

export type SpecSource = BodyOf<'createOpenAPISpec'>['source'];

/** Validates a source and encodes its texts. `before` is the source that it replaces. */
export async function encodeSource(
  deps: Deps,
  source: SpecSource,
  before?: SpecSourceRecord,
): Promise<EncodedSource> {
  if ('url' in source) return { record: urlSource(deps, source, before), contents: [] };
  return 'files' in source ? encodeFiles(deps, source) : encodeOneText(deps, source);
}

async function encodeOneText(deps: Deps, source: { text: string }): Promise<EncodedSource> {
  const { text } = source;
  if (!text.isWellFormed()) {
    throw invalidRequest([
      { path: '/body/source/text', message: 'contains an unpaired surrogate, which UTF-8 cannot encode' },
    ]);
  }
  const { document: limit } = deps.limits;
  const contents = await encodeSourceTexts(deps, source, new Map([['', text]]));
  const tooMuch = contents.find(({ size }) => size > limit);
  if (tooMuch) {
    throw tooLarge(
      `The text of a specification may have ${limit} bytes in UTF-8. This one has ${tooMuch.size}.`,
    );
  }
  const { digest = '', size = 0 } = contents[0] ?? {};
  return { record: { kind: 'text', content: digest, size }, contents };
}
