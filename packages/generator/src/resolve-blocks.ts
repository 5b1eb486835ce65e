import type { JSONObject } from '@specshelf/parser';
import type { APIBlock } from './api-blocks.js';
import { type Fragment, fragmentMaker, type Subject } from './fragment.js';
import type { Block } from './outline.js';

/** Descriptions by the slugs that blocks refer to them by. */
export type Specifications = ReadonlyMap<string, JSONObject>;

/** The blocks, with what those of these specifications point to in `data.resolved`. */
export function resolveBlocks(blocks: readonly Block[], specifications: Specifications): Block[] {
  const makers = new Map(
    [...specifications].map(([slug, specification]) => {
      const count = blocks.filter((block) => isAPIBlock(block) && block.data.ref.spec === slug).length;
      return [slug, fragmentMaker(specification, count)] as const;
    }),
  );
  return blocks.map((block) => {
    const fragment = isAPIBlock(block) && makers.get(block.data.ref.spec)?.(subjectOf(block));
    return fragment && isAPIBlock(block) ? withFragment(block, fragment) : block;
  });
}

function withFragment(block: APIBlock, fragment: Fragment): APIBlock {
  const data = { resolved: fragment.resolved, ...(fragment.truncated && { truncated: true }) };
  switch (block.type) {
    case 'openapi-operation':
      return { ...block, data: { ...block.data, ...data } };
    case 'openapi-webhook':
      return { ...block, data: { ...block.data, ...data } };
    case 'openapi-schemas':
      return { ...block, data: { ...block.data, ...data } };
  }
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

function isAPIBlock(block: Block): block is APIBlock {
  return (
    block.type === 'openapi-operation' || block.type === 'openapi-webhook' || block.type === 'openapi-schemas'
  );
}
