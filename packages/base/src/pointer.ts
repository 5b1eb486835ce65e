import { isArray, isObject, type JSONValue, member } from './json.js';

/** Prints tokens (member names and indexes) as a JSON Pointer (RFC 6901); `''` is the whole document. */
export function toPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapeToken(String(token))}`).join('');
}

/** Splits a JSON Pointer into its tokens; undefined when it is malformed. */
export function fromPointer(pointer: string): string[] | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  const tokens = pointer.slice(1).split('/');
  if (!pointer.includes('~')) return tokens;
  return /~(?![01])/.test(pointer) ? undefined : tokens.map(unescapeToken);
}

/** Returns the value at a JSON Pointer, through own members and array indexes only. */
export function resolvePointer(root: JSONValue, pointer: string): JSONValue | undefined {
  const tokens = fromPointer(pointer);
  return tokens === undefined ? undefined : resolveTokens(root, tokens).value;
}

/** Returns the value at these tokens, and how many of them exist (`found`), which locates the nearest existing parent. */
export function resolveTokens(
  root: JSONValue,
  tokens: readonly string[],
): { value: JSONValue | undefined; found: number } {
  let value: JSONValue | undefined = root;
  let found = 0;
  for (const token of tokens) {
    value = childAt(value, token);
    if (value === undefined) return { value, found };
    found += 1;
  }
  return { value, found };
}

/** Whether a URI fragment is a JSON Pointer, not an anchor. */
export const isPointer = (fragment: string): boolean => fragment === '' || fragment.startsWith('/');

/** Returns the tokens of a URI fragment that is a JSON Pointer; undefined when it is malformed. */
export function fromFragment(fragment: string): string[] | undefined {
  const decoded = decode(fragment);
  return decoded === undefined ? undefined : fromPointer(decoded);
}

/** Prints tokens as a percent-encoded URI fragment, without its `#`. */
export function toFragment(tokens: readonly string[]): string {
  return tokens.map((token) => `/${encodeToken(escapeToken(token))}`).join('');
}

function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A lone surrogate has no percent-encoding; such a token is printed unencoded. */
function encodeToken(token: string): string {
  try {
    return encodeURIComponent(token);
  } catch {
    return token;
  }
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns an own member or item. */
export function childAt(value: JSONValue, token: string): JSONValue | undefined {
  if (isArray(value)) return /^(?:0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return isObject(value) ? member(value, token) : undefined;
}
