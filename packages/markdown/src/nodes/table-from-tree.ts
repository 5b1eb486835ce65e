import type { Element } from 'hast';
import { inlinesFromTree } from './inlines-from-tree.js';
import type { Table, TableColumn, TableRecord, TextBlock } from './node-types.js';
import { plainText } from './plain-text.js';

type CellBlocks = (cell: Element) => TextBlock[];

/** Converts a `table` element; undefined for a table without cells. A first row of header cells contains the titles. */
export function tableFromTree(element: Element, cellBlocks: CellBlocks): Table | undefined {
  const rows = rowsOf(element).map(cellsOf);
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width === 0) return undefined;
  const [first = []] = rows;
  const hasHeader = first.length > 0 && first.every((cell) => cell.tagName === 'th');
  const columns = Array.from({ length: width }, (_, index) =>
    column(index, hasHeader ? first[index] : undefined, rows),
  );
  const fragments: Table['fragments'] = [];
  const body = hasHeader ? rows.slice(1) : rows;
  const digits = Math.max(4, String(body.length).length);
  const records = body.map((cells, rowIndex): [string, TableRecord] => {
    const values: Record<string, string> = {};
    cells.forEach((cell, index) => {
      const fragment = `r${rowIndex + 1}c${index + 1}`;
      values[columnId(index)] = fragment;
      fragments.push({ object: 'fragment', fragment, nodes: cellBlocks(cell) });
    });
    return [`r${rowIndex + 1}`, { orderIndex: String(rowIndex + 1).padStart(digits, '0'), values }];
  });
  return {
    object: 'block',
    type: 'table',
    isVoid: true,
    data: {
      view: { type: 'grid', columns: columns.map(({ id }) => id), hideHeader: !hasHeader },
      definition: Object.fromEntries(columns.map((entry) => [entry.id, entry])),
      records: Object.fromEntries(records),
    },
    fragments,
  };
}

/** The rows of a table, without those of nested tables. */
function rowsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.flatMap((child) =>
    child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th') ? [child] : [],
  );
}

function column(index: number, header: Element | undefined, rows: Element[][]): TableColumn {
  return {
    id: columnId(index),
    title: header === undefined ? '' : plainText(inlinesFromTree(header.children)).replaceAll('\n', ' '),
    type: 'text',
    textAlignment: alignment(header ?? rows[0]?.[index]),
  };
}

function columnId(index: number): string {
  return `c${index + 1}`;
}

function alignment(cell: Element | undefined): TableColumn['textAlignment'] {
  const align = cell?.properties['align'];
  return align === 'center' || align === 'right' ? align : 'left';
}
