import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, FootnoteReference, Template } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { templateElement } from '../templates/template-element.js';

/** How syntax nodes without a counterpart in the document schema become HTML; all others follow the library. */
export const handlers = { footnoteReference, footnoteDefinition, template } satisfies Handlers;

function footnoteReference(_state: State, node: FootnoteReference): ElementContent {
  return { type: 'text', value: footnoteLabel(node) };
}

/** A footnote stays where it is written, behind its label. */
function footnoteDefinition(state: State, node: FootnoteDefinition): ElementContent[] {
  const content = state.all(node);
  const label: ElementContent = { type: 'text', value: `${footnoteLabel(node)} ` };
  const [first, ...rest] = content;
  if (first?.type === 'element' && first.tagName === 'p') {
    return [{ ...first, children: [label, ...first.children] }, ...rest];
  }
  const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: [label] };
  return [paragraph, ...content];
}

function footnoteLabel(node: FootnoteReference | FootnoteDefinition): string {
  return `[${node.label ?? node.identifier}]`;
}

function template(state: State, node: Template): Element {
  return templateElement(node, state.wrap(state.all(node), true));
}
