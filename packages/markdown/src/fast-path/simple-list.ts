import type { Element } from 'hast';
import { isBlank, trim } from '../text/white-space.js';
import { element, joinWithLineFeeds, lineFeed } from '../tree/element.js';
import { bulletItem, needsParser, parseParagraphLines } from './simple-lines.js';

const maxDepth = 10;

interface List {
  marker: string;
  items: Item[];
}

interface Item {
  lines: string[];
  nested?: List;
}

/** An item that the next lines can continue. */
interface OpenItem {
  /** The indentation of lines that belong to the item. */
  offset: number;
  list: List;
  item: Item;
}

/** Parses a bulleted list without blank lines, with the index of the line after it; undefined when it contains other blocks. */
export function parseList(
  lines: readonly string[],
  start: number,
): { block: Element; end: number } | undefined {
  const openItems: OpenItem[] = [];
  let top: List | undefined;
  let end = start;
  for (let line = lines[end] ?? ''; !isBlank(line); line = lines[end] ?? '') {
    if (!addLine(openItems, line)) return undefined;
    top ??= openItems[0]?.list;
    end += 1;
  }
  const next = lines.slice(end).find((line) => !isBlank(line)) ?? '';
  // After a blank line, an indented line or another item would continue the list.
  if (top === undefined || next.startsWith(' ') || bulletItem.test(next)) return undefined;
  const block = listElement(top);
  return block && { block, end };
}

function addLine(openItems: OpenItem[], line: string): boolean {
  const [, indentation, marker, gap, text] = bulletItem.exec(line) ?? [];
  if (needsParser.test(text ?? trim(line))) return false;
  if (indentation === undefined || marker === undefined || gap === undefined || text === undefined) {
    openItems.at(-1)?.item.lines.push(line);
    return true;
  }
  const item = { lines: [text] };
  const target = listAt(openItems, indentation.length, marker);
  if (target === undefined) return false;
  const { depth, list } = target;
  list.items.push(item);
  const offset = indentation.length + 1 + gap.length;
  openItems.splice(depth, openItems.length, { offset, list, item });
  return true;
}

/** The list that an item with this indentation belongs to, and its depth; undefined where the parser decides. */
function listAt(
  openItems: readonly OpenItem[],
  indentation: number,
  marker: string,
): { depth: number; list: List } | undefined {
  const depth = openItems.filter(({ offset }) => indentation >= offset).length;
  const parent = openItems[depth - 1];
  const list = openItems[depth]?.list ?? { marker, items: [] };
  if (depth > maxDepth || indentation - (parent?.offset ?? 0) > 3 || list.marker !== marker) return undefined;
  if (parent !== undefined) parent.item.nested = list;
  return { depth, list };
}

function listElement({ items }: List): Element | undefined {
  const elements: Element[] = [];
  for (const item of items) {
    const child = itemElement(item);
    if (child === undefined) return undefined;
    elements.push(child);
  }
  return element('ul', [lineFeed(), ...joinWithLineFeeds(elements), lineFeed()]);
}

function itemElement({ lines, nested }: Item): Element | undefined {
  const children = parseParagraphLines(lines);
  if (children === undefined || nested === undefined) return children && element('li', children);
  const list = listElement(nested);
  return list && element('li', [...children, lineFeed(), list, lineFeed()]);
}
