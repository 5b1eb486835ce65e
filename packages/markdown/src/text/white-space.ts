// Loops, because a regular expression such as /[ \t]+$/ takes quadratic time for a long run of spaces.

/** Replaces each line feed, and the white space around it, with a space. */
export function collapseLineFeeds(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index > 0 ? trimStart(line) : line;
      return index < lines.length - 1 ? trimEnd(start) : start;
    })
    .join(' ');
}

/** Replaces each run of white space with a space. */
export function collapseWhiteSpace(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ');
}

export function isBlank(text: string): boolean {
  return trim(text) === '';
}

export function trim(text: string): string {
  return trimEnd(trimStart(text));
}

export function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && isWhiteSpace(text.charCodeAt(start))) start += 1;
  return text.slice(start);
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** ASCII white space of HTML. A no-break space is an ordinary character. */
function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
}
