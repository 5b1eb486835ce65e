import { escapeMarkdown, markdownCode } from '@specshelf/render/markdown';

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

/** Returns a text of an author as one line of at most `longest` characters. */
function oneLine(text: string, longest: number): string {
  // A part, because a text may have a megabyte. Half of a surrogate pair is no character.
  const part = text.slice(0, 4 * longest).replace(/[\ud800-\udbff]$/, '');
  const characters = [...part.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= longest) return characters.join('');
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
