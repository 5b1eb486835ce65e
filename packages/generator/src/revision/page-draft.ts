import type { Schema } from '@specshelf/contract';

/** A page before its slug and path are assigned. */
export type PageDraft = SubpageDraft | GroupDraft<SubpageDraft>;

/** Groups are allowed at the top level only. */
export type SubpageDraft = DocumentDraft<SubpageDraft> | LinkDraft;

/** A draft that may still contain pages of other sources. */
export type OpenDraft = OpenSubpageDraft | GroupDraft<OpenSubpageDraft>;

export type OpenSubpageDraft = DocumentDraft<OpenSubpageDraft> | LinkDraft | ComputedDraft;

interface DraftBase {
  id: string;
  title: string;
  linkTitle?: string | undefined;
  emoji?: string | undefined;
  icon?: string | undefined;
}

export interface DocumentDraft<Child> extends DraftBase {
  type: 'document';
  /** Texts for the slug; the first one with a letter or digit counts. */
  slugFrom: [string, ...string[]];
  description: string;
  wide: boolean;
  /** Source and seed of its document; absent for a page without one. */
  computed?: { source: Schema<'ComputedContentSource'>; seed: string };
  children: Child[];
}

export interface GroupDraft<Child> extends DraftBase {
  type: 'group';
  slugFrom: [string, ...string[]];
  children: Child[];
}

export interface LinkDraft extends DraftBase {
  type: 'link';
  target: Schema<'ContentRef'>;
  /** URL of the target, if known. */
  href?: string | undefined;
}

/** Placeholder for the pages of another source. */
export interface ComputedDraft {
  type: 'computed';
  source: Schema<'ComputedContentSource'>;
  seed: string;
}

/** Converts pages for a place below another page, where a group becomes an empty page. */
export function asSubpages(drafts: readonly PageDraft[]): SubpageDraft[] {
  return drafts.map((draft) =>
    draft.type === 'group' ? { ...draft, type: 'document', description: '', wide: false } : draft,
  );
}
