/** Returns the start of a text that is longer than `longest` UTF-16 code units, with an ellipsis. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half of a surrogate pair is no character.
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
