import type { StoredOutline } from '../create-outline-reader.js';
import { createRenderer } from '../create-renderer.js';
import { createSpecificationReader } from '../create-specification-reader.js';
import type { Deps } from '../deps.js';
import { Kept } from '../kept.js';
import type { RenderInput } from '../render-document.js';
import type { RenderedRevision, RevisionInput } from '../render-revision.js';
import type { Rendered } from '../rendered.js';
import { readBytes } from '../rules/contents.js';

/** Renders small content on the calling thread, and the rest where heavy work is done. */
export interface Renderers {
  /** A stored outline, from a cache. */
  outline(digest: string): Promise<StoredOutline>;
  revision(input: RevisionInput): Promise<RenderedRevision>;
  document(input: RenderInput): Promise<Rendered | undefined>;
}

/**
 * The largest texts of outlines that are rendered on the calling thread: with more, a revision of the smallest possible
 * pages, or a document of the smallest possible blocks, would block it for more than 20 ms.
 */
const small = { revision: 24 * 1024, document: 96 * 1024 };

export function createRenderers(deps: Deps): Renderers {
  const maximum = Math.ceil(deps.limits.computed / 2);
  const { readSpecification } = createSpecificationReader(deps);
  const here = createRenderer(deps, readSpecification, maximum);
  const stored = new Kept<StoredOutline>({ maximum, weigh: ({ bytes }) => Math.max(bytes.byteLength, 1) });
  const isSmall = ({ bytes }: StoredOutline, most: number) => deps.sizeOf(bytes) <= most;
  return {
    outline: (digest) => stored.get(digest, async () => ({ digest, bytes: await readBytes(deps, digest) })),
    revision: (input) => {
      const { pages } = input;
      const isHere = pages.kind === 'outline' && isSmall(pages.outline, small.revision);
      return (isHere ? here : deps).renderRevision(input);
    },
    document: (input) => {
      const isHere = input.specification === undefined && isSmall(input.outline, small.document);
      return (isHere ? here : deps).renderDocument(input);
    },
  };
}
