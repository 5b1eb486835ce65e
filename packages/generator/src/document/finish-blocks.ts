import type { Ids } from '../model/ids.js';
import type { Slugs } from '../model/slug.js';
import { childrenOf, type DocumentNode, textOf } from '../nodes/document-node.js';
import type { Block } from '../outline/outline.js';
import type { BlockContext } from './api-blocks.js';
import { cloneJSON } from './clone-json.js';

/** Adds keys and unique anchors to the blocks of a description. */
export function finishBlocks(
  blocks: readonly Block[],
  { ids, anchors }: Pick<BlockContext, 'ids' | 'anchors'>,
): Block[] {
  const positions = new Positions();
  return blocks.map((block) => {
    const copy = cloneJSON(block);
    setKeys(copy, ids, positions.of(block));
    setAnchors(copy, anchors);
    return copy;
  });
}

/** Counts blocks below each heading, so that changes below one heading do not affect keys below another one. */
class Positions {
  readonly #headings = new Map<string, number>();
  #heading = '';
  #occurrence = 0;
  #position = 0;

  of(block: Block): (string | number)[] {
    if (isHeading(block)) {
      this.#heading = textOf(block);
      this.#occurrence = (this.#headings.get(this.#heading) ?? 0) + 1;
      this.#headings.set(this.#heading, this.#occurrence);
      this.#position = 0;
    }
    return ['text', this.#heading, this.#occurrence, this.#position++];
  }
}

/** Sets the key of the block, and of the nodes in it that need one, such as tasks. */
function setKeys(block: DocumentNode, ids: Ids, blockPosition: (string | number)[]): void {
  block.key = ids.of(...blockPosition);
  let position = 0;
  const visit = (node: DocumentNode) => {
    if (node.key !== undefined || isTask(node)) node.key = ids.of(...blockPosition, position++);
    childrenOf(node).forEach(visit);
  };
  childrenOf(block).forEach(visit);
}

function setAnchors(node: DocumentNode, anchors: Slugs): void {
  if (node.meta?.id !== undefined) node.meta.id = anchors.unique(node.meta.id);
  else if (isHeading(node)) node.meta = { ...node.meta, id: anchors.take(textOf(node), 'section') };
  else if (node.type?.startsWith('openapi-')) node.meta = { ...node.meta, id: anchors.take(node.type) };
  for (const child of childrenOf(node)) setAnchors(child, anchors);
}

function isHeading({ type }: DocumentNode): boolean {
  return type === 'heading-1' || type === 'heading-2' || type === 'heading-3';
}

function isTask({ type, data }: DocumentNode): boolean {
  return type === 'list-item' && data !== undefined && 'checked' in data;
}
