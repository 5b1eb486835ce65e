import type { DocumentNode } from './document-node.js';
import { walk } from './walk.js';

/**
 * Returns the text of a node without marks, for example the text of a heading for a table of contents.
 *
 * @example
 * ```ts
 * const spec = { ref: { kind: 'openapi', spec: 'pets' } };
 * const source = { type: 'builtin:openapi', props: { doc: 'models' }, dependencies: { spec } };
 * const document = await client.computedContent.generateDocument({ spaceId: 'docs', source, seed: 'docs' });
 * const headings = [...walk(document, 'heading-1')].map(({ node }) => textOf(node));
 * ```
 */
export function textOf(node: DocumentNode): string {
  let text = '';
  for (const { node: part } of walk(node)) {
    if (part.object === 'text') text += part.leaves.map((leaf) => leaf.text).join('');
  }
  return text;
}
