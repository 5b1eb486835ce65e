import type { SchemaUses, SpecOverview } from '@specshelf/generator';
import { createByteBudget } from '../../base/concurrency/byte-budget.js';
import { CoalescingCache } from '../../base/concurrency/coalescing-cache.js';
import { withinBudget } from '../../base/concurrency/within-budget.js';
import { type ContentReader, readBytes } from '../../base/content/read-content.js';
import type { Deps } from '../../base/ports/deps.js';
import type { IndexInput } from '../../base/ports/search/index-task.js';
import type { ContentCodec } from '../../base/ports/work/content.js';
import type { TaskFunctions } from '../../base/ports/work/heavy-work.js';
import type {
  CompletedResponse,
  DraftedPages,
  DraftInput,
  PageSource,
  PrintedSiteMap,
  Rendered,
  RenderedRevision,
  RenderInput,
  ResponseInput,
  RevisionInput,
  SchemaInput,
  SiteMapInput,
  StoredOutline,
  StoredSpecification,
} from '../../base/ports/work/rendering.js';
import type { StoredText } from '../../base/ports/work/source-lines.js';
import { findSchemaUses } from '../heavy-work/find-schema-uses.js';
import { printSiteMap } from '../heavy-work/print/print-site-map.js';
import { findLine, readLines } from '../heavy-work/read-lines.js';
import { readOverview } from '../heavy-work/read-overview.js';
import { renderDocument } from '../heavy-work/render-document.js';
import { renderRevision } from '../heavy-work/render-revision.js';
import { renderSchema } from '../heavy-work/render-schema.js';
import type { IndexedVersion } from '../heavy-work/search/index-version.js';
import { unpackIndex } from '../heavy-work/search/pack-index.js';
import { createTaskContext, type TaskContext } from '../tasks/create-task-context.js';

type Lines = Pick<TaskFunctions, 'readLines' | 'findLine'>;

/** Renders small content on the calling thread, and the rest as heavy work, within one memory budget. */
export interface Renderers extends Lines {
  /** Returns a stored outline from a cache. */
  outline(digest: string): Promise<StoredOutline>;
  /** Returns a stored specification from the same cache, because all pages of a version need it. */
  specification(digest: string): Promise<StoredSpecification>;
  revision(input: RevisionInput): Promise<RenderedRevision>;
  document(input: RenderInput): Promise<Rendered | undefined>;
  draftPages(input: DraftInput): Promise<DraftedPages>;
  completeResponse(input: ResponseInput): Promise<CompletedResponse>;
  siteMap(input: SiteMapInput): Promise<PrintedSiteMap>;
  searchIndex(input: IndexInput): Promise<IndexedVersion>;
  overview(specification: StoredSpecification): Promise<SpecOverview>;
  schema(input: SchemaInput): Promise<Rendered | undefined>;
  schemaUses(input: { name: string; specification: StoredSpecification }): Promise<SchemaUses>;
  /** Returns a stored text from the same cache. `readStored` returns its compressed bytes; default: those of the digest. */
  text(digest: string, readStored?: () => Promise<Uint8Array>): Promise<StoredText>;
}

/**
 * The largest texts of outlines and specifications that are rendered on the calling thread: with more, a revision of the smallest possible
 * pages, or a document of the smallest possible blocks, would block it for more than 20 ms.
 */
const small = { revision: 24 * 1024, document: 96 * 1024, specification: 96 * 1024, text: 96 * 1024 };

export type RendererDeps = Pick<Deps, keyof ContentCodec | 'runTask' | 'share' | 'limits'> & ContentReader;

/** Memory budget of concurrent computations in bytes. */
const capacity = 192 * 1024 * 1024;

/** Ratio of the memory of a parsed text and its results to its size. */
const inMemory = 6;

