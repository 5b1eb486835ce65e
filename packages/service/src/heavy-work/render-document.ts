import { fitDocument, generateDocument, maxDocumentSize } from '@specshelf/generator';
import type { ContentCodec } from '../ports/content.js';
import type { Rendered, RenderInput } from '../ports/rendering.js';
import type { ReadOutline } from './create-outline-reader.js';
import type { ReadSpecification } from './create-specification-reader.js';
import { render } from './render.js';

/** Returns the document of a page, or undefined if there is no such page. */
export async function renderDocument(
  { outline: storedOutline, specification: storedSpecification, ...input }: RenderInput,
  bytes: Pick<ContentCodec, 'digest'>,
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
