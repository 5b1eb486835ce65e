import type { Schema } from '@specshelf/contract';

export type Block = Schema<'DocumentBlock'>;
export type TextOrInline = Schema<'DocumentTextOrInline'>;
export type Inline = Schema<'DocumentInline'>;
export type Leaf = Schema<'DocumentLeaf'>;
export type Mark = Schema<'DocumentMark'>;

/** The block of one type. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** The inline of one type. */
export type InlineOf<Type extends Inline['type']> = Extract<Inline, { type: Type }>;

/** Whether a value of another system is a block. */
function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'object' in value && value.object === 'block';
}

/** The blocks in a block of another system. */
export function blocksOf(node: Block): Block[] {
  const { nodes = [], fragments = [] } = { nodes: undefined, fragments: undefined, ...node };
  const inFragments = [fragments]
    .flat()
    .flatMap((fragment: unknown) =>
      typeof fragment === 'object' && fragment !== null && 'nodes' in fragment ? [fragment.nodes].flat() : [],
    );
  return [...[nodes].flat(), ...inFragments].filter(isBlock);
}

/** Whether a value of another system is a reference. */
export function isContentRef(value: unknown): value is Schema<'ContentRef'> {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
