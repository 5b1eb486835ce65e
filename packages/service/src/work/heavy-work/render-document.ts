import { fitDocument, generateDocument, maxDocumentSize } from '@specshelf/generator';
import type { Rendered, RenderInput } from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import { render } from './render.js';

/** Returns the document of a page, or undefined if there is no such page. */
export async function renderDocument(
  { outline: storedOutline, specification: storedSpecification, depth, ...input }: RenderInput,
  { codec, readOutline, readSpecification }: TaskContext,
): Promise<Rendered | undefined> {
  const outline = await readOutline(storedOutline);
  const fragments = storedSpecification && {
    specification: await readSpecification(storedSpecification),
    depth,
  };
  const document = generateDocument({ ...input, outline }, fragments);
  if (document === undefined) return undefined;
  const rendered = render(document, codec);
  const fits = rendered.body.byteLength <= maxDocumentSize;
  return fits ? rendered : render(fitDocument(document, input.seed), codec);
}
