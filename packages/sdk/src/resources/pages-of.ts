import type { ComputedRevision, RevisionPage } from '../model/models.js';

/**
 * Iterates over all pages of a revision in the order of its menu: parents before children. With a type, only over pages of that type.
 * Pages of the type `document` have a body; `group` and `link` have none.
 *
 * @example
 * ```ts
 * const spec = { ref: { kind: 'openapi', spec: 'pets' } };
 * const source = { type: 'builtin:openapi', props: { models: true }, dependencies: { spec } };
 * const revision = await client.computedContent.generateRevision({ spaceId: 'docs', source, seed: 'docs' });
 * for (const { title } of pagesOf(revision, 'document')) console.log(title); // Introduction, Pets, Models
 * ```
 */
export function* pagesOf<Type extends RevisionPage['type'] = RevisionPage['type']>(
  { pages }: Pick<ComputedRevision, 'pages'>,
  type?: Type,
): IterableIterator<Extract<RevisionPage, { type: Type }>> {
  for (const page of pages) {
    if (isOfType(page, type)) yield page;
    if ('pages' in page) yield* pagesOf(page, type);
  }
}

function isOfType<Type extends RevisionPage['type']>(
  page: RevisionPage,
  type: Type | undefined,
): page is Extract<RevisionPage, { type: Type }> {
  return type === undefined || page.type === type;
}
