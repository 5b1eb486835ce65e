import {
  asSubpages,
  type OpenDraft,
  type OpenSubpageDraft,
  type PageDraft,
  type SubpageDraft,
} from '@specshelf/generator';

type ComputedDraft = Extract<OpenDraft, { type: 'computed' }>;

/** Gets the pages of another source. */
export type DraftOf = (computed: ComputedDraft) => Promise<PageDraft[]>;

/** The pages with those of other sources in the places that stand for them. One source after the other. */
export async function expandDrafts(drafts: readonly OpenDraft[], draftOf: DraftOf): Promise<PageDraft[]> {
  const expanded: PageDraft[] = [];
  for (const draft of drafts) {
    if (draft.type === 'group') {
      expanded.push({ ...draft, children: await expandSubpages(draft.children, draftOf) });
    } else if (draft.type === 'computed') expanded.push(...(await draftOf(draft)));
    else expanded.push(...(await expandSubpages([draft], draftOf)));
  }
  return expanded;
}

async function expandSubpages(
  drafts: readonly OpenSubpageDraft[],
  draftOf: DraftOf,
): Promise<SubpageDraft[]> {
  const expanded: SubpageDraft[] = [];
  for (const draft of drafts) {
    if (draft.type === 'link') expanded.push(draft);
    else if (draft.type === 'computed') expanded.push(...asSubpages(await draftOf(draft)));
    else expanded.push({ ...draft, children: await expandSubpages(draft.children, draftOf) });
  }
  return expanded;
}
