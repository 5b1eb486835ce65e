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

interface Content {
  tree: Root;
  /** Of the few elements that simple Markdown has. */
  isSimple: boolean;
}

/** Most descriptions are simple, and parsing is dear. A text that would cost too much to parse is taken as it is. */
function read(markdown: string): Content {
  const source = normalise(markdown);
  if (source.length > maxUnchecked && isTooCostly(source))
    return { tree: literalTree(source), isSimple: true };
  const simple = simpleTree(source);
  if (simple !== undefined) return { tree: simple, isSimple: true };
  const tree = safeTree(source);
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
