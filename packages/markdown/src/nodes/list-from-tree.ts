import type { Element, ElementContent, RootContent } from 'hast';
import { isBlankText } from '../html/tree-text.js';
import { listItemBlocks } from './allowed-blocks.js';
import { paragraph } from './make-node.js';
import type { Block, List, ListItem } from './node-types.js';

type HTMLNode = RootContent | ElementContent;
type ToBlocks = (children: readonly HTMLNode[]) => Block[];

/** Converts a `ul` or `ol` element; a `ul` whose items all begin with a check box is a list of tasks. */
export function listFromTree(element: Element, toBlocks: ToBlocks, taskKey: () => string): List {
  const entries = element.children.filter((child) => !isBlankText(child));
  if (element.tagName === 'ol') {
    const nodes = entries.map((entry) => listItem(entry, toBlocks));
    return { object: 'block', type: 'list-ordered', data: startOf(element), nodes };
  }
  if (entries.length > 0 && entries.every((entry) => checkboxOf(entry) !== undefined)) {
    const nodes = entries.map((entry) => taskItem(entry, toBlocks, taskKey));
    return { object: 'block', type: 'list-tasks', data: {}, nodes };
  }
  const nodes = entries.map((entry) => listItem(entry, toBlocks));
  return { object: 'block', type: 'list-unordered', data: {}, nodes };
}

function startOf({ properties: { start } }: Element): { start?: number } {
  return typeof start === 'number' && Number.isInteger(start) && start !== 1 ? { start } : {};
}

function listItem(entry: HTMLNode, toBlocks: ToBlocks): ListItem {
  const nodes = listItemBlocks(toBlocks([entry]));
  return {
    object: 'block',
    type: 'list-item',
    data: {},
    nodes: nodes.length === 0 ? [paragraph([])] : nodes,
  };
}

function taskItem(entry: HTMLNode, toBlocks: ToBlocks, taskKey: () => string): ListItem {
  const checkbox = checkboxOf(entry);
  const key = taskKey();
  const item = listItem(checkbox && entry.type === 'element' ? without(checkbox, entry) : entry, toBlocks);
  return { ...item, key, data: { checked: checkbox?.properties['checked'] === true } };
}

/** The check box at the start of an item, or of its first paragraph. */
function checkboxOf(node: HTMLNode): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'input') return node;
  const first =
    node.tagName === 'li' || node.tagName === 'p'
      ? node.children.find((child) => !isBlankText(child))
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
