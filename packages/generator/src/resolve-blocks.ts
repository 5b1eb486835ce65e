import type { JSONObject } from '@specshelf/parser';
import type { APIBlock } from './api-blocks.js';
import { childrenOf, type DocumentNode, mapNodes } from './document-node.js';
import { type Fragment, fragmentMaker, type Subject } from './fragment.js';
import type { GeneratorInput } from './generator-input.js';
import type { Block } from './outline.js';

/** The blocks, with what those of this specification point to in `data.resolved`, wherever they stand. */
export function resolveBlocks(
  blocks: readonly Block[],
  { specSlug }: GeneratorInput,
  specification: JSONObject,
): Block[] {
  const isOurs = (node: DocumentNode): node is APIBlock =>
    isAPIBlock(node) && node.data.ref.spec === specSlug;
  const fragmentOf = fragmentMaker(specification, count(blocks, isOurs));
  return blocks.map((block) =>
    mapNodes(block, (node) => {
      const fragment = isOurs(node) ? fragmentOf(subjectOf(node)) : undefined;
      return fragment === undefined ? node : withFragment(node, fragment);
    }),
  );
}

function count(nodes: readonly DocumentNode[], isCounted: (node: DocumentNode) => boolean): number {
  return nodes.reduce(
    (total, node) => total + (isCounted(node) ? 1 : 0) + count(childrenOf(node), isCounted),
    0,
  );
}

function withFragment<Node extends DocumentNode>(node: Node, fragment: Fragment): Node {
  const { resolved, truncated } = fragment;
  return { ...node, data: { ...node.data, resolved, ...(truncated && { truncated }) } };
}

function subjectOf(block: APIBlock): Subject {
  switch (block.type) {
    case 'openapi-operation':
      return { kind: 'operation', path: block.data.path, method: block.data.method };
    case 'openapi-webhook':
      return { kind: 'webhook', name: block.data.name, method: block.data.method };
    case 'openapi-schemas':
      return { kind: 'schemas', schemas: block.data.schemas };
  }
}

// Only blocks of the document's own form come here: their types say what is in them.
function isAPIBlock(node: DocumentNode): node is APIBlock {
  return (
    node.type === 'openapi-operation' || node.type === 'openapi-webhook' || node.type === 'openapi-schemas'
  );
}
