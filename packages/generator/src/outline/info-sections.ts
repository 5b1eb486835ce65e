import { textOf } from '../document-node.js';
import type { Block, Outline } from './outline.js';
import { introductionIdentifier, sectionIdentifier } from './page-identifier.js';
import { oneLine } from './title-of.js';

/** A part of `info.description` with a page of its own. */
export interface InfoSection {
  identifier: string;
  title: string;
  blocks: Block[];
  children: InfoSection[];
}

/** What stands before the first heading, then a root page for each heading 1, and under it one for each heading 2. */
export function infoSectionsOf(outline: Outline): InfoSection[] {
  const introduction = section(introductionIdentifier, oneLine(outline.title, 'Introduction'));
  const roots: InfoSection[] = [];
  let chapter: InfoSection | undefined;
  let current = introduction;
  let position = 0;
  for (const block of outline.info) {
    if (block.type !== 'heading-1' && block.type !== 'heading-2') {
      current.blocks.push(block);
      continue;
    }
    current = section(sectionIdentifier(position++), oneLine(textOf(block)));
    if (block.type === 'heading-1') chapter = current;
    (block.type === 'heading-2' && chapter !== undefined ? chapter.children : roots).push(current);
  }
  return introduction.blocks.length > 0 ? [introduction, ...roots] : roots;
}

function section(identifier: string, title: string): InfoSection {
  return { identifier, title, blocks: [], children: [] };
}
