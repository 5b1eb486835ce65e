import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { parseSimpleMarkdown, printSimpleTree } from './fast-path/simple-markdown.js';
import { literalTree, truncatedLiteralTree } from './html/literal-tree.js';
import { safeTree } from './html/safe-tree.js';
import { blocksFromTree } from './nodes/blocks-from-tree.js';
import type { Block, Document } from './nodes/node-types.js';
import { replaceTemplates } from './templates/replace-templates.js';
import { isTooExpensive } from './text/is-too-expensive.js';
import { trim } from './text/white-space.js';

const schemaVersion = 1;
/** Limit on the nodes of one text, because a document is several times as long as its text. */
const maxNodes = 20_000;
// A shorter text is cheap for the fast path; `parseMarkdown` checks texts of any length.
const maxUnchecked = 2_000;

/** How Markdown is converted. */
export interface ConvertOptions {
  /** Whether images of other hosts are replaced with their alternative text, so that readers do not contact these hosts. */
  removeRemoteImages?: boolean;
}

export interface ConvertedHTML {
  html: string;
  /** Present when parsing would be too expensive: the text is shown without markup. */
  isPlainText?: true;
}

/** Converts a Markdown text to a document and to HTML, with one parse. */
export function convertMarkdown(
  markdown: string,
  options: ConvertOptions = {},
): ConvertedHTML & { document: Document } {
  const content = parse(markdown, options);
  const { document, isPlainText } = toDocument(content);
  return { document, ...htmlOf({ ...content, isPlainText }) };
}

/** Converts a Markdown text to sanitized HTML that is safe to inject into a page. */
export function convertToHTML(markdown: string, options: ConvertOptions = {}): ConvertedHTML {
  return htmlOf(parse(markdown, options));
}

/** Converts a Markdown text to a document. Its nodes never contain raw HTML. */
export function markdownToDocument(markdown: string): Document {
  return toDocument(parse(markdown)).document;
}

/** Only the HTML of `convertToHTML`. */
export const markdownToHTML = (markdown: string, options: ConvertOptions = {}): string =>
  convertToHTML(markdown, options).html;

function htmlOf(content: Content): ConvertedHTML {
  const html = toSafeHTML(content);
  return content.isPlainText ? { html, isPlainText: true } : { html };
}

interface Content {
  source: string;
  tree: Root;
  /** Whether the fast path can print the tree. */
  isSimple: boolean;
  isPlainText: boolean;
}

/** Most descriptions are simple, and full parsing is expensive. A text that is too expensive to parse becomes plain text. */
function parse(markdown: string, { removeRemoteImages = false }: ConvertOptions = {}): Content {
  const source = normalize(markdown);
  if (source.length > maxUnchecked && isTooExpensive(source)) return plainContent(source);
  const simple = parseSimpleMarkdown(source);
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

function normalize(markdown: string): string {
  return markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
}

function toDocument({ source, tree, isPlainText }: Content): { document: Document; isPlainText: boolean } {
  const blocks = isPlainText ? undefined : blocksWithinLimit(tree);
  const nodes = blocks ?? blocksFromTree(truncatedLiteralTree(source));
  return {
    document: { object: 'document', data: { schemaVersion }, nodes },
    isPlainText: blocks === undefined,
  };
}

/** The blocks of a tree; undefined when they have too many nodes. */
function blocksWithinLimit(tree: Root): Block[] | undefined {
  const blocks = blocksFromTree(tree);
  return hasMoreNodes(blocks, maxNodes) ? undefined : blocks;
}

/** Whether a value contains more than `limit` objects with a member `object`. */
function hasMoreNodes(value: object, limit: number): boolean {
  const pending: object[] = [value];
  let count = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ('object' in next) count += 1;
    if (count > limit) return true;
    for (const member of Object.values(next)) {
      if (typeof member === 'object' && member !== null) pending.push(member);
    }
  }
  return false;
}

/** HTML that the sanitizer removed at the start or the end leaves blank lines. */
function toSafeHTML({ tree, isSimple }: Content): string {
  return isSimple ? printSimpleTree(tree) : trim(toHtml(replaceTemplates(tree)));
}
