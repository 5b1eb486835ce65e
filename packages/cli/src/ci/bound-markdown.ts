/**
 * Shortens Markdown to a size, at the end of a line and with a note. Code blocks and `<details>` that it cuts are closed. `sizeOf`
 * measures a text.
 */
export function boundMarkdown(text: string, limit: number, sizeOf: (text: string) => number): string {
  if (sizeOf(text) <= limit) return text;
  const lines = text.split('\n');
  // The number of lines that fit, by bisection: sizes grow with the number of lines.
  let [fits, tooMany] = [0, lines.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (sizeOf(shortened(lines, middle)) <= limit) fits = middle;
    else tooMany = middle;
  }
  const result = shortened(lines, fits);
  return sizeOf(result) <= limit ? result : '';
}

function shortened(lines: readonly string[], count: number): string {
  const kept = lines.slice(0, count);
  const closing: string[] = [];
  let open = 0;
  let fence: string | undefined;
  for (const line of kept) {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
    if (mark) fence = fenceAfter(fence, mark[1] ?? '', mark[2] ?? '');
    else if (fence === undefined) open += countOf(line, /<details\b/g) - countOf(line, /<\/details>/g);
  }
  if (fence !== undefined) closing.push(fence);
  for (; open > 0; open -= 1) closing.push('', '</details>');
  return [...kept, ...closing, '', note].join('\n');
}

/** Only a mark of the same character, at least as long and without a text, closes a code block. */
function fenceAfter(fence: string | undefined, mark: string, text: string): string | undefined {
  if (fence === undefined) return mark;
  return mark.startsWith(fence) && text.trim() === '' ? undefined : fence;
}

const note = '_The rest is omitted, because the text is too long. The log of the job has all of it._';

const countOf = (line: string, pattern: RegExp) => line.match(pattern)?.length ?? 0;
