import type { SearchResult } from '@specshelf/sdk';
import { printable } from '../terminal/printable.js';
import type { Style } from '../terminal/style.js';

interface SearchTextOptions {
  isTTY: boolean;
  style: Style;
}

/** Longer cells are not truncated, but move the rest of their own line only. */
const widest = 48;

/**
 * Prints results: on a terminal two lines each, with aligned columns and the address of the page below them, and elsewhere a line with tabs.
 */
export function searchText(results: readonly SearchResult[], { isTTY, style }: SearchTextOptions): string {
  const rows = results.map((result) => cellsOf(result).map(printable));
  if (!isTTY) return rows.map((row) => `${row.join('\t')}\n`).join('');
  const widthOf = (column: number) =>
    Math.min(widest, Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const widths = [widthOf(0), widthOf(1), widthOf(2)];
  const pad = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0);
  return rows
    .map(([kind = '', name = '', spec = '', title = '', url = '']) => {
      const cells = [pad(kind, 0), style.bold(pad(name, 1)), style.dim(pad(spec, 2)), title];
      return `${cells.join('  ').trimEnd()}\n${' '.repeat((widths[0] ?? 0) + 2)}${style.dim(url)}\n`;
    })
    .join('');
}

/** The method or the kind, the name, the specification, the title if it is not the name, and the address of the page. */
function cellsOf({ kind, method, path, identifier, title, spec, deprecated, urls }: SearchResult): string[] {
  const name = path ?? identifier ?? title;
  const shown = [title === name ? '' : title, deprecated ? '(deprecated)' : ''].filter((text) => text !== '');
  return [method ?? kind, name, spec, shown.join(' '), urls.app];
}
