import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { nestTemplates } from '../templates/nest-templates.js';
import { templateFromMarkdown, templateSyntax } from '../templates/template-syntax.js';
import { isTooExpensive } from '../text/is-too-expensive.js';

// In descriptions a single dollar sign is usually a price, and a single tilde an approximation.
const extensions = [gfm({ singleTilde: false }), math({ singleDollarTextMath: false }), templateSyntax];
const mdastExtensions = [gfmFromMarkdown(), mathFromMarkdown(), templateFromMarkdown];

const maxTreeDepth = 100;
const maxTableCells = 100_000;

/**
 * Parses a Markdown text; undefined when that would be too expensive.
 * See docs/decisions/0004-parse-markdown-with-mdast-and-hast.md.
 */
export function parseMarkdown(markdown: string): Root | undefined {
  if (isTooExpensive(markdown)) return undefined;
  const tree = fromMarkdown(markdown, { extensions, mdastExtensions });
  return isTooLarge(tree) ? undefined : nestTemplates(tree);
}

/** Later steps walk the tree recursively, and pad the rows of a table to its width. */
function isTooLarge(tree: Root): boolean {
  let level: Nodes[] = [tree];
  let cells = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxTreeDepth) return true;
    const next: Nodes[] = [];
    for (const node of level) {
      if (node.type === 'table') cells += node.children.length * (node.align?.length ?? 1);
      if ('children' in node) for (const child of node.children) next.push(child);
    }
    level = next;
  }
  return cells > maxTableCells;
}
