import type { Element, ElementContent, RootContent } from 'hast';
import { element } from '../tree/element.js';

/** The property that marks a template block in an HTML tree. The sanitizer removes it from the tags of authors. */
export const templateProperty = 'dataTemplate';

export interface TemplateData {
  name: string;
  attributes: Record<string, string>;
}

/** A template block as an element of an HTML tree. */
export function templateElement({ name, attributes }: TemplateData, children: ElementContent[]): Element {
  const data: TemplateData = { name, attributes };
  return element('div', children, { [templateProperty]: JSON.stringify(data) });
}

/** The template block of a node; undefined for every other node. */
export function templateOf(node: RootContent | ElementContent): TemplateData | undefined {
  const value = node.type === 'element' ? node.properties[templateProperty] : undefined;
  if (typeof value !== 'string') return undefined;
  const data: TemplateData = JSON.parse(value);
  return data;
}
