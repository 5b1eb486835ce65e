import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject } from '@specshelf/base/json';

const texts = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', '$comment']);

/** Whether a member is a text. A property may be named `title` or `description`; then its value is a schema. */
export function isText(name: string, value: JSONValue): boolean {
  if (!texts.has(name)) return false;
  return !((name === 'title' || name === 'description' || name === 'summary') && isObject(value));
}

/** Returns a text that is equal for values of equal structure, apart from descriptions and examples. */
export function structureKey(value: JSONValue): string {
  return JSON.stringify(value, (_name, part: unknown) => (isObject(part) ? withoutTexts(part) : part));
}

function withoutTexts(object: JSONObject): JSONObject {
  const members = Object.entries(object).filter(([name, value]) => !isText(name, value));
  return Object.fromEntries(members.sort(([first], [second]) => (first < second ? -1 : 1)));
}

/** Takes values by their keys, each once. */
export interface KeyIndex<Value> {
  take(key: string): Value | undefined;
}

export function createKeyIndex<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): KeyIndex<Value> {
  const byKey = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, [value]);
    else known.push(value);
  }
  return { take: (key) => byKey.get(key)?.shift() };
}
