import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { Ids } from '../model/ids.js';
import type { RevisionDraft } from './draft-revision.js';
import type { ComputedDraft, DocumentDraft, OpenDraft, OpenSubpageDraft } from './page-draft.js';

type IntegrationResponse = Schema<'ContentComputeRevisionAnswer'>;
type InputPage = Schema<'InputPage'>;
type InputSubpage = Schema<'InputSubpage'>;
type Source = Schema<'ComputedContentSource'>;

/** Drafts the pages and files of an integration's response, with ids and seeds for those without one. */
export function draftResponse(
  { pages = [], files = [] }: IntegrationResponse,
  seed: string,
): RevisionDraft<OpenDraft> {
  const ids = new Ids(seed);
  const context: Context = { ids, identities: new Identities() };
  return {
    pages: pages.map((page) => draftPage(page, '', context)),
    files: files.map((file) => draftFile(file, context)),
  };
}

interface Context {
  ids: Ids;
  identities: Identities;
}

/** Counts equal identities, so that equal pages have different ids. */
class Identities {
  readonly #counts = new Map<string, number>();

  of(...parts: readonly unknown[]): [string, number] {
    const identity = JSON.stringify(parts);
    const count = this.#counts.get(identity) ?? 0;
    this.#counts.set(identity, count + 1);
    return [identity, count];
  }
}

function draftPage(page: InputPage, parentKey: string, context: Context): OpenDraft {
  if (page.type !== 'group') return draftSubpage(page, parentKey, context);
  return {
    id: idOf(page, parentKey, context),
    type: 'group',
    ...labels(page),
    slugFrom: slugFrom(page),
    children: draftChildren(page, parentKey, context),
  };
}

/** `parentKey` is derived from the titles of all parents. It is short, because the identity of every page contains it. */
function draftSubpage(page: InputSubpage, parentKey: string, context: Context): OpenSubpageDraft {
  const id = idOf(page, parentKey, context);
  switch (page.type) {
    case 'document':
      return draftDocument(page, id, draftChildren(page, parentKey, context), context.ids);
    case 'link':
      return { id, type: 'link', ...labels(page), target: page.target };
    case 'computed':
      return draftComputed(page.computed, context.ids.documentSeed(id));
  }
}

function draftChildren(
  { title, pages = [] }: { title: string; pages?: readonly InputSubpage[] },
  parentKey: string,
  context: Context,
): OpenSubpageDraft[] {
  const key = context.ids.of('under', parentKey, title);
  return pages.map((child) => draftSubpage(child, key, context));
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
    ...defined({
      computed: computed && { source: withoutStates(computed), seed: ids.documentSeed(id) },
    }),
    children,
  };
}

function draftComputed(source: Source, seed: string): ComputedDraft {
  return { type: 'computed', source, seed };
}

/**
 * The id of a page, or an id derived from its position, type, title and source. The source distinguishes pages with the same
 * title, so that the ids of the others do not change when one of them is removed.
 */
function idOf(page: InputPage, parentKey: string, { ids, identities }: Context): string {
  if (page.id !== undefined) return page.id;
  const computed = 'computed' in page ? page.computed : undefined;
  return ids.of('answered', ...identities.of(parentKey, page.type, page.title, computed));
}

function labels({ title, linkTitle, emoji, icon }: InputPage) {
  return { title, linkTitle, emoji, icon };
}

function slugFrom({ slug, title }: { slug?: string; title: string }): [string, ...string[]] {
  return slug === undefined ? [title] : [slug, title];
}

/** Omits the states of the dependencies, because they may change before the document is requested. */
function withoutStates({ type, props, dependencies }: Source): Source {
  const references =
    dependencies && Object.entries(dependencies).map(([name, { ref }]) => [name, { ref }] as const);
  return { type, ...defined({ props, dependencies: references && Object.fromEntries(references) }) };
}

function draftFile(file: Schema<'InputFile'>, { ids, identities }: Context): Schema<'RevisionFile'> {
  const { name, contentType, downloadURL, size, dimensions } = file;
  const id = file.id ?? ids.of('file', ...identities.of('file', name, downloadURL));
  return { id, name, contentType, downloadURL, size, ...defined({ dimensions }) };
}
