import { isArray, isObject, type JSONValue, member } from './json.js';

/** The JSON Pointer (RFC 6901) of these member names and indexes; `''` is the whole document. */
export function toPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapeToken(String(token))}`).join('');
}

/** The names in a JSON Pointer, or undefined when it is not one. */
function fromPointer(pointer: string): string[] | undefined {
  if (pointer === '') {
    return [];
  }
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    return undefined;
  }
  const tokens = pointer.slice(1).split('/');
  return pointer.includes('~') ? tokens.map(unescapeToken) : tokens;
}

/** What a JSON Pointer points at, by own members and array indexes only. */
export function resolvePointer(root: JSONValue, pointer: string): JSONValue | undefined {
  const tokens = fromPointer(pointer);
  return tokens === undefined ? undefined : resolveTokens(root, tokens).value;
}

/** `found` is how many tokens lead to something: the nearest parent that exists has that many. */
export function resolveTokens(
  root: JSONValue,
  tokens: readonly string[],
): { value: JSONValue | undefined; found: number } {
  let value: JSONValue | undefined = root;
  for (const [index, token] of tokens.entries()) {
    value = child(value, token);
    if (value === undefined) {
      return { value: undefined, found: index };
    }
  }
  return { value, found: tokens.length };
}

/** The tokens of a URI fragment that holds a JSON Pointer, or undefined when it is malformed. */
export function fromFragment(fragment: string): string[] | undefined {
  const decoded = decode(fragment);
  return decoded === undefined ? undefined : fromPointer(decoded);
}

/** A URI fragment for these tokens, percent-encoded. */
export function toFragment(tokens: readonly string[]): string {
  return tokens.map((token) => `/${encodeToken(escapeToken(token))}`).join('');
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A lone surrogate has no percent-encoding; such a name is kept as it is. */
function encodeToken(token: string): string {
  try {
    return encodeURIComponent(token);
  } catch {
    return token;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function child(value: JSONValue, token: string): JSONValue | undefined {
  if (isArray(value)) {
    return /^(?:0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  }
  return isObject(value) ? member(value, token) : undefined;
}
