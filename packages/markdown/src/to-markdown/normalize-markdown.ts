import { htmlTagNames } from 'html-tag-names';
import type { Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { tokenizeHTML } from '../html/html-tokens.js';
import { isTooExpensive } from '../text/is-too-expensive.js';
import { markdownStyle } from './markdown-style.js';

const extensions = [gfm({ singleTilde: false }), math({ singleDollarTextMath: false })];
const mdastExtensions = [gfmFromMarkdown(), mathFromMarkdown()];

/** Returns the address of a link or an image; undefined for one that leads nowhere. */
type FindAddress = (url: string) => string | undefined;

/**
 * Parses a Markdown text and prints it again, so that it can be inserted in another one: without HTML, headings, definitions, and
 * constructs without an end. Returns undefined when parsing would be too expensive.
 */
export function normalizeMarkdown(markdown: string, address: FindAddress): string | undefined {
  if (isTooExpensive(markdown)) return undefined;
  const tree = fromMarkdown(markdown, { extensions, mdastExtensions });
  const definitions = new Map<string, Definition>();
  for (const node of nodesIn(tree)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  const children = tree.children.flatMap((node) => normalized(node, { address, definitions }));
  return toMarkdown({ type: 'root', children }, markdownStyle).trim();
}

function* nodesIn(node: Nodes): Generator<Nodes, void> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

interface Context {
  address: FindAddress;
  definitions: ReadonlyMap<string, Definition>;
}

type Child = Root['children'][number];

function normalized(node: RootContent, context: Context): Child[] {
  switch (node.type) {
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return [];
    case 'html':
      return htmlText(node.value);
    case 'heading':
      return [
        { type: 'paragraph', children: [{ type: 'strong', children: inside(node.children, context) }] },
      ];
    case 'link':
    case 'linkReference': {
      const url = 'url' in node ? node.url : context.definitions.get(node.identifier)?.url;
      const found = url === undefined ? undefined : context.address(url);
      const children = inside(node.children, context);
      return found === undefined ? children : [{ type: 'link', url: found, children }];
    }
    case 'image':
    case 'imageReference': {
      const url = 'url' in node ? node.url : context.definitions.get(node.identifier)?.url;
      const found = url === undefined ? undefined : context.address(url);
      const alt = node.alt ?? '';
      if (found === undefined) return alt === '' ? [] : [{ type: 'text', value: alt }];
      return [{ type: 'image', url: found, alt }];
    }
    default:
      return [withChildren(node, context)];
  }
}

function inside(children: readonly PhrasingContent[], context: Context): PhrasingContent[] {
  return children.flatMap((child) => normalized(child, context)).filter(isPhrasing);
}

/** Inlines become only inlines, except HTML, whose text is a paragraph where blocks are. */
function isPhrasing(node: Child): node is PhrasingContent {
  return node.type !== 'paragraph';
}

function withChildren(node: RootContent, context: Context): Child {
  if (!('children' in node)) return node;
  const isInline = node.type === 'paragraph' || node.type === 'tableCell' || inlines.has(node.type);
  const children = node.children.flatMap((child): Child[] =>
    isInline && isLineBreak(child) ? [{ type: 'text', value: ' ' }] : normalized(child, context),
  );
  const fitting = isInline
    ? children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    : children;
  return Object.assign({}, node, { children: fitting });
}

function isLineBreak(node: RootContent): boolean {
  return node.type === 'html' && /^<br\s*\/?>$/i.test(node.value);
}

const inlines: ReadonlySet<string> = new Set(['delete', 'emphasis', 'link', 'strong']);

const knownTags: ReadonlySet<string> = new Set(htmlTagNames);

/** The text in HTML. A tag that is not one of HTML is a placeholder, such as `<token>`. */
function htmlText(html: string): Child[] {
  const name = /^<\/?([a-z][a-z0-9_-]*)[^<]*>$/i.exec(html.trim())?.[1];
  const isPlaceholder = name !== undefined && !knownTags.has(name.toLowerCase());
  const value = isPlaceholder ? html.trim() : textIn(html);
  return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
}

function textIn(html: string): string {
  const texts = tokenizeHTML(html).map((token) => (token.type === 'text' ? token.value : ' '));
  return texts
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
