import type { Schema } from '@specshelf/contract';
import { documentToMarkdown } from '@specshelf/markdown/document-to-markdown';

/**
 * Converts a document to GitHub Flavored Markdown with formulas. Blocks of operations, webhooks, and schemas are replaced with their names;
 * other blocks without a Markdown equivalent are omitted.
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
