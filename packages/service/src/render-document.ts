import { type GeneratorInput, generateDocument, readOutline } from '@specshelf/generator';
import { toText } from './bytes-of-text.js';
import type { ReadSpecification, StoredSpecification } from './create-specification-reader.js';
import type { Bytes } from './deps.js';

/** What a page with its parts of the description is made of. Nothing but what can be sent to another thread. */
export interface RenderInput extends Omit<GeneratorInput, 'outline'> {
  /** As it is stored. */
  outline: Uint8Array;
  specification: StoredSpecification;
}

/** The body of a page with the parts of the description that it shows, as JSON; undefined when there is no such page. */
export async function renderDocument(
  input: RenderInput,
  bytes: Bytes,
  readSpecification: ReadSpecification,
): Promise<string | undefined> {
  const outline = readOutline(toText(await bytes.decompress(input.outline)));
  const specification = await readSpecification(input.specification);
  const document = generateDocument({ ...input, outline }, { specification });
  return document && JSON.stringify(document);
}
