import { markdownToDocument, plainText } from '@specshelf/markdown';
import type { Block } from './outline.js';

/** A summary that is longer is a text, and no title is in it. */
const longestSummary = 200;
/** A title that is longer is cut after its first sentence, if it has several. */
const longestTitle = 100;

/**
 * The title that a summary is, and the text that it is beyond that. Some people write all that they have to say into it,
 * and as Markdown, which titles are not. A link is never lost.
 */
export function readSummary(summary: string | undefined): { title?: string; text: Block[] } {
  if (summary === undefined) return { text: [] };
  const [title, text] = summary.length > longestSummary ? ['', summary] : split(summary.trim());
  return hasLink(title) || title === ''
    ? { text: blocksOf(summary) }
    : { title: withoutMarks(title), text: text === '' ? [] : blocksOf(text) };
}

/** The first paragraph, or its first sentence where there is more than a title in it; and the rest. */
function split(summary: string): [title: string, text: string] {
  const [, paragraph = summary, rest = ''] = /^(.*?)\n[ \t]*\n(.*)$/s.exec(summary) ?? [];
  if (paragraph.length <= longestTitle && !hasLink(paragraph)) return [paragraph, rest];
  const sentence = /^.{10,}?[.!?](?=\s+[A-Z[*`])/s.exec(paragraph)?.[0] ?? paragraph;
  return [sentence, `${paragraph.slice(sentence.length)}\n\n${rest}`.trim()];
}

function hasLink(text: string): boolean {
  return text.includes('](');
}

function withoutMarks(text: string): string {
  if (!/[`*]/.test(text)) return text;
  const [block, ...others] = blocksOf(text);
  return block?.type === 'paragraph' && others.length === 0 ? plainText(block.nodes) : text;
}

function blocksOf(markdown: string): Block[] {
  return markdownToDocument(markdown).nodes;
}
