import { type Span, type Wanted, wantedPointers } from './spans.js';

/** Where the values at these pointers stand in a text that is JSON. One pass, and only what is asked for is looked into. */
export function jsonSpans(text: string, pointers: readonly (readonly string[])[]): (Span | undefined)[] {
  const { wanted, spans } = wantedPointers(pointers);
  const start = skipSpace(text, 0);
  scan(text, start, start, wanted);
  return spans;
}

/** Where a text that is JSON becomes deeper than `depth` levels. */
export function jsonDepthOffset(text: string, depth: number): number | undefined {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = skipString(text, at) - 1;
    } else if (code === 0x7b || code === 0x5b) {
      level += 1;
      if (level > depth) {
        return at;
      }
    } else if (code === 0x7d || code === 0x5d) {
      level -= 1;
    }
  }
  return undefined;
}

/** Scans the value at `start` and gives the offset after it. As deep as a pointer that is looked for, no deeper. */
function scan(text: string, at: number, start: number, wanted: Wanted): number {
  const end = wanted.members.size === 0 ? skipValue(text, start) : scanMembers(text, start, wanted);
  wanted.found({ at, start, end });
  return end;
}

function scanMembers(text: string, start: number, wanted: Wanted): number {
  if (text[start] === '{') {
    return scanObject(text, start, wanted);
  }
  return text[start] === '[' ? scanArray(text, start, wanted) : skipValue(text, start);
}

function scanObject(text: string, start: number, wanted: Wanted): number {
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const nameEnd = skipString(text, at);
    const member = wanted.members.get(nameAt(text, at, nameEnd));
    const value = skipSpace(text, skipSpace(text, nameEnd) + 1);
    at = nextEntry(text, member === undefined ? skipValue(text, value) : scan(text, at, value, member));
  }
  return at + 1;
}

function scanArray(text: string, start: number, wanted: Wanted): number {
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== ']'; index += 1) {
    const item = wanted.members.get(String(index));
    at = nextEntry(text, item === undefined ? skipValue(text, at) : scan(text, at, at, item));
  }
  return at + 1;
}

function nextEntry(text: string, end: number): number {
  const at = skipSpace(text, end);
  return text[at] === ',' ? skipSpace(text, at + 1) : at;
}

export function nameAt(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw;
}

/** Most characters between texts are spaces. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x20) {
      at += 1;
      continue;
    }
    if (code === 0x22) {
      at = skipString(text, at);
    } else if (isOpening(code)) {
      depth += 1;
      at += 1;
    } else if (isClosing(code)) {
      if (depth === 0) {
        return at;
      }
      depth -= 1;
      at += 1;
    } else if (depth === 0) {
      return skipWord(text, at);
    } else {
      at += 1;
    }
    if (depth === 0) {
      return at;
    }
  }
  return at;
}

const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

function skipWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !' \t\r\n,:{}[]"'.includes(text.charAt(at))) {
    at += 1;
  }
  return Math.max(at, start + 1);
}

export function skipString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && isEscaped(text, quote)) {
    quote = text.indexOf('"', quote + 1);
  }
  return quote === -1 ? text.length : quote + 1;
}

export function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) {
    backslashes += 1;
  }
  return backslashes % 2 === 1;
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  for (
    let code = text.charCodeAt(at);
    code === 0x20 || (code >= 0x09 && code <= 0x0d);
    code = text.charCodeAt(at)
  ) {
    at += 1;
  }
  return at;
}
