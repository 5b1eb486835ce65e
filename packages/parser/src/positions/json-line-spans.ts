import { skipString, stringAt } from '../json/scan.js';
import { createPointerTree, type PointerTree } from './pointer-tree.js';
import type { Span } from './span.js';

/**
 * Locates values in a JSON text with one entry per line, indented by `indent` characters per level. Skips everything else by
 * searching for the next line with the same indentation.
 */
export function jsonLineSpans(
  text: string,
  pointers: readonly (readonly string[])[],
  indent: number,
): (Span | undefined)[] {
  const { tree, spans } = createPointerTree(pointers);
  const end = text.endsWith('\n') ? text.length - 1 : text.length;
  new LineScanner(text, text.slice(2, 2 + indent)).visit(0, { at: 0, start: 0, end }, tree);
  return spans;
}

/** Up to this number of members, searching for each name is faster than reading all names. */
const fewNames = 4;

/** The text of a filled object, and the beginning of the lines of its members. */
interface ObjectText {
  readonly depth: number;
  readonly start: number;
  readonly text: string;
  readonly before: string;
}

class LineScanner {
  readonly #text: string;
  readonly #indent: string;

  constructor(text: string, indent: string) {
    this.#text = text;
    this.#indent = indent;
  }

  visit(depth: number, span: Span, wanted: PointerTree): void {
    wanted.found(span);
    const isFilled = wanted.members.size > 0 && this.#text[span.start + 1] === '\n';
    if (!isFilled) return;
    if (this.#text[span.start] === '{') this.#visitMembers(depth + 1, span, wanted);
    else if (this.#text[span.start] === '[') this.#visitItems(depth + 1, span, wanted);
  }

  #visitMembers(depth: number, { start, end }: Span, wanted: PointerTree): void {
    const before = `\n${this.#indent.repeat(depth)}"`;
    const object = { depth, start, text: this.#text.slice(start, end), before };
    if (wanted.members.size > fewNames) {
      this.#scanMembers(object, wanted);
      return;
    }
    for (const [name, member] of wanted.members) {
      const line = object.text.indexOf(`${before}${JSON.stringify(name).slice(1)}:`);
      if (line >= 0) {
        const next = object.text.indexOf(before, line + before.length);
        this.#visitMember(object, line + before.length - 1, next, member);
      }
    }
  }

  #scanMembers(object: ObjectText, wanted: PointerTree): void {
    const { text, before } = object;
    let left = wanted.members.size;
    let line = text.indexOf(before);
    while (line >= 0 && left > 0) {
      const at = line + before.length - 1;
      const next = text.indexOf(before, at);
      const member = wanted.members.get(stringAt(text, at, skipString(text, at)));
      if (member !== undefined) {
        this.#visitMember(object, at, next, member);
        left -= 1;
      }
      line = next;
    }
  }

  /** A member ends before the line of the next member, or before that of the closing brace. */
  #visitMember({ depth, start, text }: ObjectText, at: number, next: number, member: PointerTree): void {
    const end = this.#beforeComma(start + (next < 0 ? text.lastIndexOf('\n') : next));
    this.visit(depth, { at: start + at, start: start + skipString(text, at) + 2, end }, member);
  }

  #visitItems(depth: number, { start, end }: Span, wanted: PointerTree): void {
    const text = this.#text.slice(start, end);
    const before = `\n${this.#indent.repeat(depth)}`;
    let left = wanted.members.size;
    let line = 1;
    for (let index = 0; left > 0 && text.startsWith(before, line); index += 1) {
      const at = line + before.length;
      const next = itemEnd(text, at, before);
      const item = wanted.members.get(String(index));
      if (item !== undefined) {
        const span = { at: start + at, start: start + at, end: this.#beforeComma(start + next) };
        this.visit(depth, span, item);
        left -= 1;
      }
      line = next;
    }
  }

  #beforeComma(end: number): number {
    return this.#text[end - 1] === ',' ? end - 1 : end;
  }
}

/** Returns the end of the last line of an item. */
function itemEnd(text: string, at: number, before: string): number {
  const first = text[at];
  const isFilled = (first === '{' || first === '[') && text[at + 1] === '\n';
  const last = isFilled ? text.indexOf(`${before}${first === '{' ? '}' : ']'}`, at) + 1 : at;
  const end = text.indexOf('\n', last);
  return end < 0 ? text.length : end;
}
