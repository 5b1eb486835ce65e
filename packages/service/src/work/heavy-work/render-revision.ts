import {
  draftRevision,
  finishRevision,
  maxPages,
  type OpenDraft,
  type PageDraft,
  type RevisionDraft,
  withUniqueIds,
} from '@specshelf/generator';
import type {
  ExceededLimit,
  IntegrationPages,
  OutlinePages,
  RenderedRevision,
  RevisionInput,
} from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import type { ReadOutline } from '../tasks/readers/create-outline-reader.js';
import { readDraft } from './draft-pages.js';
import { countPages, expandDrafts } from './expand-drafts.js';
import { render } from './render.js';

/** Limits the length of paths. */
const maxDepth = 32;

export async function renderRevision(
  { pages: source, seed, appURL }: RevisionInput,
  { codec, readOutline }: Pick<TaskContext, 'codec' | 'readOutline'>,
): Promise<RenderedRevision> {
  if (source.kind === 'outline') {
    return render(finishRevision(await draftOutline(source, readOutline), appURL), codec);
  }
  const count: ItemCount = { left: maxPages };
  const draft = await draftResponse(source, readOutline, count);
  const exceeded = count.exceeded ?? exceededDepth(source, draft.pages);
  return exceeded ? { exceeded } : render(finishRevision(withUniqueIds(draft, seed), appURL), codec);
}

async function draftOutline(
  { outline, ...input }: OutlinePages,
  readOutline: ReadOutline,
): Promise<RevisionDraft> {
  return draftRevision({ ...input, outline: await readOutline(outline) });
}

/** Remaining number of pages and files, and the limit that was exceeded. */
interface ItemCount {
  left: number;
  exceeded?: ExceededLimit;
}

const nothing: RevisionDraft = { pages: [], files: [] };

/** Returns the pages of an integration, including those of nested sources. Stops at the limit. */
async function draftResponse(
  source: IntegrationPages,
  readOutline: ReadOutline,
  count: ItemCount,
): Promise<RevisionDraft> {
  const draft = readDraft(source.draft);
  takeFrom(count, draft, source);
  const drafts: RevisionDraft[] = [];
  for (const nested of source.nested) {
    if (count.exceeded) return nothing;
    if (nested.kind === 'integration') drafts.push(await draftResponse(nested, readOutline, count));
    else {
      const pages = await draftOutline(nested, readOutline);
      takeFrom(count, pages, source);
      drafts.push(pages);
    }
  }
  return count.exceeded ? nothing : merge(draft, drafts);
}

function merge(draft: RevisionDraft<OpenDraft>, nested: readonly RevisionDraft[]): RevisionDraft {
  const places = nested.values();
  return {
    pages: expandDrafts(draft.pages, () => places.next().value?.pages ?? []),
    files: [...draft.files, ...nested.flatMap(({ files }) => files)],
  };
}

function takeFrom(
  count: ItemCount,
  { pages, files }: RevisionDraft<OpenDraft>,
  { integration }: IntegrationPages,
): void {
  count.left -= countPages(pages) + files.length;
  if (count.left < 0) count.exceeded ??= { integration, limit: tooManyItems };
}

export const tooManyItems = `more than ${maxPages} pages and files`;

function exceededDepth(
  { integration }: IntegrationPages,
  pages: readonly PageDraft[],
): ExceededLimit | undefined {
  if (depthOf(pages) <= maxDepth) return undefined;
  return { integration, limit: `pages nested deeper than ${maxDepth} levels` };
}

function depthOf(pages: readonly PageDraft[]): number {
  return pages.reduce(
    (depth, page) => Math.max(depth, 1 + ('children' in page ? depthOf(page.children) : 0)),
    0,
  );
}
