import type { JSONObject } from '@specshelf/parser';
import { childrenOf, type DocumentNode, mapNodes } from '../document-node.js';
import { type Fragment, fragmentsOf, type Subject } from '../fragments/fragments-of.js';
import type { Block } from '../outline/outline.js';
import type { APIBlock } from './api-blocks.js';

/** Descriptions by the slugs that blocks refer to them by. */
export type Specifications = ReadonlyMap<string, JSONObject>;

/** The blocks, with what those of these specifications point to in `data.resolved`, wherever they stand. */
export function resolveBlocks(blocks: readonly Block[], specifications: Specifications): Block[] {
  const pointing = blocks.flatMap(apiBlocksIn);
  const fragments = new Map<DocumentNode, Fragment | undefined>();
  for (const [slug, specification] of specifications) {
    const into = pointing.filter(({ data }) => data.ref.spec === slug);
    const made = fragmentsOf(specification, into.map(subjectOf));
    for (const [place, block] of into.entries()) fragments.set(block, made[place]);
  }
  return blocks.map((block) =>
    mapNodes(block, (node) => {
      const fragment = fragments.get(node);
      return fragment === undefined ? node : withFragment(node, fragment);
    }),
  );
}

function apiBlocksIn(node: DocumentNode): APIBlock[] {
  return isAPIBlock(node) ? [node] : childrenOf(node).flatMap(apiBlocksIn);
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
