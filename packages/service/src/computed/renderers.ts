import { type ByteBudget, createByteBudget } from '../concurrency/byte-budget.js';
import { CoalescingCache } from '../concurrency/coalescing-cache.js';
import { type ContentReader, readBytes } from '../content/read-content.js';
import { overloaded } from '../errors.js';
import { createTaskContext } from '../heavy-work/create-task-context.js';
import { renderDocument } from '../heavy-work/render-document.js';
import { renderRevision } from '../heavy-work/render-revision.js';
import type { ContentCodec } from '../ports/content.js';
import type { Deps } from '../ports/deps.js';
import type {
  CompletedResponse,
  DraftedPages,
  DraftInput,
  PageSource,
  Rendered,
  RenderedRevision,
  RenderInput,
  ResponseInput,
  RevisionInput,
  StoredOutline,
} from '../ports/rendering.js';

/** Renders small content on the calling thread, and the rest as heavy work, within one memory budget. */
export interface Renderers {
  /** Returns a stored outline from a cache. */
  outline(digest: string): Promise<StoredOutline>;
  revision(input: RevisionInput): Promise<RenderedRevision>;
  document(input: RenderInput): Promise<Rendered | undefined>;
  draftPages(input: DraftInput): Promise<DraftedPages>;
  completeResponse(input: ResponseInput): Promise<CompletedResponse>;
}

/**
 * The largest texts of outlines that are rendered on the calling thread: with more, a revision of the smallest possible
 * pages, or a document of the smallest possible blocks, would block it for more than 20 ms.
 */
const small = { revision: 24 * 1024, document: 96 * 1024 };

type RendererDeps = Pick<Deps, keyof ContentCodec | 'runTask' | 'limits'> & ContentReader;

/** Memory budget of concurrent computations in bytes, and the longest wait for a share of it in milliseconds. */
const capacity = 192 * 1024 * 1024;
const maxWait = 30_000;

/** Ratio of the memory of a parsed text and its results to its size. */
const inMemory = 6;

export function createRenderers(deps: RendererDeps): Renderers {
  const budget = createByteBudget({ capacity, small: 4 * 1024 * 1024 });
  const maximum = Math.ceil(deps.limits.computed / 2);
  const here = createTaskContext(deps, maximum);
  const stored = new CoalescingCache<StoredOutline>({
    maximum,
    weigh: ({ bytes }) => Math.max(bytes.byteLength, 1),
  });
  const sizeOf = ({ bytes }: { bytes: Uint8Array }) => deps.sizeOf(bytes);
  return {
    outline: (digest) => stored.get(digest, async () => ({ digest, bytes: await readBytes(deps, digest) })),
    revision: async (input) => {
      const { pages } = input;
      const isHere = pages.kind === 'outline' && sizeOf(pages.outline) <= small.revision;
      if (isHere) return renderRevision(input, here);
      return withinBudget(budget, sizeOfPages(pages, sizeOf) * inMemory, () =>
        deps.runTask('renderRevision', input),
      );
    },
    document: async (input) => {
      const isHere = input.specification === undefined && sizeOf(input.outline) <= small.document;
      if (isHere) return renderDocument(input, here);
      const size = sizeOf(input.outline) + (input.specification ? sizeOf(input.specification) : 0);
      return withinBudget(budget, size * inMemory, () => deps.runTask('renderDocument', input));
    },
    draftPages: (input) =>
      withinBudget(budget, input.text.length * inMemory, () => deps.runTask('draftPages', input)),
    completeResponse: (input) => {
      const stored = [...(input.specifications?.values() ?? [])];
      const size = stored.reduce((sum, specification) => sum + sizeOf(specification), input.text.length);
      return withinBudget(budget, size * inMemory, () => deps.runTask('completeResponse', input));
    },
  };
}

/** Returns the size of the texts that pages come from. */
function sizeOfPages(pages: PageSource, sizeOf: (stored: { bytes: Uint8Array }) => number): number {
  if (pages.kind === 'outline') return sizeOf(pages.outline);
  return pages.nested.reduce((size, nested) => size + sizeOfPages(nested, sizeOf), pages.draft.byteLength);
}

/** Waits for a share of the budget, and releases it when the work ends. */
async function withinBudget<T>(budget: ByteBudget, bytes: number, work: () => Promise<T>): Promise<T> {
  const reservation =
    budget.tryReserve(bytes) ??
    (await budget.reserve(bytes, AbortSignal.timeout(maxWait)).catch(() => {
      throw overloaded('The server is computing too much content at the moment. Try again later.');
    }));
  try {
    return await work();
  } finally {
    reservation.release();
  }
}
