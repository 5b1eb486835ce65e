import type { ComputedRevision, ComputedSource, Document } from '@specshelf/sdk';
import type { SuiteContext } from './suite-context.js';

type Page = ComputedRevision['pages'][number];
export type DocumentPage = Extract<Page, { type: 'document' }>;

/** Returns all document pages in reading order. */
export function documentPages(pages: readonly Page[]): DocumentPage[] {
  return pages.flatMap((page) => {
    if (page.type === 'link') return [];
    const below = documentPages(page.pages);
    return page.type === 'document' ? [page, ...below] : below;
  });
}

export function sourceOf(spec: string, props: Record<string, unknown>): ComputedSource {
  return { type: 'builtin:openapi', props, dependencies: { spec: { ref: { kind: 'openapi', spec } } } };
}

/** Computes the revision of a specification in the space `docs`. */
export function revisionOf(
  context: SuiteContext,
  spec: string,
  props: Record<string, unknown> = {},
  seed = 'seed',
) {
  return context
    .client()
    .computedContent.generateRevision({ spaceId: 'docs', source: sourceOf(spec, props), seed });
}

/** Computes the document of a page with the source and seed of the page. */
export function documentOf(
  context: SuiteContext,
  page: DocumentPage,
  form: { schema?: 'current' | 'next'; depth?: number } = {},
): Promise<Document> {
  const { computed, computedSeed } = page;
  if (!computed || !computedSeed) throw new Error(`The page ${page.path} has no computed source`);
  return context.client().computedContent.generateDocument({
    spaceId: 'docs',
    source: computed,
    seed: computedSeed,
    ...form,
  });
}

/**
 * Returns the targets of the API blocks of documents: `get /sailings`, `hook post sailingDelayed`, `schema Booking`. With
 * `spec`, only blocks of that specification: descriptions may contain blocks of others.
 */
export function blockTargetsIn(documents: readonly Document[], spec?: string): string[] {
  return documents.flatMap((document) =>
    document.nodes.flatMap((block) => {
      switch (block.type) {
        case 'openapi-operation':
          return isOf(block, spec) ? [`${block.data.method} ${block.data.path}`] : [];
        case 'openapi-webhook':
          return isOf(block, spec) ? [`hook ${block.data.method} ${block.data.name}`] : [];
        case 'openapi-schemas':
          return isOf(block, spec) ? block.data.schemas.map((name) => `schema ${name}`) : [];
        default:
          return [];
      }
    }),
  );
}

function isOf({ data }: { data: { ref: { spec: string } } }, spec: string | undefined): boolean {
  return spec === undefined || data.ref.spec === spec;
}

/** Returns a page, and throws if it does not exist. */
export function existingPage(page: DocumentPage | undefined): DocumentPage {
  if (!page) throw new Error('The page does not exist');
  return page;
}
