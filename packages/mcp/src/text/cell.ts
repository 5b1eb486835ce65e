import { escapeMarkdown, markdownCode } from '@specshelf/render/markdown';
import { oneLine } from './one-line.js';

/** Returns a text of an author as Markdown in one line, shortened, for a cell of a table or an item of a list. */
export function cell(text: string, longest = 100): string {
  return escapeMarkdown(oneLine(text, longest));
}

/** Returns a name as code in one line, shortened, for an item of a list. */
export function code(name: string, longest: number): string {
  return markdownCode(oneLine(name, longest));
}

/** Returns a table row. */
export function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function table(...names: readonly string[]): string[] {
  return [row(...names), row(...names.map(() => '---'))];
}
