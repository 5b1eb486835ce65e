import { childrenOf, type DocumentNode, textOf } from '../document-node.js';
import type { Ids } from '../ids.js';
import type { Block } from '../outline/outline.js';
import type { Slugs } from '../slug.js';
import type { BlockMaker } from './api-blocks.js';
import { copyOf } from './copy-of.js';

/** Blocks of a description as part of one document: with keys, and with anchors that nothing else there has. */
export function finishBlocks(
  blocks: readonly Block[],
  { ids, anchors }: Pick<BlockMaker, 'ids' | 'anchors'>,
): Block[] {
  const places = new Places();
  return blocks.map((block) => {
    const copy = copyOf(block);
    const place = places.of(block);
    setKeys(copy, ids, place);
    setAnchors(copy, anchors);
    return copy;
  });
}

/** A place is told by the heading above, so that what is written under another heading moves nothing. */
class Places {
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

/** The block itself, and below it whatever had a key, such as the items of a list of tasks. */
function setKeys(block: DocumentNode, ids: Ids, place: (string | number)[]): void {
  block.key = ids.of(...place);
  let position = 0;
  const visit = (node: DocumentNode) => {
    if (node.key !== undefined || isTask(node)) node.key = ids.of(...place, position++);
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
