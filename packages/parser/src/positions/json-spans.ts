import { skipSpace, skipString, stringAt } from '../json/scan.js';
import { createPointerTree, type PointerTree } from './pointer-tree.js';
import type { Span } from './span.js';

/** Locates values in a valid JSON text, in one pass that skips everything else. */
export function jsonSpans(text: string, pointers: readonly (readonly string[])[]): (Span | undefined)[] {
  const { tree, spans } = createPointerTree(pointers);
  const start = skipSpace(text, 0);
  scan(text, start, start, tree);
  return spans;
}

/** Scans the value at `start` and returns the offset after it. Recursive: as deep as the longest pointer. */
function scan(text: string, at: number, start: number, wanted: PointerTree): number {
  const end = wanted.members.size === 0 ? skipValue(text, start) : scanMembers(text, start, wanted);
  wanted.found({ at, start, end });
  return end;
}

function scanMembers(text: string, start: number, wanted: PointerTree): number {
  if (text[start] === '{') return scanObject(text, start, wanted);
  return text[start] === '[' ? scanArray(text, start, wanted) : skipValue(text, start);
}

function scanObject(text: string, start: number, wanted: PointerTree): number {
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const nameEnd = skipString(text, at);
    const member = wanted.members.get(stringAt(text, at, nameEnd));
    const value = skipSpace(text, skipSpace(text, nameEnd) + 1);
    at = nextEntry(text, member === undefined ? skipValue(text, value) : scan(text, at, value, member));
  }
  return at + 1;
}

function scanArray(text: string, start: number, wanted: PointerTree): number {
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

/** Checks for spaces first: most characters outside strings are spaces. */
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
      if (depth === 0) return at;
      depth -= 1;
      at += 1;
    } else if (depth === 0) {
      return skipWord(text, at);
    } else {
      at += 1;
    }
    if (depth === 0) return at;
  }
  return at;
}

const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

function skipWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !' \t\r\n,:{}[]"'.includes(text.charAt(at))) at += 1;
  return Math.max(at, start + 1);
}
