import { textOf } from '../nodes/document-node.js';
import type { Block, Outline } from './outline.js';
import { introductionIdentifier, sectionIdentifier } from './page-identifier.js';
import { oneLine } from './title-of.js';

/** A part of `info.description` that has its own page. */
export interface InfoSection {
  identifier: string;
  title: string;
  blocks: Block[];
  children: InfoSection[];
}

/** Returns the introduction before the first heading, then a section for each level-1 heading, with its level-2 headings below it. */
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
