import { isEscaped, skipSpace, skipString } from '../positions/json-spans.js';

/** A name that an object uses again. */
interface RepeatedName {
  readonly name: string;
  readonly tokens: readonly string[];
  readonly first: number;
  readonly second: number;
}

/**
 * How many names a text that is JSON seems to hold: a colon after a closing quote follows a name. A few odd names and
 * texts deceive it, so that it is no more than a reason to look. Costs a seventh of parsing the text.
 */
export function countNames(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(':'); colon !== -1; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (isSpace(text.charCodeAt(before))) {
      before -= 1;
    }
    if (
      text.charCodeAt(before) === 0x22 &&
      !isOpening(text.charCodeAt(before - 1)) &&
      !isEscaped(text, before)
    ) {
      count += 1;
    }
  }
  return count;
}

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** What stands before a quote that begins some text: `: "`, `["`, `,"`. */
const isOpening = (code: number) =>
  code === 0x3a || code === 0x2c || code === 0x5b || code === 0x7b || isSpace(code);

/** All names that are used again in the same object, in the order of the text. */
export function repeatedNames(text: string): RepeatedName[] {
  const found: RepeatedName[] = [];
  const open: Scope[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const scope = open.at(-1);
    if (code === 0x22) {
      const end = skipString(text, at);
      const after = skipSpace(text, end);
      if (scope?.names !== undefined && text.charCodeAt(after) === 0x3a) {
        const name = nameOf(text.slice(at, end));
        const first = scope.names.get(name);
        if (first !== undefined) {
          found.push({ name, tokens: [...open.slice(0, -1).map(tokenOf), name], first, second: at });
        }
        scope.names.set(name, at);
        scope.token = name;
      }
      at = end;
    } else {
      if (code === 0x7b || code === 0x5b) {
        open.push({ token: '', index: 0, names: code === 0x7b ? new Map() : undefined });
      } else if (code === 0x7d || code === 0x5d) {
        open.pop();
      } else if (code === 0x2c && scope !== undefined) {
        scope.index += 1;
      }
      at = skipSpace(text, at + 1);
    }
  }
  return found;
}

interface Scope {
  token: string;
  index: number;
  /** The names of an object and where they stand; an array has none. */
  readonly names: Map<string, number> | undefined;
}

const tokenOf = ({ token, index, names }: Scope) => (names === undefined ? String(index) : token);

function nameOf(quoted: string): string {
  return quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1);
}
