import type { Table, TextBlock } from './node-types.js';

/** The titles of a table, empty when hidden, and the cells of its rows in display order. */
export function tableRows(table: Table): { titles: string[]; rows: TextBlock[][][] } {
  const { view, definition, records } = table.data;
  const cells = new Map(table.fragments.map(({ fragment, nodes }) => [fragment, nodes]));
  const titles = view.columns.map((id) => (view.hideHeader ? '' : (definition[id]?.title ?? '')));
  const rows = Object.values(records)
    .sort((a, b) => (a.orderIndex < b.orderIndex ? -1 : a.orderIndex > b.orderIndex ? 1 : 0))
    .map(({ values }) => view.columns.map((id) => cellBlocks(values[id], cells)));
  return { titles, rows };
}

/** Only text columns have fragments; values of other columns have no Markdown form. */
function cellBlocks(value: unknown, cells: ReadonlyMap<string, TextBlock[]>): TextBlock[] {
  return typeof value === 'string' ? (cells.get(value) ?? []) : [];
}
