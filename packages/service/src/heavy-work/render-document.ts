import { fitDocument, type GeneratorInput, generateDocument, maxDocumentSize } from '@specshelf/generator';
import type { Bytes } from '../ports/deps.js';
import type { ReadOutline, StoredOutline } from './create-outline-reader.js';
import type { ReadSpecification, StoredSpecification } from './create-specification-reader.js';
import { type Rendered, render } from './render.js';

/** The input for the document of a page. Only data that can be sent to another thread. */
export interface RenderInput extends Omit<GeneratorInput, 'outline'> {
  outline: StoredOutline;
  /** For blocks that carry the parts of the specification that they show (schema 2). */
  specification?: StoredSpecification;
}

/** The document of a page; undefined when there is no such page. */
export async function renderDocument(
  { outline: storedOutline, specification: storedSpecification, ...input }: RenderInput,
  bytes: Pick<Bytes, 'digest'>,
  readOutline: ReadOutline,
  readSpecification: ReadSpecification,
): Promise<Rendered | undefined> {
  const outline = await readOutline(storedOutline);
  const fragments = storedSpecification && { specification: await readSpecification(storedSpecification) };
  const document = generateDocument({ ...input, outline }, fragments);
  if (document === undefined) return undefined;
  const rendered = render(document, bytes);
  const fits = rendered.body.byteLength <= maxDocumentSize;
  return fits ? rendered : render(fitDocument(document, input.seed), bytes);
}
