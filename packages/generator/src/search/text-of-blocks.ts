import { childrenOf, type DocumentNode } from '../nodes/document-node.js';
import type { Block } from '../outline/outline.js';

/** In UTF-16 units. The first sentences say what a part is for. */
export const maxBodyLength = 500;

/** The beginning of the text of blocks, on one line. */
export function textOfBlocks(blocks: readonly Block[]): string {
  let text = '';
  // Blocks without text are rare, but may be many.
  let budget = maxBodyLength;
  const visit = (node: DocumentNode) => {
    if (text.length >= maxBodyLength || budget === 0) return;
    budget -= 1;
    if (node.leaves !== undefined) for (const leaf of node.leaves) text += leaf.text.slice(0, maxBodyLength);
    else childrenOf(node).forEach(visit);
    if (node.object === 'block') text += ' ';
  };
  for (const block of blocks) {
    if (text.length >= maxBodyLength || budget === 0) break;
    visit(block);
  }
  return text.slice(0, maxBodyLength).replace(/\s+/g, ' ').trim();
}
