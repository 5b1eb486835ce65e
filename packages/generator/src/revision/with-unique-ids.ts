import { Ids } from '../ids.js';
import type { RevisionDraft } from './draft-revision.js';
import type { PageDraft, SubpageDraft } from './page-draft.js';

/**
 * Pages and files with another id for each whose id an earlier one has: sources that give ids know nothing of each other. A
 * file that several of them bring is there once.
 */
export function withUniqueIds({ pages, files }: RevisionDraft, seed: string): RevisionDraft {
  const [uniquePage, uniqueFile] = [uniqueIds(seed), uniqueIds(seed)];
  const distinct = new Map(files.map((file) => [JSON.stringify(file), file]));
  return {
    pages: pages.map((page) => withUniqueId(page, uniquePage)),
    files: [...distinct.values()].map((file) => ({ ...file, id: uniqueFile(file.id) })),
  };
}

function withUniqueId(page: PageDraft, unique: (id: string) => string): PageDraft {
  if (page.type !== 'group') return renamed(page, unique);
  return {
    ...page,
    id: unique(page.id),
    children: page.children.map((child) => renamed(child, unique)),
  };
}

function renamed(page: SubpageDraft, unique: (id: string) => string): SubpageDraft {
  const id = unique(page.id);
  if (page.type === 'link') return { ...page, id };
  return { ...page, id, children: page.children.map((child) => renamed(child, unique)) };
}

function uniqueIds(seed: string): (id: string) => string {
  const ids = new Ids(seed);
  const counts = new Map<string, number>();
  const unique = (id: string): string => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    // Another source may have given the new id too.
    return count === 0 ? id : unique(ids.of('again', id, count));
  };
  return unique;
}
