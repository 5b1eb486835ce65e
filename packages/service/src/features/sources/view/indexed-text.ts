/** The starts of lines are stored for every so many lines: a text of line breaks only has as many lines as characters. */
const step = 64;

/** A text with an index of its lines. Lines end as in positions of problems: at `\n`, `\r\n`, or `\r`. */
export class IndexedText {
  readonly text: string;
  /** The number of lines, at least 1. */
  readonly count: number;
  readonly #starts: readonly number[];
  readonly #next: NextLine;

  constructor(text: string) {
    this.text = text;
    this.#next = text.includes('\r') ? afterAnyBreak : afterNewline;
    const starts: number[] = [];
    let count = 0;
    for (let at = 0; at !== -1; at = this.#next(text, at)) {
      if (count % step === 0) starts.push(at);
      count += 1;
    }
    this.#starts = starts;
    this.count = count;
  }

  /** Returns the offsets of the lines between two line numbers, both included, without their breaks. */
  linesBetween(from: number, to: number): { number: number; start: number; end: number }[] {
    const [first, last] = [Math.max(from, 1), Math.min(to, this.count)];
    const lines: { number: number; start: number; end: number }[] = [];
    let start = first > last ? -1 : this.#startOf(first);
    for (let number = first; number <= last && start !== -1; number += 1) {
      const next = this.#next(this.text, start);
      lines.push({ number, start, end: next === -1 ? this.text.length : this.#beforeBreak(start, next) });
      start = next;
    }
    return lines;
  }

  /** Returns the number of the line with this offset, and the offset of its start. */
  lineAt(offset: number): { number: number; start: number } {
    let block = 0;
    let end = this.#starts.length;
    while (end - block > 1) {
      const middle = (block + end) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) block = middle;
      else end = middle;
    }
    let number = block * step + 1;
    let start = this.#starts[block] ?? 0;
    for (let next = this.#next(this.text, start); next !== -1 && next <= offset; number += 1) {
      start = next;
      next = this.#next(this.text, start);
    }
    return { number, start };
  }

  #startOf(line: number): number {
    const block = Math.floor((line - 1) / step);
    let start = this.#starts[block] ?? 0;
    for (let skipped = block * step + 1; skipped < line; skipped += 1) start = this.#next(this.text, start);
    return start;
  }

  #beforeBreak(start: number, next: number): number {
    const isPair = this.text[next - 1] === '\n' && this.text[next - 2] === '\r';
    return Math.max(start, next - (isPair ? 2 : 1));
  }
}

/** Returns the start of the next line; -1 in the last line. */
type NextLine = (text: string, from: number) => number;

const afterNewline: NextLine = (text, from) => {
  const end = text.indexOf('\n', from);
  return end === -1 ? -1 : end + 1;
};

const afterAnyBreak: NextLine = (text, from) => {
  const lineBreak = /\r\n?|\n/g;
  lineBreak.lastIndex = from;
  return lineBreak.test(text) ? lineBreak.lastIndex : -1;
};
