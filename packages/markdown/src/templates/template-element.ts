import type { Element, ElementContent, RootContent } from 'hast';
import { element } from '../html/element.js';

/** Where an element says which template block it is. No tag of an author keeps an attribute of this name. */
export const templateProperty = 'dataTemplate';

export interface TemplateFacts {
  name: string;
  attributes: Record<string, string>;
}

/** A template block as a part of an HTML tree. */
export function templateElement({ name, attributes }: TemplateFacts, children: ElementContent[]): Element {
  const facts: TemplateFacts = { name, attributes };
  return element('div', children, { [templateProperty]: JSON.stringify(facts) });
}

/** Which template block an element of the tree is; nothing when it is none. */
export function templateOf(node: RootContent | ElementContent): TemplateFacts | undefined {
  const value = node.type === 'element' ? node.properties[templateProperty] : undefined;
  if (typeof value !== 'string') return undefined;
  const facts: TemplateFacts = JSON.parse(value);
  return facts;
}
