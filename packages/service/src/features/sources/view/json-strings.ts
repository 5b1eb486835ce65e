/** Knows which offsets of a text are inside a string of JSON. A string of JSON is on one line. */
export class JSONStrings {
  readonly #text: string;
  /** Where the last answer ended, so that a later offset of the same line continues there. */
  #last = { lineStart: 0, offset: 0, isInside: false };

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether an offset in a line is inside a string. Offsets in ascending order read each line once. */
  isInside(lineStart: number, offset: number): boolean {
    if (offset === lineStart) return false;
    const continues = this.#last.lineStart === lineStart && this.#last.offset <= offset;
    let { offset: from, isInside } = continues ? this.#last : { offset: lineStart, isInside: false };
    for (
      let at = this.#text.indexOf('"', from);
      at !== -1 && at < offset;
      at = this.#text.indexOf('"', from)
    ) {
      if (!isInside || !isEscaped(this.#text, at)) isInside = !isInside;
      from = at + 1;
    }
    this.#last = { lineStart, offset, isInside };
    return isInside;
  }
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
