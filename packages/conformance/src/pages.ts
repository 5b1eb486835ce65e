import type { ComputedRevision, ComputedSource, Document } from '@specshelf/sdk';
import type { Stage } from './stage.js';

type Page = ComputedRevision['pages'][number];
export type DocumentPage = Extract<Page, { type: 'document' }>;

/** All pages of a revision that have a body, in the order in which they are read. */
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

/** The revision of a specification in the space `docs`. */
export function revisionOf(stage: Stage, spec: string, props: Record<string, unknown> = {}, seed = 'seed') {
  return stage
    .client()
    .computedContent.generateRevision({ spaceId: 'docs', source: sourceOf(spec, props), seed });
}

/** The document of a page: asked for with exactly what the page says. */
export function documentOf(stage: Stage, page: DocumentPage, schema?: 'current' | 'next'): Promise<Document> {
  const { computed, computedSeed } = page;
  if (!computed || !computedSeed) throw new Error(`The page ${page.path} does not say how it is computed`);
  return stage.client().computedContent.generateDocument({
    spaceId: 'docs',
    source: computed,
    seed: computedSeed,
    ...(schema ? { schema } : {}),
  });
}

/**
 * What the API blocks of documents point to: `GET /sailings`, `hook post sailingDelayed`, `schema Booking`. With a name of
 * a specification, only what is in that one: authors may show others in their descriptions.
 */
export function pointersIn(documents: readonly Document[], spec?: string): string[] {
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
