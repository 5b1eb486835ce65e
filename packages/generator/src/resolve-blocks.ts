import type { JSONObject } from '@specshelf/parser';
import type { APIBlock } from './api-blocks.js';
import { childrenOf, type DocumentNode, mapNodes } from './document-node.js';
import { type Fragment, fragmentMaker, type Subject } from './fragment.js';
import type { Block } from './outline.js';

/** Descriptions by the slugs that blocks refer to them by. */
export type Specifications = ReadonlyMap<string, JSONObject>;

/** The blocks, with what those of these specifications point to in `data.resolved`, wherever they stand. */
export function resolveBlocks(blocks: readonly Block[], specifications: Specifications): Block[] {
  const makers = new Map(
    [...specifications].map(([slug, specification]) => {
      const pointsIn = (node: DocumentNode) => isAPIBlock(node) && node.data.ref.spec === slug;
      return [slug, fragmentMaker(specification, count(blocks, pointsIn))] as const;
    }),
  );
  return blocks.map((block) =>
    mapNodes(block, (node) => {
      const fragmentOf = isAPIBlock(node) ? makers.get(node.data.ref.spec) : undefined;
      const fragment = isAPIBlock(node) ? fragmentOf?.(subjectOf(node)) : undefined;
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
