import { isEscaped, skipSpace, skipString, stringAt } from '../json/scan.js';

/** A name that an object uses again. */
interface RepeatedName {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly first: number;
  readonly second: number;
}

/**
 * Estimates the number of member names in a JSON text by counting colons after closing quotes. Unusual names and strings can
 * distort it, so a difference is only a reason to look closer. Takes a seventh of the time to parse the text.
 */
export function countNames(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    const isClosingQuote =
      text.charCodeAt(before) === 0x22 &&
      !mayPrecedeString(text.charCodeAt(before - 1)) &&
      !isEscaped(text, before);
    if (isClosingQuote) count += 1;
  }
  return count;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Whether a quote after this character begins a string: `: "`, `["`, `,"`. */
const mayPrecedeString = (code: number) =>
  code === 0x3a || code === 0x2c || code === 0x5b || code === 0x7b || isSpace(code);

/** Returns all names that are used again in the same object, in the order of the text. */
export function repeatedNames(text: string): RepeatedName[] {
  const found: RepeatedName[] = [];
  const open: OpenContainer[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      const end = skipString(text, at);
      if (text.charCodeAt(skipSpace(text, end)) === 0x3a) addName(stringAt(text, at, end), at, open, found);
      at = skipSpace(text, end);
    } else {
      updateOpen(code, open);
      at = skipSpace(text, at + 1);
    }
  }
  return found;
}

interface OpenContainer {
  name: string;
  index: number;
  /** Names of an object with their offsets; undefined for an array. */
  readonly names: Map<string, number> | undefined;
}

function addName(name: string, at: number, open: readonly OpenContainer[], found: RepeatedName[]): void {
  const object = open.at(-1);
  if (object?.names === undefined) return;
  const first = object.names.get(name);
  if (first !== undefined) {
    found.push({ name, tokens: [...open.slice(0, -1).map(tokenOf), name], first, second: at });
  }
  object.names.set(name, at);
  object.name = name;
}

function updateOpen(code: number, open: OpenContainer[]): void {
  const container = open.at(-1);
  if (code === 0x7b || code === 0x5b) {
    open.push({ name: '', index: 0, names: code === 0x7b ? new Map() : undefined });
  } else if (code === 0x7d || code === 0x5d) {
    open.pop();
  } else if (code === 0x2c && container !== undefined) {
    container.index += 1;
  }
}

const tokenOf = ({ name, index, names }: OpenContainer) => (names === undefined ? String(index) : name);
