import { toHtml } from 'hast-util-to-html';
import { safeTree } from '../../src/html/safe-tree.js';
import { blocksFromTree } from '../../src/nodes/blocks-from-tree.js';

/** The result of the Markdown parser, without the fast path. */
export function parsedMarkdown(text: string) {
  const tree = safeTree(text, { removeRemoteImages: false });
  if (tree === undefined) throw new Error(`Too expensive to parse: ${JSON.stringify(text.slice(0, 100))}`);
  return {
    document: { object: 'document', data: { schemaVersion: 1 }, nodes: blocksFromTree(tree) },
    html: toHtml(tree).replace(/^[ \t\f\n]+|[ \t\f\n]+$/g, ''),
  };
}
