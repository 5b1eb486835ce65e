import type { Element, ElementContent, Root, RootContent } from 'hast';

/** A tree of simple Markdown as HTML. It holds no attributes but addresses and classes. */
export function simpleHTML({ children }: Root | Element): string {
  let html = '';
  for (const child of children) html += nodeHTML(child);
  return html;
}

function nodeHTML(node: RootContent | ElementContent): string {
  if (node.type === 'text') return escaped(node.value);
  if (node.type !== 'element') return '';
  const { tagName, properties } = node;
  const { href, className } = properties;
  const address = typeof href === 'string' ? ` href="${escaped(href)}"` : '';
  const classes = Array.isArray(className) ? ` class="${className.join(' ')}"` : '';
  if (tagName === 'br') return '<br>';
  return `<${tagName}${address}${classes}>${simpleHTML(node)}</${tagName}>`;
}

function escaped(text: string): string {
  return /[&<]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;') : text;
}
