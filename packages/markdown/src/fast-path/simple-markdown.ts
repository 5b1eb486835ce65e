import type { Element, ElementContent, Root, RootContent } from 'hast';
import { joinWithLineFeeds } from '../tree/element.js';
import { parseBlocks } from './simple-blocks.js';

// The entry point of this folder. See docs/decisions/0004-parse-markdown-with-mdast-and-hast.md.

/**
 * Parses Markdown of common constructs many times faster than the Markdown parser, to exactly the same tree. Returns
 * undefined for every other text. The tests in test/fast-path compare both.
 */
export function parseSimpleMarkdown(source: string): Root | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the parser treats these in special ways
  if (/[\x00-\x09\x0b-\x1f\x7f-\x9f\uFEFF]/.test(source)) return undefined;
  const blocks = parseBlocks(source.split('\n'), 0);
  return blocks && { type: 'root', children: joinWithLineFeeds(blocks) };
}

/** Prints a tree without attributes other than addresses and classes as HTML. */
export function printSimpleTree({ children }: Root | Element): string {
  let html = '';
  for (const child of children) html += printNode(child);
  return html;
}

function printNode(node: RootContent | ElementContent): string {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type !== 'element') return '';
  const { tagName, properties } = node;
  const { href, className } = properties;
  const address = typeof href === 'string' ? ` href="${escapeText(href)}"` : '';
  const classes = Array.isArray(className) ? ` class="${className.join(' ')}"` : '';
  if (tagName === 'br') return '<br>';
  return `<${tagName}${address}${classes}>${printSimpleTree(node)}</${tagName}>`;
}

function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;') : text;
}
