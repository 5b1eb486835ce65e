import type { Output } from '../process/command-line-process.js';
import { printable } from './printable.js';

/** Prints rows as a table with a header on a terminal, and as lines with tabs elsewhere. */
export function printTable(output: Output, header: readonly string[], rows: readonly string[][]): void {
  const cells = rows.map((row) => row.map(printable));
  if (output.isTTY) output.write(tableOf([[...header], ...cells]));
  else output.write(cells.map((row) => `${row.join('\t')}\n`).join(''));
}

function tableOf(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}
