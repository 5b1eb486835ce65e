import type { JSONObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import { type FragmentSource, generateDocument, generateRevision, type Outline } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';

export type Page = Schema<'RevisionPageDocument'>;
type AnyPage = Schema<'RevisionPage'>;

const common = { specSlug: 'ferry-api', appURL: 'https://docs.example.org/s/SP1' };
const dependencies = { spec: { ref: { kind: 'openapi', spec: 'ferry-api' } } };

/** An OpenAPI 3.1 document with these members besides the required ones. */
export function specification(members: JSONObject): JSONObject {
  return { openapi: '3.1.0', info: { title: 'Ferry API', version: '1' }, ...members };
}

export function revisionOf(outline: Outline, props: Record<string, unknown> = {}, seed = 'seed') {
  const source = { type: 'builtin:openapi', props, dependencies };
  return generateRevision({ ...common, outline, source, seed });
}

/** Generates the document of a page from its source and seed. */
export function documentOf(outline: Outline, page: Page, fragments?: FragmentSource) {
  if (page.computed === undefined || page.computedSeed === undefined)
    throw new Error(`${page.path} is not computed`);
  return generateDocument({ ...common, outline, source: page.computed, seed: page.computedSeed }, fragments);
}

export function documentFor(outline: Outline, props: Record<string, unknown>, seed = 'seed:page') {
  return generateDocument({
    ...common,
    outline,
    source: { type: 'builtin:openapi', props, dependencies },
    seed,
  });
}

/** All pages with a document, parents before their children. */
export function allPages(pages: readonly AnyPage[]): Page[] {
  return pages.flatMap((page) => {
    if (page.type === 'link') return [];
    return page.type === 'group' ? allPages(page.pages) : [page, ...allPages(page.pages)];
  });
}

/** The titles of pages, indented by level. */
export function titles(pages: readonly AnyPage[], indent = ''): string[] {
  return pages.flatMap((page) => [
    indent + page.title,
    ...(page.type === 'link' ? [] : titles(page.pages, `${indent}  `)),
  ]);
}

export function titlesOf(members: JSONObject, props: Record<string, unknown> = {}): string[] {
  return titles(revisionOf(outlineOf(specification(members)), props).pages);
}

export function pageAt(pages: readonly AnyPage[], path: string): Page {
  const page = allPages(pages).find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`No page ${path} in ${allPages(pages).map((other) => other.path)}`);
  return page;
}

/** The operations (`get /pets`) and webhooks (`post hook name`) in a document, in order. */
export function actionsOn(document: Schema<'Document'> | undefined): string[] {
  return (document?.nodes ?? []).flatMap((block) => {
    if (block.type === 'openapi-operation') return [`${block.data.method} ${block.data.path}`];
    return block.type === 'openapi-webhook' ? [`${block.data.method} hook ${block.data.name}`] : [];
  });
}

/** The operations and webhooks on each page of a revision by tag. */
export function contentsOf(members: JSONObject): Record<string, string[]> {
  const outline = outlineOf(specification(members));
  const pages = allPages(revisionOf(outline).pages);
  return Object.fromEntries(pages.map((page) => [page.path, actionsOn(documentOf(outline, page))]));
}
