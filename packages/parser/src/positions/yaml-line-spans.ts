import { createPointerTree, type PointerTree } from './pointer-tree.js';
import type { Span } from './span.js';
import {
  entryAt,
  isDash,
  lineEnd,
  type MappingEntry,
  nextStart,
  type Start,
  startInLine,
  valueEnd,
} from './yaml-lines.js';

/**
 * Locates values in a YAML text by indentation alone, many times faster than parsing it again. Handles block mappings and
 * sequences, the form of nearly all descriptions; values in anything else are undefined.
 */
export function yamlLineSpans(text: string, pointers: readonly (readonly string[])[]): (Span | undefined)[] {
  const { tree, spans } = createPointerTree(pointers);
  if (!/\r(?!\n)|^%|^\ufeff/.test(text)) new LineScanner(text).root(tree);
  return spans;
}

/** Signs of quotes, flow collections, block scalars, comments, anchors, tags, and names of several lines. */
const specialSigns = /["'{[|>#&*!?]/g;

class LineScanner {
  readonly #text: string;
  #nextSpecialSign = -1;

  constructor(text: string) {
    this.#text = text;
  }

  root(wanted: PointerTree): void {
    const text = this.#text;
    let start = nextStart(text, 0);
    if (start !== undefined && /---(?=\s|$)/y.test(text.slice(start.at, start.at + 4))) {
      start = startInLine(text, start.at + 3, start.column + 3) ?? nextStart(text, lineEnd(text, start.at));
    }
    if (start !== undefined) {
      wanted.found({ at: start.at, start: start.at, end: text.length });
      this.#node(start, wanted);
    }
  }

  /** Scans the value that begins here, and returns the first line after it. */
  #node(start: Start, wanted: PointerTree | undefined): Start | undefined {
    if (isDash(this.#text, start.at)) return this.#sequence(start, wanted);
    return entryAt(this.#text, start.at) === undefined
      ? nextStart(this.#text, valueEnd(this.#text, start.at))
      : this.#mapping(start, wanted);
  }

  #mapping(first: Start, wanted: PointerTree | undefined): Start | undefined {
    let start: Start | undefined = first;
    while (start !== undefined && start.column === first.column) {
      const entry = entryAt(this.#text, start.at);
      if (entry === undefined) return undefined;
      start = this.#entry(start, entry, first.column, wanted?.members.get(entry.name));
    }
    return start;
  }

  /** Returns the first line after the entry. */
  #entry(
    key: Start,
    { after }: MappingEntry,
    column: number,
    wanted: PointerTree | undefined,
  ): Start | undefined {
    const text = this.#text;
    const inLine = startInLine(text, after, 0);
    if (inLine !== undefined) {
      const end = valueEnd(text, inLine.at);
      wanted?.found({ at: key.at, start: inLine.at, end });
      return this.#skip(nextStart(text, end), column);
    }
    const below = nextStart(text, lineEnd(text, after));
    const isDashBelow = below?.column === column && isDash(text, below.at);
    if (below === undefined || (below.column <= column && !isDashBelow)) {
      wanted?.found({ at: key.at, start: after, end: after });
      return below;
    }
    wanted?.found({ at: key.at, start: below.at, end: valueEnd(text, below.at) });
    return wanted === undefined && !isDashBelow
      ? this.#skipUnwanted(below, column)
      : this.#skip(this.#node(below, wanted), column);
  }

  /**
   * Skips the lines below an entry without wanted values. A line without special signs ends where its indentation says so, but
   * a scalar can continue on the next line.
   */
  #skipUnwanted(from: Start, column: number): Start | undefined {
    let start: Start | undefined = from;
    while (start !== undefined && start.column > column) {
      start = this.#isSimple(start.at) ? this.#skipLine(start) : this.#node(start, undefined);
    }
    return start;
  }

  #skipLine(start: Start): Start | undefined {
    const text = this.#text;
    let inner = start;
    while (isDash(text, inner.at)) {
      const next = startInLine(text, inner.at + 1, inner.column + 1);
      if (next === undefined) return nextStart(text, start.at);
      inner = next;
    }
    const endsWithColon = text.charCodeAt(lineEnd(text, start.at) - 1) === 0x3a;
    const next = nextStart(text, start.at);
    return endsWithColon ? next : this.#skip(next, inner.column);
  }

  /** Whether the rest of the line has no special signs. */
  #isSimple(at: number): boolean {
    if (this.#nextSpecialSign < at) {
      specialSigns.lastIndex = at;
      this.#nextSpecialSign = specialSigns.test(this.#text) ? specialSigns.lastIndex - 1 : this.#text.length;
    }
    return this.#nextSpecialSign >= lineEnd(this.#text, at);
  }

  #sequence(first: Start, wanted: PointerTree | undefined): Start | undefined {
    let start: Start | undefined = first;
    for (let index = 0; start?.column === first.column && isDash(this.#text, start.at); index += 1) {
      start = this.#item(start, wanted?.members.get(String(index)));
    }
    return start;
  }

  #item(dash: Start, wanted: PointerTree | undefined): Start | undefined {
    const text = this.#text;
    const inLine = startInLine(text, dash.at + 1, dash.column + 1);
    const start = inLine ?? nextStart(text, lineEnd(text, dash.at));
    if (start === undefined || start.column <= dash.column) return start;
    wanted?.found({ at: start.at, start: start.at, end: valueEnd(text, start.at) });
    return this.#skip(this.#node(start, wanted), dash.column);
  }

  /** Returns the first line that is not indented deeper than `column`: deeper lines continue the previous value. */
  #skip(from: Start | undefined, column: number): Start | undefined {
    let start = from;
    while (start !== undefined && start.column > column) start = nextStart(this.#text, start.at);
    return start;
  }
}
