import type { Element, ElementContent, Root, RootContent } from 'hast';
import { flowTags } from '../html/flow-tags.js';
import { languageOf, textContent } from '../html/tree-text.js';
import { templateOf } from '../templates/template-element.js';
import { blockquoteBlocks, textBlocks } from './allowed-blocks.js';
import { headingIds } from './heading-ids.js';
import { inlinesFromTree } from './inlines-from-tree.js';
import { listFromTree } from './list-from-tree.js';
import { paragraph, text } from './make-node.js';
import type { Block, Expandable, Heading } from './node-types.js';
import { paragraphsFromTree } from './paragraphs-from-tree.js';
import { plainText } from './plain-text.js';
import { tableFromTree } from './table-from-tree.js';
import { templateBlocks } from './template-blocks.js';

type HTMLNode = RootContent | ElementContent;

/** Returns names that are unique in one document. */
interface UniqueNames {
  anchor(title: string): string;
  taskKey(): string;
}

/** Converts a sanitized HTML tree to the blocks of a document. */
export function blocksFromTree(tree: Root): Block[] {
  let tasks = 0;
  const taskKey = () => {
    tasks += 1;
    return `task-${tasks}`;
  };
  return blocks(tree.children, { anchor: headingIds(), taskKey });
}

/** Consecutive inline nodes between blocks form paragraphs. */
function blocks(children: readonly HTMLNode[], names: UniqueNames): Block[] {
  const result: Block[] = [];
  let inlines: HTMLNode[] = [];
  const endParagraph = () => {
    result.push(...paragraphsFromTree(inlines));
    inlines = [];
  };
  for (const child of children) {
    if (child.type === 'element' && isFlow(child)) {
      endParagraph();
      result.push(...elementBlocks(child, names));
    } else {
      inlines.push(child);
    }
  }
  endParagraph();
  return result;
}

function isFlow(element: Element): boolean {
  return flowTags.has(element.tagName) || hasFlowChild(element);
}

function hasFlowChild({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && isFlow(child));
}

function elementBlocks(element: Element, names: UniqueNames): Block[] {
  switch (element.tagName) {
    case 'p':
      return hasFlowChild(element) ? blocks(element.children, names) : paragraphsFromTree(element.children);
    case 'h1':
      return headingBlocks('heading-1', element, names);
    case 'h2':
      return headingBlocks('heading-2', element, names);
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return headingBlocks('heading-3', element, names);
    case 'ul':
    case 'ol':
      return [listFromTree(element, (children) => blocks(children, names), names.taskKey)];
    case 'pre':
      return [codeBlock(element)];
    case 'blockquote':
      return quoteBlocks(element, names);
    case 'hr':
      return [{ object: 'block', type: 'divider', isVoid: true, data: {} }];
    case 'table':
      return tableBlocks(element, names);
    case 'details':
      return [expandableBlock(element, names)];
    default:
      return divisionBlocks(element, names);
  }
}

function divisionBlocks(element: Element, names: UniqueNames): Block[] {
  const template = templateOf(element);
  if (template === undefined) return blocks(element.children, names);
  const context = {
    blocks: (children: readonly HTMLNode[]) => blocks(children, names),
    anchor: names.anchor,
  };
  return templateBlocks(template, element, context);
}

function headingBlocks(type: Heading['type'], element: Element, names: UniqueNames): Heading[] {
  const nodes = inlinesFromTree(element.children);
  if (nodes.length === 0) return [];
  return [{ object: 'block', type, meta: { id: names.anchor(plainText(nodes)) }, data: {}, nodes }];
}

function codeBlock(pre: Element): Block {
  const [code] = pre.children.filter((child) => child.type === 'element' && child.tagName === 'code');
  const syntax = code?.type === 'element' ? languageOf(code) : undefined;
  const value = textContent(pre).replace(/\n$/, '');
  if (syntax === 'math') return { object: 'block', type: 'math', isVoid: true, data: { formula: value } };
  return {
    object: 'block',
    type: 'code',
    data: syntax === undefined ? {} : { syntax },
    nodes: value
      .split('\n')
      .map((line) => ({ object: 'block', type: 'code-line', data: {}, nodes: [text(line)] })),
  };
}

function quoteBlocks(element: Element, names: UniqueNames): Block[] {
  const nodes = blockquoteBlocks(blocks(element.children, names));
  return nodes.length === 0 ? [] : [{ object: 'block', type: 'blockquote', data: {}, nodes }];
}

function tableBlocks(element: Element, names: UniqueNames): Block[] {
  const table = tableFromTree(element, (cell) => textBlocks(blocks(cell.children, names)));
  return table === undefined ? [] : [table];
}

function expandableBlock(element: Element, names: UniqueNames): Expandable {
  const isSummary = (child: HTMLNode) => child.type === 'element' && child.tagName === 'summary';
  const title = inlinesFromTree(element.children.filter(isSummary));
  const content = element.children.filter((child) => !isSummary(child));
  const body = blocks(content, names);
  return {
    object: 'block',
    type: 'expandable',
    isVoid: true,
    data: element.properties['open'] ? { defaultExpanded: true } : {},
    fragments: [
      {
        object: 'fragment',
        type: 'expandable-title',
        fragment: 'expandable-title',
        nodes: [paragraph(title.length === 0 ? [text('Details')] : title)],
      },
      { object: 'fragment', type: 'expandable-body', fragment: 'expandable-body', nodes: body },
    ],
  };
}
