import type { JSONValue } from '@specshelf/base/json';

const encoder = new TextEncoder();

/** The size of a value as JSON, in bytes. */
export function printedSize(value: JSONValue): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/** The size that a value of this size adds at a path, including the names on the path and punctuation. */
export function sizeAt(path: readonly string[], size: number): number {
  return size + path.reduce((sum, name) => sum + printedSize(name) + 4, 0);
}
