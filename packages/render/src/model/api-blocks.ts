import type { Block, BlockOf } from './node-types.js';

export type ActionBlock = BlockOf<'openapi-operation' | 'openapi-webhook'>;
export type SchemasBlock = BlockOf<'openapi-schemas'>;

/** The API blocks among blocks and in them, in order. */
export function apiBlocksIn(nodes: readonly Block[]): (ActionBlock | SchemasBlock)[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'openapi-operation':
      case 'openapi-webhook':
      case 'openapi-schemas':
        return [node];
      default:
        return apiBlocksIn(childBlocks(node));
    }
  });
}

/** The IDs that blocks other than API blocks have. */
export function ownIds(nodes: readonly Block[]): string[] {
  return nodes.flatMap((node) => {
    const id = 'meta' in node && !node.type.startsWith('openapi-') ? node.meta?.id : undefined;
    return [...(id === undefined ? [] : [id]), ...ownIds(childBlocks(node))];
  });
}

function childBlocks(node: Block): readonly Block[] {
  switch (node.type) {
    case 'tabs':
    case 'stepper':
    case 'columns':
      return node.nodes.flatMap(({ nodes }) => nodes);
    case 'expandable':
      return node.fragments.flatMap((fragment) =>
        fragment.type === 'expandable-body' ? fragment.nodes : [],
      );
    default:
      return [];
  }
}
