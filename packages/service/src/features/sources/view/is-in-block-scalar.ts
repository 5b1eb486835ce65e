import type { IndexedText } from './indexed-text.js';

/** How far back the header of a block scalar is searched: longer ones are highlighted like other lines. */
const farthest = 100;

/** Longer lines are cut before they are compared. */
const longest = 400;

/** The header of a block scalar at the end of a line, such as `description: |-`. */
const header = /(?:^|[:\-?]\s+)(?:[&!]\S*\s+)*[|>][-+0-9]{0,2}(?:\s+#.*)?$/;

/** Whether a line of YAML belongs to a block scalar: whether a line above has its header and less indentation than all between. */
export function isInBlockScalar(text: IndexedText, line: number): boolean {
  const [own = '', ...above] = text
    .linesBetween(line - farthest, line)
    .map(({ start, end }) => text.text.slice(start, Math.min(end, start + longest)))
    .reverse();
  let indentation = own.trim() === '' ? Number.POSITIVE_INFINITY : indentationOf(own);
  for (const other of above) {
    if (other.trim() === '') continue;
    const outer = indentationOf(other);
    if (outer < indentation) {
      if (header.test(other.trimEnd())) return true;
      indentation = outer;
    }
    if (outer === 0) return false;
  }
  return false;
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length;
}