export function createRenderers(deps: RendererDeps): Renderers {
  const budget = createByteBudget({ capacity, small: 4 * 1024 * 1024 });
  const maximum = Math.ceil(deps.limits.computed / 2);
  const stored = new CoalescingCache<StoredOutline & StoredSpecification>({
    maximum,
    weigh: ({ bytes }) => Math.max(bytes.byteLength, 1),
  });
  const read = (digest: string, readStored = () => readBytes(deps, digest)) =>
    stored.get(digest, async () => {
      const bytes = await readStored();
      return { digest, bytes: deps.share?.(bytes) ?? bytes };
    });
  const threads: Threads = {
    deps,
    here: createTaskContext(deps, maximum),
    sizeOf: ({ bytes }) => deps.sizeOf(bytes),
    within: (size, compute) => withinBudget(budget, size * inMemory, compute),
  };
  return {
    outline: (digest) => read(digest),
    specification: (digest) => read(digest),
    text: read,
    ...createPageRenderers(threads),
    ...createPartReaders(threads),
  };
}

/** The threads on which content is computed. */
interface Threads {
  deps: Pick<Deps, 'runTask'>;
  /** What computations on the calling thread share. */
  here: TaskContext;
  sizeOf(stored: { bytes: Uint8Array }): number;
  /** Computes from a text of a size within the memory budget. */
  within<T>(size: number, compute: () => Promise<T>): Promise<T>;
}

type PartReaders = Pick<Renderers, 'overview' | 'schema' | 'schemaUses' | 'readLines' | 'findLine'>;

/** Renders pages, and what the navigation and the search need of all of them. */
function createPageRenderers({
  deps,
  here,
  sizeOf,
  within,
}: Threads): Omit<Renderers, keyof PartReaders | 'outline' | 'specification' | 'text'> {
  return {
    revision: async (input) => {
      const { pages } = input;
      const isHere = pages.kind === 'outline' && sizeOf(pages.outline) <= small.revision;
      if (isHere) return renderRevision(input, here);
      return within(sizeOfPages(pages, sizeOf), () => deps.runTask('renderRevision', input));
    },
    document: async (input) => {
      const isHere = input.specification === undefined && sizeOf(input.outline) <= small.document;
      if (isHere) return renderDocument(input, here);
      const size = sizeOf(input.outline) + (input.specification ? sizeOf(input.specification) : 0);
      return within(size, () => deps.runTask('renderDocument', input));
    },
    draftPages: (input) => within(input.text.length, () => deps.runTask('draftPages', input)),
    completeResponse: (input) => {
      const stored = [...(input.specifications?.values() ?? [])];
      const size = stored.reduce((sum, specification) => sum + sizeOf(specification), input.text.length);
      return within(size, () => deps.runTask('completeResponse', input));
    },
    siteMap: async (input) => {
      const size = sizeOf(input.outline);
      if (size <= small.revision) return printSiteMap(input, here);
      return within(size, () => deps.runTask('printSiteMap', input));
    },
    // A small document may have many large operations, because they share parts.
    searchIndex: (input) => {
      const size = sizeOf(input.outline) + sizeOf(input.specification);
      return within(size, async () => unpackIndex(await deps.runTask('indexVersion', input)));
    },
  };
}

/** Reads parts of one specification or text. */
function createPartReaders({ deps, here, sizeOf, within }: Threads): PartReaders {
  return {
    overview: async (specification) => {
      const size = sizeOf(specification);
      if (size <= small.specification) return readOverview(specification, here);
      return within(size, () => deps.runTask('readOverview', specification));
    },
    schema: async (input) => {
      const size = sizeOf(input.specification);
      if (size <= small.specification) return renderSchema(input, here);
      return within(size, () => deps.runTask('renderSchema', input));
    },
    schemaUses: async (input) => {
      const size = sizeOf(input.specification);
      if (size <= small.specification) return findSchemaUses(input, here);
      return within(size, () => deps.runTask('findSchemaUses', input));
    },
    readLines: async (input) => {
      const size = sizeOf(input.source);
      if (size <= small.text) return readLines(input, here);
      return within(size, () => deps.runTask('readLines', input));
    },
    findLine: async (input) => {
      const size = sizeOf(input.source);
      if (size <= small.text) return findLine(input, here);
      return within(size, () => deps.runTask('findLine', input));
    },
  };
}

/** Returns the size of the texts that pages come from. */
function sizeOfPages(pages: PageSource, sizeOf: (stored: { bytes: Uint8Array }) => number): number {
  if (pages.kind === 'outline') return sizeOf(pages.outline);
  return pages.nested.reduce((size, nested) => size + sizeOfPages(nested, sizeOf), pages.draft.byteLength);
}
