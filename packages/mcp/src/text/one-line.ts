/** Returns a text of an author as one line of at most `longest` characters. */
export function oneLine(text: string, longest: number): string {
  // A part, because a text may have a megabyte. Half of a surrogate pair is no character.
  const part = text.slice(0, 4 * longest).replace(/[\ud800-\udbff]$/, '');
  const characters = [...part.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= longest) return characters.join('');
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
