import type { Element, ElementContent, Root, RootContent } from 'hast';
import { flowTags } from '../html/flow-tags.js';
import { languageOf, textContent } from '../html/tree-text.js';
import { templateBlocks } from '../templates/template-blocks.js';
import { templateOf } from '../templates/template-element.js';
import { trim } from '../white-space.js';
import { blockquoteBlocks, listItemBlocks, textBlocks } from './allowed-blocks.js';
import { headingIds } from './heading-ids.js';
import { inlinesFromTree } from './inlines-from-tree.js';
import { paragraph, text } from './make-node.js';
import type { Block, Expandable, Heading, Image, List, ListItem } from './node-types.js';
import { plainText } from './plain-text.js';
import { tableFromTree } from './table-from-tree.js';

type HTMLNode = RootContent | ElementContent;

/** What must be unique in one document. */
interface Draft {
  anchor(title: string): string;
  taskKey(): string;
}

/** The blocks that a sanitised HTML tree shows. */
export function blocksFromTree(tree: Root): Block[] {
  let tasks = 0;
  const taskKey = () => {
    tasks += 1;
    return `task-${tasks}`;
  };
  return blocks(tree.children, { anchor: headingIds(), taskKey });
}

/** Elements of a line that stand between blocks form a paragraph together. */
function blocks(children: readonly HTMLNode[], draft: Draft): Block[] {
  const result: Block[] = [];
  let line: HTMLNode[] = [];
  const endLine = () => {
    result.push(...lineBlocks(line));
    line = [];
  };
  for (const child of children) {
    if (child.type === 'element' && isFlow(child)) {
      endLine();
      result.push(...elementBlocks(child, draft));
    } else {
      line.push(child);
    }
  }
  endLine();
  return result;
}

function isFlow(element: Element): boolean {
  return (
    flowTags.has(element.tagName) ||
    element.children.some((child) => child.type === 'element' && isFlow(child))
  );
}

function elementBlocks(element: Element, draft: Draft): Block[] {
  switch (element.tagName) {
    case 'p':
      return element.children.some((child) => child.type === 'element' && isFlow(child))
        ? blocks(element.children, draft)
        : lineBlocks(element.children);
    case 'h1':
      return headingBlocks('heading-1', element, draft);
    case 'h2':
      return headingBlocks('heading-2', element, draft);
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return headingBlocks('heading-3', element, draft);
    case 'ul':
    case 'ol':
      return [listBlock(element, draft)];
    case 'pre':
      return [codeBlock(element)];
    case 'blockquote':
      return quoteBlocks(element, draft);
    case 'hr':
      return [{ object: 'block', type: 'divider', isVoid: true, data: {} }];
    case 'table':
      return tableBlocks(element, draft);
    case 'details':
      return [expandableBlock(element, draft)];
    default:
      return divisionBlocks(element, draft);
  }
}

function divisionBlocks(element: Element, draft: Draft): Block[] {
  const facts = templateOf(element);
  if (facts === undefined) return blocks(element.children, draft);
  const context = {
    blocks: (children: readonly HTMLNode[]) => blocks(children, draft),
    anchor: draft.anchor,
  };
  return templateBlocks(facts, element, context);
}

/** Two line breaks are how paragraphs are set apart by those who do not know how. */
function lineBlocks(line: readonly HTMLNode[]): Block[] {
  const lines: HTMLNode[][] = [[]];
  let breaks: HTMLNode[] = [];
  for (const node of line) {
    if (isBreak(node) || (breaks.length > 0 && isBlank(node))) breaks.push(node);
    else {
      if (breaks.filter(isBreak).length > 1) lines.push([node]);
      else lines.at(-1)?.push(...breaks, node);
      breaks = [];
    }
  }
  return lines.flatMap(paragraphBlocks);
}

function isBreak(node: HTMLNode): boolean {
  return node.type === 'element' && node.tagName === 'br';
}

function paragraphBlocks(line: readonly HTMLNode[]): Block[] {
  const images = line.filter((child) => !isBlank(child));
  if (images.length > 0 && images.every(isImage)) {
    return [{ object: 'block', type: 'images', isVoid: false, data: {}, nodes: images.map(imageBlock) }];
  }
  const nodes = inlinesFromTree(line);
  return nodes.length === 0 ? [] : [paragraph(nodes)];
}

