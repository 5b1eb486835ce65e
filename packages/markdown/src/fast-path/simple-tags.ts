import type { Element, ElementContent } from 'hast';
import { element } from '../tree/element.js';

const address = /^(?:https?:\/\/[A-Za-z0-9]|\/|#)[\w\-.~:/?#@!$'*+,;=%]*$/;
const inlineTags = new Set(['b', 'code', 'em', 'i', 'strong']);

/**
 * Parses inline HTML that the sanitizer would not change: properly nested tags, and text without character references.
 * Returns undefined for any other HTML.
 */
export function parseTags(html: string): ElementContent[] | undefined {
  const root = element('p', []);
  const open: Element[] = [root];
  for (const piece of html.split(/(<[^<>]*>)/)) {
    const parent = open.at(-1) ?? root;
    if (!piece.startsWith('<')) {
      if (/[<&]/.test(piece)) return undefined;
      if (piece !== '') parent.children.push({ type: 'text', value: piece });
    } else if (piece === `</${parent.tagName}>` && parent !== root) {
      open.pop();
    } else {
      const child = elementOf(piece, open);
      if (child === undefined) return undefined;
      parent.children.push(child);
      if (child.tagName !== 'br') open.push(child);
    }
  }
  return open.length === 1 ? root.children : undefined;
}

function elementOf(tag: string, open: readonly Element[]): Element | undefined {
  if (/^<br ?\/?>$/.test(tag)) return element('br', []);
  const name = tag.slice(1, -1);
  // HTML has special rules for an element inside of another one with the same name.
  if (inlineTags.has(name)) return isOpen(name, open) ? undefined : element(name, []);
  const href = /^<a href="([^"]*)">$/.exec(tag)?.[1];
  return href === undefined || !address.test(href) || isOpen('a', open)
    ? undefined
    : element('a', [], { href });
}

function isOpen(name: string, open: readonly Element[]): boolean {
  return open.some(({ tagName }) => tagName === name);
}
