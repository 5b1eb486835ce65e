import type { Element } from 'hast';
import { element } from '../html/element.js';
import { trim } from '../white-space.js';
import { bullet, isBlank, lineBreak, onLines, paragraphInlines, unclear } from './simple-lines.js';

const maxDepth = 10;

interface List {
  marker: string;
  items: Item[];
}

interface Item {
  lines: string[];
  /** What is nested in it. */
  list?: List;
}

/** An item that further lines can belong to. */
interface Level {
  /** How far a line must be indented for it. */
  offset: number;
  list: List;
  item: Item;
}

/** A list without numbers and blank lines, and where it ends; nothing when it holds more than lines of text. */
export function readList(all: readonly string[], start: number): { block: Element; end: number } | undefined {
  const levels: Level[] = [];
  let top: List | undefined;
  let end = start;
  for (let line = all[end] ?? ''; !isBlank(line); line = all[end] ?? '') {
    if (!addLine(levels, line)) return undefined;
    top ??= levels[0]?.list;
    end += 1;
  }
  const next = all.slice(end).find((line) => !isBlank(line)) ?? '';
  // After a blank line, these could belong to it still.
  if (top === undefined || next.startsWith(' ') || bullet.test(next)) return undefined;
  const block = listElement(top);
  return block && { block, end };
}

function addLine(levels: Level[], line: string): boolean {
  const [, indentation, marker, gap, text] = bullet.exec(line) ?? [];
  if (unclear.test(text ?? trim(line))) return false;
  if (indentation === undefined || marker === undefined || gap === undefined || text === undefined) {
    levels.at(-1)?.item.lines.push(line);
    return true;
  }
  const item = { lines: [text] };
  const level = openLevel(levels, indentation.length, marker);
  if (level === undefined) return false;
  level.list.items.push(item);
  levels.splice(level.depth, levels.length, {
    offset: indentation.length + 1 + gap.length,
    list: level.list,
    item,
  });
  return true;
}

/** The list that an item of this indentation belongs to. */
function openLevel(
  levels: readonly Level[],
  indentation: number,
  marker: string,
): { depth: number; list: List } | undefined {
  const depth = levels.filter(({ offset }) => indentation >= offset).length;
  const outer = levels[depth - 1];
  const list = levels[depth]?.list ?? { marker, items: [] };
  if (depth > maxDepth || indentation - (outer?.offset ?? 0) > 3 || list.marker !== marker) return undefined;
  if (outer !== undefined) outer.item.list = list;
  return { depth, list };
}

function listElement({ items }: List): Element | undefined {
  const elements: Element[] = [];
  for (const item of items) {
    const child = itemElement(item);
    if (child === undefined) return undefined;
    elements.push(child);
  }
  return element('ul', [lineBreak(), ...onLines(elements), lineBreak()]);
}

function itemElement({ lines, list }: Item): Element | undefined {
  const children = paragraphInlines(lines);
  if (children === undefined || list === undefined) return children && element('li', children);
  const nested = listElement(list);
  return nested && element('li', [...children, lineBreak(), nested, lineBreak()]);
}
