import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { Slugs } from '../model/slug.js';
import type { DocumentDraft, GroupDraft, LinkDraft, PageDraft, SubpageDraft } from './page-draft.js';
import { pageLayout } from './page-layout.js';

/** Assigns slugs and paths to drafts, which makes them pages of a revision. */
export function placePages(drafts: readonly PageDraft[], appURL: string): Schema<'RevisionPage'>[] {
  const slugs = new Slugs();
  const top: Place = { slugs, parentPath: '', appURL };
  return drafts.map((draft) => (draft.type === 'group' ? groupPage(draft, top) : subpage(draft, top)));
}

interface Place {
  /** The slugs of the siblings. */
  slugs: Slugs;
  /** The path of the parent with a trailing slash; empty at the top level. */
  parentPath: string;
  appURL: string;
}

function subpages(drafts: readonly SubpageDraft[], path: string, { appURL }: Place) {
  if (drafts.length === 0) return [];
  const place: Place = { slugs: new Slugs(), parentPath: `${path}/`, appURL };
  return drafts.map((draft) => subpage(draft, place));
}

function subpage(draft: SubpageDraft, place: Place): Schema<'RevisionSubpage'> {
  return draft.type === 'link' ? linkPage(draft) : documentPage(draft, place);
}

function documentPage(draft: DocumentDraft<SubpageDraft>, place: Place): Schema<'RevisionPageDocument'> {
  const slug = place.slugs.take(...draft.slugFrom);
  const path = place.parentPath + slug;
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
    ...defined({ computed: computed?.source, computedSeed: computed?.seed }),
  };
}

function groupPage(draft: GroupDraft<SubpageDraft>, place: Place): Schema<'RevisionPageGroup'> {
  const slug = place.slugs.take(...draft.slugFrom);
  const path = place.parentPath + slug;
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
    ...defined({ href }),
    ...labels(draft),
  };
}

/** Labels that few pages have. Spread last: adding members to an object is several times slower after a spread. */
function labels({ linkTitle, emoji, icon }: PageDraft) {
  return defined({ linkTitle, emoji, icon });
}
