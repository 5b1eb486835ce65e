import type { ElementContent, Root, RootContent } from 'hast';
import { element } from '../html/element.js';
import { type TemplateFacts, templateOf } from './template-element.js';

/** A tree whose template blocks are shown by what HTML has: hints are quotations, and titles stand above their parts. */
export function withoutTemplates({ children, ...tree }: Root): Root {
  return { ...tree, children: children.flatMap(plain) };
}

function plain<Node extends RootContent | ElementContent>(node: Node): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(plain);
  const facts = templateOf(node);
  return facts === undefined ? [{ ...node, children }] : plainTemplate(facts, children);
}

function plainTemplate({ name, attributes }: TemplateFacts, children: ElementContent[]): ElementContent[] {
  const { title = '', url = '' } = attributes;
  if (name === 'hint') return [element('blockquote', children)];
  const text: ElementContent = { type: 'text', value: title || url };
  if (url !== '') return [element('p', [element('a', [text], { href: url })]), ...children];
  return title === '' ? children : [element('p', [element('strong', [text])]), ...children];
}
