import {
  asSubpages,
  type OpenDraft,
  type OpenSubpageDraft,
  type PageDraft,
  type SubpageDraft,
} from '@specshelf/generator';

type ComputedDraft = Extract<OpenDraft, { type: 'computed' }>;

/** Returns the pages of another source. */
export type PagesOf = (computed: ComputedDraft) => PageDraft[];

/** Replaces computed pages with the pages of their sources, in order. */
export function expandDrafts(drafts: readonly OpenDraft[], pagesOf: PagesOf): PageDraft[] {
  return drafts.flatMap((draft): PageDraft[] => {
    if (draft.type === 'computed') return pagesOf(draft);
    if (draft.type !== 'group') return expandSubpages([draft], pagesOf);
    return [{ ...draft, children: expandSubpages(draft.children, pagesOf) }];
  });
}

function expandSubpages(drafts: readonly OpenSubpageDraft[], pagesOf: PagesOf): SubpageDraft[] {
  return drafts.flatMap((draft): SubpageDraft[] => {
    if (draft.type === 'link') return [draft];
    if (draft.type === 'computed') return asSubpages(pagesOf(draft));
    return [{ ...draft, children: expandSubpages(draft.children, pagesOf) }];
  });
}

/** Returns the computed pages, in the order of `expandDrafts`. */
export function computedIn(drafts: readonly OpenDraft[]): ComputedDraft[] {
  return drafts.flatMap((draft) => {
    if (draft.type === 'computed') return [draft];
    return 'children' in draft ? computedIn(draft.children) : [];
  });
}

export function countPages(pages: readonly OpenDraft[]): number {
  return pages.reduce((count, page) => count + 1 + ('children' in page ? countPages(page.children) : 0), 0);
}
