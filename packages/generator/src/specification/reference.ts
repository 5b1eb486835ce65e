import type { JSONValue } from '@specshelf/base/json';
import { fromFragment, toFragment } from '@specshelf/base/pointer';

/** Returns the tokens of a local reference, such as `#/components/schemas/Pet`. Malformed escapes are read as written. */
export function readReference(reference: JSONValue | undefined): string[] | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  return fromFragment(reference.slice(1)) ?? reference.slice(2).split('/');
}

/** Prints a local reference. */
export function printReference(tokens: readonly string[]): string {
  return `#${toFragment(tokens)}`;
}
