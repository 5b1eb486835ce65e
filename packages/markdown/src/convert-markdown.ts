import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { simpleTree } from './fast-path/simple-blocks.js';
import { simpleHTML } from './fast-path/simple-html.js';
import { literalTree } from './html/literal-tree.js';
import { plainTree } from './html/plain-tree.js';
import { safeTree } from './html/safe-tree.js';
import { isTooCostly } from './is-too-costly.js';
import { blocksFromTree } from './nodes/blocks-from-tree.js';
import type { Block, Document } from './nodes/node-types.js';
import { withoutTemplates } from './templates/replace-templates.js';
import { trim } from './white-space.js';

const schemaVersion = 1;
/** Limit on the nodes of one text: the document of a page is several times as long as its text. */
const maxNodes = 20_000;
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
  const { document, isPlainText } = toDocument(content);
  return { document, ...htmlOf({ ...content, isPlainText }) };
}

/** A Markdown text as sanitized HTML that is safe to inject. */
export function convertToHTML(markdown: string, options: ConvertOptions = {}): HTMLOfMarkdown {
  return htmlOf(read(markdown, options));
}

/** The nodes of a Markdown text. Raw HTML never reaches them. */
export function markdownToDocument(markdown: string): Document {
  return toDocument(read(markdown)).document;
}

/** Only the HTML of `convertToHTML`. */
export const markdownToHTML = (markdown: string, options: ConvertOptions = {}): string =>
  convertToHTML(markdown, options).html;

function htmlOf(content: Content): HTMLOfMarkdown {
  const html = toSafeHTML(content);
  return content.isPlainText ? { html, isPlainText: true } : { html };
}

interface Content {
  source: string;
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
  if (simple !== undefined) return { source, tree: simple, isSimple: true, isPlainText: false };
  const tree = safeTree(source, { removeRemoteImages });
  return tree ? { source, tree, isSimple: false, isPlainText: false } : plainContent(source);
}

const plainContent = (source: string): Content => ({
  source,
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

function toDocument({ source, tree, isPlainText }: Content): { document: Document; isPlainText: boolean } {
  const within = isPlainText ? undefined : blocksWithin(tree);
  const nodes = within ?? blocksFromTree(plainTree(source));
  return {
    document: { object: 'document', data: { schemaVersion }, nodes },
    isPlainText: within === undefined,
  };
}

/** The blocks of a tree, unless they have too many nodes. */
function blocksWithin(tree: Root): Block[] | undefined {
  const blocks = blocksFromTree(tree);
  return hasMoreNodes(blocks, maxNodes) ? undefined : blocks;
}

/** Whether there are more objects with a member `object` in a value than so many. */
function hasMoreNodes(value: object, most: number): boolean {
  const pending: object[] = [value];
  let count = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ('object' in next) count += 1;
    if (count > most) return true;
    for (const member of Object.values(next)) {
      if (typeof member === 'object' && member !== null) pending.push(member);
    }
  }
  return false;
}

/** HTML that was dropped at the edges leaves blank lines behind. */
function toSafeHTML({ tree, isSimple }: Content): string {
  return isSimple ? simpleHTML(tree) : trim(toHtml(withoutTemplates(tree)));
}
