export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Returns the lines and columns of offsets, both counted from 1. */
export function lineColumnsOf(text: string, offsets: readonly number[]): LineColumn[] {
  const order = [...offsets.entries()].sort(([, a], [, b]) => a - b);
  const positions: LineColumn[] = offsets.map(() => ({ line: 1, column: 1 }));
  const nextLine = text.includes('\r') ? afterAnyBreak : afterNewline;
  let line = 1;
  let start = 0;
  let next = nextLine(text, 0);
  for (const [index, offset] of order) {
    while (next <= offset) {
      line += 1;
      start = next;
      next = nextLine(text, start);
    }
    positions[index] = { line, column: offset - start + 1 };
  }
  return positions;
}

export const lineOf = (text: string, offset: number): number => lineColumnsOf(text, [offset])[0]?.line ?? 1;

/** Returns the offset of the next line, or infinity in the last line. */
function afterNewline(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? Number.POSITIVE_INFINITY : end + 1;
}

function afterAnyBreak(text: string, from: number): number {
  const lineBreak = /\r\n?|\n/g;
  lineBreak.lastIndex = from;
  return lineBreak.test(text) ? lineBreak.lastIndex : Number.POSITIVE_INFINITY;
}
