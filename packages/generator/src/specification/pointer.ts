import type { JSONValue } from '@specshelf/parser';
import { isObject, member } from './json.js';

/** The names in a reference inside the document, such as `#/components/schemas/Pet`; undefined for anything else. */
export function readReference(reference: JSONValue | undefined): string[] | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  return decode(reference.slice(2))
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A reference to the value that these names lead to. */
export function printReference(tokens: readonly string[]): string {
  return `#${tokens.map((token) => `/${encode(token.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')}`;
}

/** What these names lead to, by own members and array indexes only. */
export function resolveTokens(root: JSONValue, tokens: readonly string[]): JSONValue | undefined {
  let value: JSONValue | undefined = root;
  for (const token of tokens) {
    if (value === undefined) return undefined;
    value = child(value, token);
  }
  return value;
}

function child(value: JSONValue, token: string): JSONValue | undefined {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(token) ? value[Number(token)] : undefined;
  return isObject(value) ? member(value, token) : undefined;
}

/** A text that is not percent-encoded correctly is taken as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A lone surrogate has no percent-encoding; such a name is kept as it is. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return text;
  }
}
