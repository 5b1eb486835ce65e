import { entriesOf, type JSONObject, type JSONValue, member, textMember } from '@specshelf/base/json';
import { printJSON } from '../base/print-json.js';

/** Limit on the pairs of a form. */
const maxPairs = 200;

/**
 * The names and values of a form, as a client sends them. Lists are repeated names; objects are names in brackets if their encoding
 * is `deepObject`, otherwise JSON.
 */
export function formPairs(value: JSONValue, encoding: JSONObject | undefined): [string, string][] {
  const pairs = entriesOf(value).flatMap(([name, child]) =>
    textMember(member(encoding, name), 'style') === 'deepObject'
      ? deepPairs(name, child)
      : flatPairs(name, child),
  );
  return pairs.slice(0, maxPairs);
}

function flatPairs(name: string, value: JSONValue): [string, string][] {
  if (Array.isArray(value)) return value.map((item: JSONValue) => [name, textOf(item)]);
  return [[name, textOf(value)]];
}

function deepPairs(name: string, value: JSONValue): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, textOf(value)]];
  if (Array.isArray(value)) {
    return value.flatMap((item: JSONValue, index) => deepPairs(`${name}[${index}]`, item));
  }
  return entriesOf(value).flatMap(([key, child]) => deepPairs(`${name}[${key}]`, child));
}

function textOf(value: JSONValue): string {
  return typeof value === 'string' ? value : printJSON(value).replaceAll(/\n */g, ' ');
}
