/** Cells by the titles of their columns. */
export type Row = Readonly<Record<string, string | number | undefined>>;

/** Formats rows with their titles: columns with texts are left-aligned, numbers right-aligned. */
export function table(rows: readonly Row[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = titles.map((title) => {
    const cells = [title, ...rows.map((row) => textOf(row[title]))];
    const width = Math.max(...cells.map(({ length }) => length));
    const isText = rows.some((row) => typeof row[title] === 'string');
    return cells.map((cell) => (isText ? cell.padEnd(width) : cell.padStart(width)));
  });
  const lines = [titles, ...rows].map((_, place) => columns.map((cells) => cells[place] ?? ''));
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n');
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
