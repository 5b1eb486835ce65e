import type { ElementContent, Root, RootContent } from 'hast';
import { element } from '../tree/element.js';
import { alertKind } from './read-alert.js';
import { type TemplateData, templateOf } from './template-element.js';

/** Replaces template blocks with plain HTML: hints with notes as those of GitHub, and titles with bold paragraphs above their content. */
export function replaceTemplates({ children, ...tree }: Root): Root {
  return { ...tree, children: children.flatMap(replaceNode) };
}

function replaceNode<Node extends RootContent | ElementContent>(node: Node): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(replaceNode);
  const template = templateOf(node);
  return template === undefined ? [{ ...node, children }] : htmlOf(template, children);
}

function htmlOf({ name, attributes }: TemplateData, children: ElementContent[]): ElementContent[] {
  const { title = '', url = '' } = attributes;
  if (name === 'hint') return [note(alertKind(attributes), children)];
  const text: ElementContent = { type: 'text', value: title || url };
  if (url !== '') return [element('p', [element('a', [text], { href: url })]), ...children];
  return title === '' ? children : [element('p', [element('strong', [text])]), ...children];
}

/** A note remains a quotation with a title where the classes are removed or have no style. */
function note(kind: string, children: ElementContent[]): ElementContent {
  const title: ElementContent = { type: 'text', value: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` };
  const properties = { role: 'note', className: ['markdown-alert', `markdown-alert-${kind}`] };
  return element('blockquote', [element('p', [element('strong', [title])]), ...children], properties);
}
