import type { Schema } from '@specshelf/contract';
import { Ids } from '../ids.js';
import type { RevisionDraft } from './draft-revision.js';
import type { ComputedDraft, DocumentDraft, OpenDraft, OpenSubpageDraft } from './page-draft.js';

type Answer = Schema<'ContentComputeRevisionAnswer'>;
type InputPage = Schema<'InputPage'>;
type InputSubpage = Schema<'InputSubpage'>;
type Source = Schema<'ComputedContentSource'>;

/** The pages and files that an integration has answered, with ids and seeds for those that have none. */
export function draftAnswer({ pages = [], files = [] }: Answer, seed: string): RevisionDraft<OpenDraft> {
  const ids = new Ids(seed);
  const identities = new Identities();
  return {
    pages: pages.map((page) => draftPage(page, '', ids, identities)),
    files: files.map((file) => draftFile(file, ids, identities)),
  };
}

/**
 * What a page is told by that brings no id: where it stands, its type and its title; and what it computes, so that pages of
 * one title are not mixed up when one of them goes. The rest is counted.
 */
class Identities {
  readonly #counts = new Map<string, number>();

  of(...parts: readonly unknown[]): [string, number] {
    const identity = JSON.stringify(parts);
    const count = this.#counts.get(identity) ?? 0;
    this.#counts.set(identity, count + 1);
    return [identity, count];
  }
}

function draftPage(page: InputPage, above: string, ids: Ids, identities: Identities): OpenDraft {
  if (page.type !== 'group') return draftSubpage(page, above, ids, identities);
  return {
    id: idOf(page, above, ids, identities),
    type: 'group',
    ...labels(page),
    slugFrom: slugFrom(page),
    children: draftChildren(page, above, ids, identities),
  };
}

/** `above` tells where a page stands. Made from the titles up there, and short: every page below repeats it. */
function draftSubpage(page: InputSubpage, above: string, ids: Ids, identities: Identities): OpenSubpageDraft {
  const id = idOf(page, above, ids, identities);
  switch (page.type) {
    case 'document':
      return draftDocument(page, id, draftChildren(page, above, ids, identities), ids);
    case 'link':
      return { id, type: 'link', ...labels(page), target: page.target };
    case 'computed':
      return draftComputed(page.computed, ids.documentSeed(id));
  }
}

function draftChildren(
  { title, pages = [] }: { title: string; pages?: readonly InputSubpage[] },
  above: string,
  ids: Ids,
  identities: Identities,
): OpenSubpageDraft[] {
  const here = ids.of('under', above, title);
  return pages.map((child) => draftSubpage(child, here, ids, identities));
}

function draftDocument(
  page: Schema<'InputPageDocument'>,
  id: string,
  children: OpenSubpageDraft[],
  ids: Ids,
): DocumentDraft<OpenSubpageDraft> {
  const { computed } = page;
  return {
    id,
    type: 'document',
    ...labels(page),
    slugFrom: slugFrom(page),
    description: page.description ?? '',
    wide: false,
    ...(computed && { computed: { source: withoutStates(computed), seed: ids.documentSeed(id) } }),
    children,
  };
}

function draftComputed(source: Source, seed: string): ComputedDraft {
  return { type: 'computed', source, seed };
}

function idOf(page: InputPage, above: string, ids: Ids, identities: Identities): string {
  if (page.id !== undefined) return page.id;
  const computed = 'computed' in page ? page.computed : undefined;
  return ids.of('answered', ...identities.of(above, page.type, page.title, computed));
}

function labels({ title, linkTitle, emoji, icon }: InputPage) {
  return { title, linkTitle, emoji, icon };
}

function slugFrom({ slug, title }: { slug?: string; title: string }): [string, ...string[]] {
  return slug === undefined ? [title] : [slug, title];
}

/** What a page is made from, to be looked up when its document is asked for: what is true of it now may not be then. */
function withoutStates({ type, props, dependencies }: Source): Source {
  return {
    type,
    ...(props && { props }),
    ...(dependencies && {
      dependencies: Object.fromEntries(
        Object.entries(dependencies).map(([name, { ref }]) => [name, { ref }] as const),
      ),
    }),
  };
}

function draftFile(file: Schema<'InputFile'>, ids: Ids, identities: Identities): Schema<'RevisionFile'> {
  const { name, contentType, downloadURL, size, dimensions } = file;
  const id = file.id ?? ids.of('file', ...identities.of('file', name, downloadURL));
  return { id, name, contentType, downloadURL, size, ...(dimensions && { dimensions }) };
}
