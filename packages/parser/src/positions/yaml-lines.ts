import { skipString } from '../json/scan.js';

/** The first character of a line that is neither blank nor a comment, or of the text after a dash. */
export interface Start {
  readonly at: number;
  /** Column of the character, from 0. */
  readonly column: number;
}

export interface MappingEntry {
  readonly name: string;
  /** Offset after the colon. */
  readonly after: number;
}

/** Indicators that a plain name cannot begin with. */
const indicator = /^(?:[&*!|>%@`{}[\],#]|[?:-](?:\s|$))/;

/** Returns the mapping entry that begins at this offset; undefined if none does. */
export function entryAt(text: string, at: number): MappingEntry | undefined {
  const quote = text.charAt(at);
  if (quote === '"' || quote === "'") {
    const end = quotedEnd(text, at);
    const colon = /[ ]*:(?=\s|$)/y;
    colon.lastIndex = end;
    const name = quotedText(text.slice(at, end));
    return name !== undefined && colon.test(text) ? { name, after: colon.lastIndex } : undefined;
  }
  const line = text.slice(at, lineEnd(text, at));
  const colon = line.search(/:(?:\s|$)/);
  if (colon <= 0 || indicator.test(line)) return undefined;
  const name = line.slice(0, colon).trimEnd();
  return name.includes(' #') ? undefined : { name, after: at + colon + 1 };
}

export function isDash(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x2d && /\s|^$/.test(text.charAt(at + 1));
}

/** Returns the content that follows on the same line; undefined if only a comment or nothing does. */
export function startInLine(text: string, from: number, column: number): Start | undefined {
  let at = from;
  while (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09) at += 1;
  const code = text.charCodeAt(at);
  const isEmpty = Number.isNaN(code) || code === 0x0a || code === 0x0d || code === 0x23;
  return isEmpty ? undefined : { at, column: column + at - from };
}

/** Returns the next line with content; undefined at the end of the document. */
export function nextStart(text: string, from: number): Start | undefined {
  let line = from === 0 ? 0 : lineEnd(text, from) + 1;
  while (line < text.length) {
    let at = line;
    while (text.charCodeAt(at) === 0x20) at += 1;
    if (startInLine(text, at, 0) !== undefined) {
      return at === line && /(?:---|\.\.\.)(?=\s|$)/y.test(text.slice(at, at + 4)) && from > 0
        ? undefined
        : { at, column: at - line };
    }
    line = lineEnd(text, at) + 1;
  }
  return undefined;
}

export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** Returns the end of a value, by its first character. Lines with deeper indentation can still belong to the value. */
export function valueEnd(text: string, at: number): number {
  const first = text.charAt(at);
  if (first === '"' || first === "'") return quotedEnd(text, at);
  return first === '{' || first === '[' ? flowEnd(text, at) : plainEnd(text, at);
}

/** Returns the end of a plain scalar in its line, before a comment. */
function plainEnd(text: string, at: number): number {
  const line = text.slice(at, lineEnd(text, at));
  const comment = line.search(/\s#/);
  return at + (comment === -1 ? line : line.slice(0, comment)).trimEnd().length;
}

function flowEnd(text: string, from: number): number {
  let depth = 0;
  let before = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ((character === '"' || character === "'") && '{[,:'.includes(before)) {
      at = quotedEnd(text, at) - 1;
    } else if (character === '#' && /\s/.test(text.charAt(at - 1))) {
      at = lineEnd(text, at);
    } else if (character === '{' || character === '[') {
      depth += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    before = /\s/.test(character) ? before : character;
  }
  return text.length;
}

/** Returns the offset after a quoted scalar. Not a regular expression: those overflow the stack for long text. */
function quotedEnd(text: string, at: number): number {
  if (text.charAt(at) === '"') return skipString(text, at);
  let end = text.indexOf("'", at + 1);
  while (end !== -1 && text.charAt(end + 1) === "'") end = text.indexOf("'", end + 2);
  return end === -1 ? text.length : end + 1;
}

/** Returns the value of a quoted scalar; undefined if it has escapes or line breaks. */
function quotedText(quoted: string): string | undefined {
  if (quoted.startsWith("'")) return quoted.slice(1, -1).replaceAll("''", "'");
  return quoted.includes('\\') || quoted.includes('\n') ? undefined : quoted.slice(1, -1);
}
