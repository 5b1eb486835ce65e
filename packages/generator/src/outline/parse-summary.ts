import { markdownToDocument, plainText } from '@specshelf/markdown';
import type { Block } from './outline.js';

/** A longer summary contains no title. */
const maxSummaryLength = 200;
/** A longer title is truncated after its first sentence, if it has several. */
const maxTitleLength = 100;

/**
 * Splits a summary into a title and text. Some authors write whole descriptions into the summary, in Markdown, which titles
 * do not support. Links always remain in the text.
 */
export function parseSummary(summary: string | undefined): { title?: string; text: Block[] } {
  if (summary === undefined) return { text: [] };
  const [title, text] = summary.length > maxSummaryLength ? ['', summary] : split(summary.trim());
  return hasLink(title) || title === ''
    ? { text: blocksOf(summary) }
    : { title: withoutMarks(title), text: text === '' ? [] : blocksOf(text) };
}

/** Returns the first paragraph, or its first sentence when the paragraph is too long for a title; and the rest. */
function split(summary: string): [title: string, text: string] {
  const [, paragraph = summary, rest = ''] = /^(.*?)\n[ \t]*\n(.*)$/s.exec(summary) ?? [];
  if (paragraph.length <= maxTitleLength && !hasLink(paragraph)) return [paragraph, rest];
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
