import { isArray, isContainer, isObject, type JSONValue } from '@specshelf/base/json';

/** Returns the approximate length of a tree printed as JSON. Recursive: its depth must be limited. */
export function printedLength(value: JSONValue): number {
  let length = 2;
  if (isArray(value)) {
    for (const item of value) length += 1 + (isContainer(item) ? printedLength(item) : scalarLength(item));
  } else if (isObject(value)) {
    for (const name in value) {
      const item = value[name] ?? null;
      length += name.length + 4 + (isContainer(item) ? printedLength(item) : scalarLength(item));
    }
  }
  return length;
}

export const scalarLength = (value: JSONValue) => (typeof value === 'string' ? value.length + 2 : 5);
