import type { TextOrInline } from './node-types.js';

/** The text of inlines without marks. */
export function plainText(nodes: readonly TextOrInline[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: TextOrInline): string {
  if (node.object === 'text') return node.leaves.map((leaf) => leaf.text).join('');
  switch (node.type) {
    case 'link':
    case 'annotation':
      return plainText(node.nodes);
    case 'inline-image':
      return node.data.alt ?? '';
    case 'inline-math':
      return node.data.formula;
    case 'button':
      return node.data.label;
    default:
      return '';
  }
}
