// Written as loops, because an expression such as /[ \t]+$/ is quadratic in a long stretch of blanks.

/** A line break in a source is a blank, together with the blanks around it. */
export function collapseLineBreaks(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index > 0 ? trimStart(line) : line;
      return index < lines.length - 1 ? trimEnd(start) : start;
    })
    .join(' ');
}

/** Blanks of HTML are one, however many there are. */
export function collapseBlanks(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ');
}

export function trim(text: string): string {
  return trimEnd(trimStart(text));
}

export function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && isBlank(text.charCodeAt(start))) start += 1;
  return text.slice(start);
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Blanks of HTML. A no-break space is a character like any other. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d;
}
