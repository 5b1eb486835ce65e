/** Cells by the titles of their columns. */
export type Row = Readonly<Record<string, string | number | undefined>>;

/** Formats rows with their titles: the first column left-aligned, others right-aligned. */
export function table(rows: readonly Row[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [titles, ...rows.map((row) => titles.map((title) => textOf(row[title])))];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

function textOf(cell: Row[string]): string {
  return typeof cell === 'string' ? cell : rounded(cell);
}

/** Formats up to three digits, because noise makes others meaningless; a dash for no value. */
export function rounded(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}
