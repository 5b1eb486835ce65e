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
  if (!pointer.startsWith('/')) {
    return undefined;
  }
  const tokens = pointer.slice(1).split('/');
  if (!pointer.includes('~')) {
    return tokens;
  }
  return /~(?![01])/.test(pointer) ? undefined : tokens.map(unescapeToken);
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
  let found = 0;
  for (const token of tokens) {
    value = childAt(value, token);
    if (value === undefined) {
      return { value, found };
    }
    found += 1;
  }
  return { value, found };
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
  if (!text.includes('%')) {
    return text;
  }
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What a value holds under one name or index, by own members only. */
export function childAt(value: JSONValue, token: string): JSONValue | undefined {
  if (isArray(value)) {
    return /^(?:0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  }
  return isObject(value) ? member(value, token) : undefined;
}
