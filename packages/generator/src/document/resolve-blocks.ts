import { defined } from '@specshelf/base/defined';
import type { JSONObject } from '@specshelf/base/json';
import type { Fragment, FragmentLimits, Subject } from '../fragments/fragment.js';
import { fragmentsOf } from '../fragments/fragments-of.js';
import { specKey } from '../model/spec-ref.js';
import { childrenOf, type DocumentNode, mapNodes } from '../nodes/document-node.js';
import type { Block } from '../outline/outline.js';
import type { APIBlock } from './api-blocks.js';

/** Specifications by the key of the reference in blocks (`specKey`). */
export type Specifications = ReadonlyMap<string, JSONObject>;

/** Adds `data.resolved` with the shown part of the specification to all blocks of these specifications, however nested. */
export function resolveBlocks(
  blocks: readonly Block[],
  specifications: Specifications,
  limits: Pick<FragmentLimits, 'depth'> = {},
): Block[] {
  const apiBlocks = blocks.flatMap(apiBlocksIn);
  const fragments = new Map<DocumentNode, Fragment | undefined>();
  for (const [key, specification] of specifications) {
    const blocksOfSpec = apiBlocks.filter(({ data }) => keyAmong(specifications, data.ref) === key);
    const created = fragmentsOf(specification, blocksOfSpec.map(subjectOf), limits);
    for (const [index, block] of blocksOfSpec.entries()) fragments.set(block, created[index]);
  }
  return blocks.map((block) =>
    mapNodes(block, (node) => {
      const fragment = fragments.get(node);
      return fragment === undefined ? node : withFragment(node, fragment);
    }),
  );
}

/** The key of the specification that a block shows. Without a label, it is the only one with the slug. */
function keyAmong(specifications: Specifications, ref: APIBlock['data']['ref']): string | undefined {
  const key = specKey(ref);
  if (specifications.has(key) || ref.label !== undefined) return key;
  const labeled = [...specifications.keys()].filter((each) => each.startsWith(`${key}@`));
  return labeled.length === 1 ? labeled[0] : undefined;
}

function apiBlocksIn(node: DocumentNode): APIBlock[] {
  return isAPIBlock(node) ? [node] : childrenOf(node).flatMap(apiBlocksIn);
}

function withFragment<Node extends DocumentNode>(node: Node, fragment: Fragment): Node {
  const { resolved, truncated } = fragment;
  return {
    ...node,
    data: { ...node.data, resolved, ...defined({ truncated: truncated ? true : undefined }) },
  };
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

// Not validated further: blocks match the contract here.
function isAPIBlock(node: DocumentNode): node is APIBlock {
  return (
    node.type === 'openapi-operation' || node.type === 'openapi-webhook' || node.type === 'openapi-schemas'
  );
}
