import type { Element, ElementContent } from 'hast';
import type { FootnoteDefinition, FootnoteReference, Template } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { templateElement } from '../templates/template-element.js';
import { element } from '../tree/element.js';

/** Handlers of `mdast-util-to-hast` for nodes without a counterpart in the document schema. */
export const handlers = { footnoteReference, footnoteDefinition, template } satisfies Handlers;

function footnoteReference(_state: State, node: FootnoteReference): ElementContent {
  return { type: 'text', value: footnoteLabel(node) };
}

/** A footnote stays in its place and starts with its label. */
function footnoteDefinition(state: State, node: FootnoteDefinition): ElementContent[] {
  const content = state.all(node);
  const label: ElementContent = { type: 'text', value: `${footnoteLabel(node)} ` };
  const [first, ...rest] = content;
  if (first?.type === 'element' && first.tagName === 'p') {
    return [{ ...first, children: [label, ...first.children] }, ...rest];
  }
  return [element('p', [label]), ...content];
}

function footnoteLabel(node: FootnoteReference | FootnoteDefinition): string {
  return `[${node.label ?? node.identifier}]`;
}

function template(state: State, node: Template): Element {
  return templateElement(node, state.wrap(state.all(node), true));
}
