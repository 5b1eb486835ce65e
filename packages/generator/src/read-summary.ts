import { markdownToDocument, plainText } from '@specshelf/markdown';
import type { Block } from './outline.js';

/** A title that is longer is none. */
const longestTitle = 200;

/**
 * The title that a summary is, and the text that it is beyond that. Some people write all that they have to say into it,
 * and as Markdown, which titles are not.
 */
export function readSummary(summary: string | undefined): { title?: string; text: Block[] } {
  if (summary === undefined) return { text: [] };
  const [first = '', ...rest] = summary.trim().split(/\n[ \t]*\n/);
  const title = withoutMarks(first);
  return title.length > longestTitle
    ? { text: blocksOf(summary) }
    : { title, text: rest.length === 0 ? [] : blocksOf(rest.join('\n\n')) };
}

function withoutMarks(text: string): string {
  if (!/[`*[]/.test(text)) return text;
  const [block, ...others] = blocksOf(text);
  return block?.type === 'paragraph' && others.length === 0 ? plainText(block.nodes) : text;
}

function blocksOf(markdown: string): Block[] {
  return markdownToDocument(markdown).nodes;
}
