import { toHtml } from 'hast-util-to-html';
import { safeTree } from '../../src/html/safe-tree.js';
import { blocksFromTree } from '../../src/nodes/blocks-from-tree.js';

/** What a text becomes by the Markdown parser, however simple it is. */
export function parsedMarkdown(text: string) {
  const tree = safeTree(text, { removeRemoteImages: false });
  if (tree === undefined) throw new Error(`Too costly to parse: ${JSON.stringify(text.slice(0, 100))}`);
  return {
    document: { object: 'document', data: { schemaVersion: 1 }, nodes: blocksFromTree(tree) },
    html: toHtml(tree).replace(/^[ \t\f\n]+|[ \t\f\n]+$/g, ''),
  };
}
