import type { Element, ElementContent } from 'hast';
import { element } from '../html/element.js';

const address = /^(?:https?:\/\/[A-Za-z0-9]|\/|#)[\w\-.~:/?#@!$'*+,;=%]*$/;
const inLine = new Set(['b', 'code', 'em', 'i', 'strong']);

/**
 * HTML of a line whose tags are properly nested and hold nothing that would be left out, as parts of a tree; nothing when
 * it is more than that.
 */
export function simpleTags(html: string): ElementContent[] | undefined {
  const outer = element('p', []);
  const open: Element[] = [outer];
  for (const piece of html.split(/(<[^<>]*>)/)) {
    const parent = open.at(-1) ?? outer;
    if (!piece.startsWith('<')) {
      if (/[<&]/.test(piece)) return undefined;
      if (piece !== '') parent.children.push({ type: 'text', value: piece });
    } else if (piece === `</${parent.tagName}>` && parent !== outer) {
      open.pop();
    } else {
      const child = elementOf(piece, open);
      if (child === undefined) return undefined;
      parent.children.push(child);
      if (child.tagName !== 'br') open.push(child);
    }
  }
  return open.length === 1 ? outer.children : undefined;
}

function elementOf(tag: string, open: readonly Element[]): Element | undefined {
  if (/^<br ?\/?>$/.test(tag)) return element('br', []);
  const name = tag.slice(1, -1);
  // An HTML parser has rules of its own for an element inside of its like.
  if (inLine.has(name)) return isOpen(name, open) ? undefined : element(name, []);
  const href = /^<a href="([^"]*)">$/.exec(tag)?.[1];
  return href === undefined || !address.test(href) || isOpen('a', open)
    ? undefined
    : element('a', [], { href });
}

function isOpen(name: string, open: readonly Element[]): boolean {
  return open.some(({ tagName }) => tagName === name);
}
