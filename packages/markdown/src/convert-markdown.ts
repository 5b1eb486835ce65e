import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { blocksFromTree } from './blocks-from-tree.js';
import { leaf, paragraph } from './make-node.js';
import type { Document, Paragraph } from './nodes.js';
import { literalParagraphs, type Part, plainParagraphs } from './plain-paragraphs.js';
import { safeTree } from './safe-tree.js';
import { trim } from './spaces.js';

const schemaVersion = 1;

/** Both forms of a Markdown text from one parse. */
export function convertMarkdown(markdown: string): { document: Document; html: string } {
  const content = read(markdown);
  return { document: toDocument(content), html: toSafeHTML(content) };
}

/** The nodes of a Markdown text. Raw HTML never reaches them. */
export function markdownToDocument(markdown: string): Document {
  return toDocument(read(markdown));
}

/** A Markdown text as sanitised HTML that is safe to inject. */
export function markdownToHTML(markdown: string): string {
  return toSafeHTML(read(markdown));
}

/** Paragraphs where there is no markup, or so much of it that the text is taken as it is; else a sanitised tree. */
type Content = { paragraphs: Part[][] } | { tree: Root };

function read(markdown: string): Content {
  const source = normalise(markdown);
  const paragraphs = plainParagraphs(source);
  if (paragraphs !== undefined) return { paragraphs };
  const tree = safeTree(source);
  return tree === undefined ? { paragraphs: literalParagraphs(source) } : { tree };
}

function normalise(markdown: string): string {
  return markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
}

function toDocument(content: Content): Document {
  const nodes = 'tree' in content ? blocksFromTree(content.tree) : content.paragraphs.map(plainParagraph);
  return { object: 'document', data: { schemaVersion }, nodes };
}

function plainParagraph(parts: readonly Part[]): Paragraph {
  const leaves = parts.map(({ text, isCode }) => leaf(text.replaceAll('\n', ' '), isCode ? ['code'] : []));
  return paragraph([{ object: 'text', leaves }]);
}

/** HTML that was dropped at the edges leaves blank lines behind. */
function toSafeHTML(content: Content): string {
  return 'tree' in content ? trim(toHtml(content.tree)) : content.paragraphs.map(plainHTML).join('\n');
}

function plainHTML(parts: readonly Part[]): string {
  return `<p>${parts.map(partHTML).join('')}</p>`;
}

function partHTML({ text, isCode }: Part): string {
  const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  return isCode ? `<code>${escaped}</code>` : escaped;
}
