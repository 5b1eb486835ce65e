import type { JSONObject } from '@specshelf/parser';
import type { APIBlock } from './api-blocks.js';
import { type Fragment, fragmentMaker, type Subject } from './fragment.js';
import type { GeneratorInput } from './generator-input.js';
import type { Block } from './outline.js';

/** The blocks, with what those of this specification point to in `data.resolved`. */
export function resolveBlocks(
  blocks: readonly Block[],
  { specSlug }: GeneratorInput,
  specification: JSONObject,
): Block[] {
  const isOurs = (block: Block): block is APIBlock => isAPIBlock(block) && block.data.ref.spec === specSlug;
  const fragmentOf = fragmentMaker(specification, blocks.filter(isOurs).length);
  return blocks.map((block) => {
    const fragment = isOurs(block) ? fragmentOf(subjectOf(block)) : undefined;
    return isOurs(block) && fragment !== undefined ? withFragment(block, fragment) : block;
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
