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

/** Both forms of a Markdown text from one parse. */
export function convertMarkdown(
  markdown: string,
  options: ConvertOptions = {},
): { document: Document; html: string } {
  const content = read(markdown, options);
  return { document: toDocument(content), html: toSafeHTML(content) };
}

/** The nodes of a Markdown text. Raw HTML never reaches them. */
export function markdownToDocument(markdown: string): Document {
  return toDocument(read(markdown));
}

/** A Markdown text as sanitised HTML that is safe to inject. */
export function markdownToHTML(markdown: string, options: ConvertOptions = {}): string {
  return toSafeHTML(read(markdown, options));
}

interface Content {
  tree: Root;
  /** Of the few elements that simple Markdown has. */
  isSimple: boolean;
}

/** Most descriptions are simple, and full parsing is expensive. A text that would cost too much to parse becomes plain text. */
function read(markdown: string, { removeRemoteImages = false }: ConvertOptions = {}): Content {
  const source = normalise(markdown);
  if (source.length > maxUnchecked && isTooCostly(source))
    return { tree: literalTree(source), isSimple: true };
  const simple = simpleTree(source);
  if (simple !== undefined) return { tree: simple, isSimple: true };
  const tree = safeTree(source, { removeRemoteImages });
  return tree ? { tree, isSimple: false } : { tree: literalTree(source), isSimple: true };
}

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
