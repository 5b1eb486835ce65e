import { Ids } from '../model/ids.js';
import type { RevisionDraft } from './draft-revision.js';
import type { PageDraft, SubpageDraft } from './page-draft.js';

/**
 * Replaces duplicate ids of pages and files, because independent sources may choose the same ids. A file that several sources
 * contain remains once.
 */
export function withUniqueIds({ pages, files }: RevisionDraft, seed: string): RevisionDraft {
  const [uniquePageId, uniqueFileId] = [createUniqueIds(seed), createUniqueIds(seed)];
  const distinct = new Map(files.map((file) => [JSON.stringify(file), file]));
  return {
    pages: pages.map((page) => withUniqueId(page, uniquePageId)),
    files: [...distinct.values()].map((file) => ({ ...file, id: uniqueFileId(file.id) })),
  };
}

function withUniqueId(page: PageDraft, unique: (id: string) => string): PageDraft {
  if (page.type !== 'group') return withUniqueSubpageIds(page, unique);
  return {
    ...page,
    id: unique(page.id),
    children: page.children.map((child) => withUniqueSubpageIds(child, unique)),
  };
}

function withUniqueSubpageIds(page: SubpageDraft, unique: (id: string) => string): SubpageDraft {
  const id = unique(page.id);
  if (page.type === 'link') return { ...page, id };
  return { ...page, id, children: page.children.map((child) => withUniqueSubpageIds(child, unique)) };
}

function createUniqueIds(seed: string): (id: string) => string {
  const ids = new Ids(seed);
  const counts = new Map<string, number>();
  const unique = (id: string): string => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    // Another source may also use the new id.
    return count === 0 ? id : unique(ids.of('again', id, count));
  };
  return unique;
}