function isBlank(node: HTMLNode): boolean {
  return node.type === 'text' && trim(node.value) === '';
}

function isImage(node: HTMLNode): node is Element {
  return node.type === 'element' && node.tagName === 'img';
}

function imageBlock(image: Element): Image {
  const { src, alt, title, width, height } = image.properties;
  return {
    object: 'block',
    type: 'image',
    isVoid: true,
    data: {
      ref: { kind: 'url', url: String(src) },
      ...(typeof alt === 'string' && alt !== '' ? { alt } : {}),
      ...(isLength(width) ? { width } : {}),
      ...(isLength(height) ? { height } : {}),
    },
    fragments:
      typeof title === 'string' && title !== ''
        ? [{ object: 'fragment', type: 'caption', fragment: 'caption', nodes: [paragraph([text(title)])] }]
        : [],
  };
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function headingBlocks(type: Heading['type'], element: Element, draft: Draft): Heading[] {
  const nodes = inlinesFromTree(element.children);
  if (nodes.length === 0) return [];
  return [{ object: 'block', type, meta: { id: draft.anchor(plainText(nodes)) }, data: {}, nodes }];
}

function listBlock(element: Element, draft: Draft): List {
  const entries = element.children.filter((child) => !isBlank(child));
  if (element.tagName === 'ol') {
    const { start } = element.properties;
    const data = typeof start === 'number' && Number.isInteger(start) && start !== 1 ? { start } : {};
    return {
      object: 'block',
      type: 'list-ordered',
      data,
      nodes: entries.map((entry) => listItem(entry, draft)),
    };
  }
  if (entries.length > 0 && entries.every((entry) => checkboxOf(entry) !== undefined)) {
    return {
      object: 'block',
      type: 'list-tasks',
      data: {},
      nodes: entries.map((entry) => taskItem(entry, draft)),
    };
  }
  return {
    object: 'block',
    type: 'list-unordered',
    data: {},
    nodes: entries.map((entry) => listItem(entry, draft)),
  };
}

function listItem(entry: HTMLNode, draft: Draft): ListItem {
  const nodes = listItemBlocks(blocks([entry], draft));
  return {
    object: 'block',
    type: 'list-item',
    data: {},
    nodes: nodes.length === 0 ? [paragraph([])] : nodes,
  };
}

function taskItem(entry: HTMLNode, draft: Draft): ListItem {
  const checkbox = checkboxOf(entry);
  const key = draft.taskKey();
  const item = listItem(checkbox && entry.type === 'element' ? without(checkbox, entry) : entry, draft);
  return { ...item, key, data: { checked: checkbox?.properties['checked'] === true } };
}

/** The check box that an item begins with, in its first paragraph where it has paragraphs. */
function checkboxOf(node: HTMLNode): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'input') return node;
  const first =
    node.tagName === 'li' || node.tagName === 'p'
      ? node.children.find((child) => !isBlank(child))
      : undefined;
  return first === undefined ? undefined : checkboxOf(first);
}

function without(removed: Element, element: Element): Element {
  const children = element.children.flatMap((child) => {
    if (child === removed) return [];
    return child.type === 'element' && child.tagName === 'p' ? [without(removed, child)] : [child];
  });
  return { ...element, children };
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

function quoteBlocks(element: Element, draft: Draft): Block[] {
  const nodes = blockquoteBlocks(blocks(element.children, draft));
  return nodes.length === 0 ? [] : [{ object: 'block', type: 'blockquote', data: {}, nodes }];
}

function tableBlocks(element: Element, draft: Draft): Block[] {
  const table = tableFromTree(element, (cell) => textBlocks(blocks(cell.children, draft)));
  return table === undefined ? [] : [table];
}

function expandableBlock(element: Element, draft: Draft): Expandable {
  const isSummary = (child: HTMLNode) => child.type === 'element' && child.tagName === 'summary';
  const title = inlinesFromTree(element.children.filter(isSummary));
  const body = blocks(
    element.children.filter((child) => !isSummary(child)),
    draft,
  );
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
