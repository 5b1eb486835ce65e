import type { Element, ElementContent } from 'hast';

/** An element of an HTML tree. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}
