import type { Schema } from '@specshelf/contract';
import { documentToMarkdown } from '@specshelf/markdown/document-to-markdown';

/**
 * A document as Markdown (GitHub's, with formulas) that reads as if a person had written it. Blocks of operations, webhooks
 * and schemas are named; what else Markdown cannot say is left out.
 *
 * @example
 * ```ts
 * const spec = { ref: { kind: 'openapi', spec: 'pets' } };
 * const source = { type: 'builtin:openapi', props: { doc: 'models' }, dependencies: { spec } };
 * const document = await client.computedContent.generateDocument({ spaceId: 'docs', source, seed: 'docs' });
 * console.log(toMarkdown(document));
 * ```
 */
export function toMarkdown(document: Schema<'Document'>): string {
  return documentToMarkdown(document);
}
