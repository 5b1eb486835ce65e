import type { JSONObject } from '@specshelf/parser';
import type { APIBlock } from './api-blocks.js';
import { fragmentOf, type Subject } from './fragment.js';
import type { GeneratorInput } from './generator-input.js';
import type { Block } from './outline.js';

/** The blocks, with what those of this specification point to in `data.resolved`. */
export function resolveBlocks(
  blocks: readonly Block[],
  { specSlug }: GeneratorInput,
  specification: JSONObject,
): Block[] {
  return blocks.map((block) => {
    if (!isAPIBlock(block) || block.data.ref.spec !== specSlug) return block;
    return resolveBlock(block, specification);
  });
}

function resolveBlock(block: APIBlock, specification: JSONObject): APIBlock {
  const fragment = fragmentOf(specification, subjectOf(block));
  if (fragment === undefined) return block;
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
