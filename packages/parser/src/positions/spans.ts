/** Where a value stands in its text. Offsets count UTF-16 units. */
export interface Span {
  /** Of the member's name, or of the item. */
  readonly at: number;
  /** Of the value itself. */
  readonly start: number;
  readonly end: number;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Pointers to look for, arranged so that one pass over a text finds them all. */
export interface Wanted {
  readonly members: Map<string, Wanted>;
  readonly found: (span: Span) => void;
}

// See docs/decisions/0041-locate-problems-by-scanning-the-text.md.
export function wantedPointers(pointers: readonly (readonly string[])[]): {
  wanted: Wanted;
  spans: (Span | undefined)[];
} {
  const spans: (Span | undefined)[] = pointers.map(() => undefined);
  const numbers = new Map<Wanted, number[]>();
  const create = (): Wanted => {
    const own: number[] = [];
    const wanted = {
      members: new Map<string, Wanted>(),
      found: (span: Span) => {
        for (const number of own) {
          spans[number] = span;
        }
      },
    };
    numbers.set(wanted, own);
    return wanted;
  };
  const wanted = create();
  pointers.forEach((tokens, number) => {
    let at = wanted;
    for (const token of tokens) {
      let next = at.members.get(token);
      if (next === undefined) {
        next = create();
        at.members.set(token, next);
      }
      at = next;
    }
    numbers.get(at)?.push(number);
  });
  return { wanted, spans };
}

/** Lines and columns of offsets, from 1. */
export function positionsOf(text: string, offsets: readonly number[]): Position[] {
  const order = [...offsets.entries()].sort(([, a], [, b]) => a - b);
  const positions: Position[] = offsets.map(() => ({ line: 1, column: 1 }));
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

/** Where the line after this one begins; infinity when there is none. */
function afterNewline(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? Number.POSITIVE_INFINITY : end + 1;
}

function afterAnyBreak(text: string, from: number): number {
  const lineBreak = /\r\n?|\n/g;
  lineBreak.lastIndex = from;
  return lineBreak.test(text) ? lineBreak.lastIndex : Number.POSITIVE_INFINITY;
}
