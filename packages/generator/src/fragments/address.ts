import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject, member } from '@specshelf/base/json';
import { shapeAt, unknownShape } from '@specshelf/parser/member-shapes';

/** The path of a unit in the document, its path in fragments, and its shape. */
export interface Address {
  from: readonly string[];
  to: readonly string[];
  shape: string;
}

/**
 * Returns the address of the unit that contains the target of a reference. Components are whole units; of bundled files in
 * `x-ext`, only the target is one. Targets elsewhere, such as a response of another operation, move to `x-ext`, because in
 * their own place they would look like an operation of the fragment.
 */
export function addressOf(specification: JSONObject, target: readonly string[], shape: string): Address {
  if (target[0] === 'components' && target.length > 2) return componentAddress(target.slice(0, 3), shape);
  const from = pathBeforeArray(specification, target);
  const knownShape = from.length === target.length ? shape : unknownShape;
  return target[0] === 'x-ext'
    ? { from, to: from, shape: knownShape }
    : { from, to: ['x-ext', ...from], shape: shapeAt(from) ?? knownShape };
}

function componentAddress(path: readonly string[], shape: string): Address {
  return { from: path, to: path, shape: shapeAt(path) ?? shape };
}

/** The path up to the first array on it. An item needs the items before it, so the whole array is the unit. */
function pathBeforeArray(specification: JSONObject, path: readonly string[]): readonly string[] {
  let value: JSONValue | undefined = specification;
  for (const [index, token] of path.entries()) {
    if (Array.isArray(value)) return path.slice(0, index);
    value = isObject(value) ? member(value, token) : undefined;
  }
  return path;
}
