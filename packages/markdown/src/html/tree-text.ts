import type { Element, ElementContent, RootContent } from 'hast';

/** All text in a part of an HTML tree, line breaks included. */
export function textContent(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.tagName === 'br' ? '\n' : node.children.map(textContent).join('');
}

/** The language of a `code` element, which is all its class can say. */
export function languageOf(code: Element): string | undefined {
  const { className } = code.properties;
  const name = Array.isArray(className)
    ? className.find((entry) => String(entry).startsWith('language-'))
    : undefined;
  return name === undefined ? undefined : String(name).slice('language-'.length);
}
