/** Returns a text of an author as one line, shortened, for a cell of a table or an item of a list. */
export function cell(text: string, longest = 100): string {
  // A part, because a text may have a megabyte.
  const line = text
    .slice(0, 4 * longest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}

/** Returns a table row. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function table(...names: readonly string[]): string[] {
  return [row(...names), row(...names.map(() => '---'))];
}
