import { nameAt, skipString } from './json-spans.js';
import { type Span, type Wanted, wantedPointers } from './spans.js';

/**
 * Where values stand in a JSON text that has one entry in each line, `indent` characters deeper than what holds it: whatever
 * is in between is passed over by searching for the next line of the same depth.
 */
export function jsonLineSpans(
  text: string,
  pointers: readonly (readonly string[])[],
  indent: number,
): (Span | undefined)[] {
  const { wanted, spans } = wantedPointers(pointers);
  const end = text.endsWith('\n') ? text.length - 1 : text.length;
  new Lines(text, text.slice(2, 2 + indent)).value(0, { at: 0, start: 0, end }, wanted);
  return spans;
}

/** To look for a few names is less work than to look at all. */
const fewNames = 4;

class Lines {
  constructor(
    private readonly text: string,
    private readonly indent: string,
  ) {}

  value(depth: number, span: Span, wanted: Wanted): void {
    wanted.found(span);
    const isFilled = wanted.members.size > 0 && this.text[span.start + 1] === '\n';
    if (isFilled && this.text[span.start] === '{') {
      this.members(depth + 1, span, wanted);
    } else if (isFilled && this.text[span.start] === '[') {
      this.items(depth + 1, span, wanted);
    }
  }

  private members(depth: number, span: Span, wanted: Wanted): void {
    const inside = this.text.slice(span.start, span.end);
    const before = `\n${this.indent.repeat(depth)}"`;
    if (wanted.members.size > fewNames) {
      this.eachMember(depth, span.start, inside, before, wanted);
      return;
    }
    for (const [name, member] of wanted.members) {
      const line = inside.indexOf(`${before}${JSON.stringify(name).slice(1)}:`);
      if (line >= 0) {
        const next = inside.indexOf(before, line + before.length);
        this.member(depth, span.start, inside, line + before.length - 1, next, member);
      }
    }
  }

  private eachMember(depth: number, start: number, inside: string, before: string, wanted: Wanted): void {
    let left = wanted.members.size;
    let line = inside.indexOf(before);
    while (line >= 0 && left > 0) {
      const at = line + before.length - 1;
      const next = inside.indexOf(before, at);
      const member = wanted.members.get(nameAt(inside, at, skipString(inside, at)));
      if (member !== undefined) {
        this.member(depth, start, inside, at, next, member);
        left -= 1;
      }
      line = next;
    }
  }

  /** A member ends where the line of the next one begins, or that of the closing brace. */
  private member(
    depth: number,
    start: number,
    inside: string,
    at: number,
    next: number,
    member: Wanted,
  ): void {
    const end = this.beforeComma(start + (next < 0 ? inside.lastIndexOf('\n') : next));
    this.value(depth, { at: start + at, start: start + skipString(inside, at) + 2, end }, member);
  }

  private items(depth: number, { start, end }: Span, wanted: Wanted): void {
    const inside = this.text.slice(start, end);
    const before = `\n${this.indent.repeat(depth)}`;
    let left = wanted.members.size;
    let line = 1;
    for (let index = 0; left > 0 && inside.startsWith(before, line); index += 1) {
      const at = line + before.length;
      const next = this.itemEnd(inside, at, before);
      const item = wanted.members.get(String(index));
      if (item !== undefined) {
        const whole = { at: start + at, start: start + at, end: this.beforeComma(start + next) };
        this.value(depth, whole, item);
        left -= 1;
      }
      line = next;
    }
  }

  /** The end of the last line of an item. */
  private itemEnd(inside: string, at: number, before: string): number {
    const first = inside[at];
    const isFilled = (first === '{' || first === '[') && inside[at + 1] === '\n';
    const last = isFilled ? inside.indexOf(`${before}${first === '{' ? '}' : ']'}`, at) + 1 : at;
    const end = inside.indexOf('\n', last);
    return end < 0 ? inside.length : end;
  }

  private beforeComma(end: number): number {
    return this.text[end - 1] === ',' ? end - 1 : end;
  }
}
