import type { Table, TextBlock } from './node-types.js';

/** A table as people see it: its titles, empty where they are hidden, and the cells of its rows in order. */
export function tableRows(table: Table): { titles: string[]; rows: TextBlock[][][] } {
  const { view, definition, records } = table.data;
  const cells = new Map(table.fragments.map(({ fragment, nodes }) => [fragment, nodes]));
  const titles = view.columns.map((id) => (view.hideHeader ? '' : (definition[id]?.title ?? '')));
  const rows = Object.values(records)
    .sort((a, b) => (a.orderIndex < b.orderIndex ? -1 : a.orderIndex > b.orderIndex ? 1 : 0))
    .map(({ values }) => view.columns.map((id) => cellBlocks(values[id], cells)));
  return { titles, rows };
}

/** Only columns of text have fragments; the values of others mean nothing in Markdown. */
function cellBlocks(value: unknown, cells: ReadonlyMap<string, TextBlock[]>): TextBlock[] {
  return typeof value === 'string' ? (cells.get(value) ?? []) : [];
}
