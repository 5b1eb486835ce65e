import type { Schema } from '@specshelf/contract';

/** A page before it has a place among its siblings: without slug and path, and what follows from them. */
export type PageDraft = SubpageDraft | GroupDraft<SubpageDraft>;

/** Groups are found at the top only. */
export type SubpageDraft = DocumentDraft<SubpageDraft> | LinkDraft;

/** A draft that may still have the pages of another source in it. */
export type OpenDraft = OpenSubpageDraft | GroupDraft<OpenSubpageDraft>;

export type OpenSubpageDraft = DocumentDraft<OpenSubpageDraft> | LinkDraft | ComputedDraft;

interface DraftFacts {
  id: string;
  title: string;
  linkTitle?: string | undefined;
  emoji?: string | undefined;
  icon?: string | undefined;
}

export interface DocumentDraft<Child> extends DraftFacts {
  type: 'document';
  /** What the slug is made from: the first one that has something to spell. */
  slugFrom: [string, ...string[]];
  description: string;
  wide: boolean;
  /** How its body is asked for; absent for a page without one. */
  computed?: { source: Schema<'ComputedContentSource'>; seed: string };
  children: Child[];
}

export interface GroupDraft<Child> extends DraftFacts {
  type: 'group';
  slugFrom: [string, ...string[]];
  children: Child[];
}

export interface LinkDraft extends DraftFacts {
  type: 'link';
  target: Schema<'ContentRef'>;
  /** Where the target is found, when that is known. */
  href?: string | undefined;
}

/** Stands for the pages of another source, which take its place. */
export interface ComputedDraft {
  type: 'computed';
  source: Schema<'ComputedContentSource'>;
  seed: string;
}

/** Pages that come to stand below another one: a group is an empty page there. */
export function asSubpages(drafts: readonly PageDraft[]): SubpageDraft[] {
  return drafts.map((draft) =>
    draft.type === 'group' ? { ...draft, type: 'document', description: '', wide: false } : draft,
  );
}
