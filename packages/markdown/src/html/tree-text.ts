import type { Element, ElementContent, RootContent } from 'hast';
import { isBlank } from '../text/white-space.js';

/** All text in a node; a `br` element is a line feed. */
export function textContent(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(textContent).join('');
}

/** A property of an element, if it is a string with characters. */
export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isBlankText(node: RootContent | ElementContent): boolean {
  return node.type === 'text' && isBlank(node.value);
}

/** The language of a `code` element, from its `language-…` class. */
export function languageOf(code: Element): string | undefined {
  const { className } = code.properties;
  const name = Array.isArray(className)
    ? className.find((entry) => String(entry).startsWith('language-'))
    : undefined;
  return name === undefined ? undefined : String(name).slice('language-'.length);
}
