import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { blocksFromTree } from './blocks-from-tree.js';
import { isTooCostly } from './is-too-costly.js';
import { literalTree } from './literal-tree.js';
import type { Document } from './nodes.js';
import { safeTree } from './safe-tree.js';
import { simpleHTML } from './simple-html.js';
import { simpleTree } from './simple-tree.js';
import { trim } from './spaces.js';
import { withoutTemplates } from './without-templates.js';

const schemaVersion = 1;
// A shorter text is never too costly as long as it is simple.
const maxUnchecked = 2_000;

/** How Markdown is converted. */
export interface ConvertOptions {
  /** Whether images of other hosts become their alternative text, so that readers load nothing from there. */
  removeRemoteImages?: boolean;
}

export interface HTMLOfMarkdown {
  html: string;
  /** Present when the text was too costly to parse: it is shown without markup. */
  isPlainText?: true;
}

/** Both forms of a Markdown text from one parse. */
export function convertMarkdown(
  markdown: string,
  options: ConvertOptions = {},
): HTMLOfMarkdown & { document: Document } {
  const content = read(markdown, options);
  return { document: toDocument(content), ...htmlOf(content) };
}

/** A Markdown text as sanitized HTML that is safe to inject. */
export function convertToHTML(markdown: string, options: ConvertOptions = {}): HTMLOfMarkdown {
  return htmlOf(read(markdown, options));
}

/** The nodes of a Markdown text. Raw HTML never reaches them. */
export function markdownToDocument(markdown: string): Document {
  return toDocument(read(markdown));
}

/** Only the HTML of `convertToHTML`. */
export const markdownToHTML = (markdown: string, options: ConvertOptions = {}): string =>
  convertToHTML(markdown, options).html;

function htmlOf(content: Content): HTMLOfMarkdown {
  const html = toSafeHTML(content);
  return content.isPlainText ? { html, isPlainText: true } : { html };
}

interface Content {
  tree: Root;
  /** Of the few elements that simple Markdown has. */
  isSimple: boolean;
  isPlainText: boolean;
}

/** Most descriptions are simple, and full parsing is expensive. A text that would cost too much to parse becomes plain text. */
function read(markdown: string, { removeRemoteImages = false }: ConvertOptions = {}): Content {
  const source = normalise(markdown);
  if (source.length > maxUnchecked && isTooCostly(source)) return plainContent(source);
  const simple = simpleTree(source);
  if (simple !== undefined) return { tree: simple, isSimple: true, isPlainText: false };
  const tree = safeTree(source, { removeRemoteImages });
  return tree ? { tree, isSimple: false, isPlainText: false } : plainContent(source);
}

const plainContent = (source: string): Content => ({
  tree: literalTree(source),
  isSimple: true,
  isPlainText: true,
});

function normalise(markdown: string): string {
  return markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
}

function toDocument({ tree }: Content): Document {
  return { object: 'document', data: { schemaVersion }, nodes: blocksFromTree(tree) };
}

/** HTML that was dropped at the edges leaves blank lines behind. */
function toSafeHTML({ tree, isSimple }: Content): string {
  return isSimple ? simpleHTML(tree) : trim(toHtml(withoutTemplates(tree)));
}
