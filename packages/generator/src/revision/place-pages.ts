import type { Schema } from '@specshelf/contract';
import { Slugs } from '../slug.js';
import type { DocumentDraft, GroupDraft, LinkDraft, PageDraft, SubpageDraft } from './page-draft.js';
import { pageLayout } from './page-layout.js';

/** Gives siblings their slugs, and from there on down everything that follows from the place of a page. */
export function placePages(drafts: readonly PageDraft[], appURL: string): Schema<'RevisionPage'>[] {
  const slugs = new Slugs();
  const top: Place = { slugs, above: '', appURL };
  return drafts.map((draft) => (draft.type === 'group' ? groupPage(draft, top) : subpage(draft, top)));
}

/** Where pages come to stand. */
interface Place {
  /** What their siblings have taken. */
  slugs: Slugs;
  /** The path of the page above, with a slash at the end; empty at the top. */
  above: string;
  appURL: string;
}

function subpages(drafts: readonly SubpageDraft[], path: string, { appURL }: Place) {
  if (drafts.length === 0) return [];
  const place: Place = { slugs: new Slugs(), above: `${path}/`, appURL };
  return drafts.map((draft) => subpage(draft, place));
}

function subpage(draft: SubpageDraft, place: Place): Schema<'RevisionSubpage'> {
  return draft.type === 'link' ? linkPage(draft) : documentPage(draft, place);
}

function documentPage(draft: DocumentDraft<SubpageDraft>, place: Place): Schema<'RevisionPageDocument'> {
  const slug = place.slugs.take(...draft.slugFrom);
  const path = place.above + slug;
  const { computed } = draft;
  return {
    id: draft.id,
    type: 'document',
    kind: 'sheet',
    title: draft.title,
    description: draft.description,
    slug,
    path,
    urls: { app: `${place.appURL}/${path}` },
    pages: subpages(draft.children, path, place),
    layout: pageLayout(draft.wide),
    tags: [],
    ...labels(draft),
    ...(computed && { computed: computed.source, computedSeed: computed.seed }),
  };
}

function groupPage(draft: GroupDraft<SubpageDraft>, place: Place): Schema<'RevisionPageGroup'> {
  const slug = place.slugs.take(...draft.slugFrom);
  const path = place.above + slug;
  return {
    id: draft.id,
    type: 'group',
    kind: 'group',
    title: draft.title,
    slug,
    path,
    pages: subpages(draft.children, path, place),
    ...labels(draft),
  };
}

function linkPage(draft: LinkDraft): Schema<'RevisionPageLink'> {
  const { id, title, target, href } = draft;
  return {
    id,
    type: 'link',
    kind: 'link',
    title,
    target,
    ...(href !== undefined && { href }),
    ...labels(draft),
  };
}

/** What few pages have. It goes in last: an object takes members several times faster before it takes those of another. */
function labels({ linkTitle, emoji, icon }: PageDraft) {
  return {
    ...(linkTitle !== undefined && { linkTitle }),
    ...(emoji !== undefined && { emoji }),
    ...(icon !== undefined && { icon }),
  };
}
