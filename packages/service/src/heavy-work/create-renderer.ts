import type { ContentCodec } from '../ports/content.js';
import type { Rendered, RenderedRevision, RenderInput, RevisionInput } from '../ports/rendering.js';
import { createOutlineReader } from './create-outline-reader.js';
import type { ReadSpecification } from './create-specification-reader.js';
import { renderDocument } from './render-document.js';
import { renderRevision } from './render-revision.js';

/** Renders computed content on the calling thread. */
export interface Renderer {
  renderRevision(input: RevisionInput): Promise<RenderedRevision>;
  renderDocument(input: RenderInput): Promise<Rendered | undefined>;
  /** Empties the cache of outlines. */
  forget(): void;
}

/** `maximum` limits the cache of outlines, in bytes. */
export function createRenderer(
  bytes: ContentCodec,
  readSpecification: ReadSpecification,
  maximum: number,
): Renderer {
  const { readOutline, forget } = createOutlineReader(bytes, maximum);
  return {
    renderRevision: (input) => renderRevision(input, bytes, readOutline),
    renderDocument: (input) => renderDocument(input, bytes, readOutline, readSpecification),
    forget,
  };
}
