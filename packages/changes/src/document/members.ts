import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isArray, isObject, member } from '@specshelf/base/json';
import { toPointer } from '@specshelf/base/pointer';
import type { FindingPlace, Located } from '../model/comparison.js';

export type LocatedObject = Located<JSONObject>;

/** Returns a member or an item, without following references. */
export function child(node: Located | undefined, name: string | number): Located | undefined {
  if (node === undefined) return undefined;
  const { value, pointer } = node;
  const found = isArray(value)
    ? value[Number(name)]
    : isObject(value)
      ? member(value, String(name))
      : undefined;
  return found === undefined ? undefined : { value: found, pointer: pointer + toPointer([name]) };
}

/** Lists the members of an object or the items of an array. */
export function children(node: Located | undefined): [string, Located][] {
  if (node === undefined || typeof node.value !== 'object' || node.value === null) return [];
  const found: [string, Located][] = [];
  for (const name of Object.keys(node.value)) {
    const one = child(node, name);
    if (one !== undefined) found.push([name, one]);
  }
  return found;
}

/** Lists the members of an object, without extensions. */
export function namedChildren(node: Located | undefined): [string, Located][] {
  return children(node).filter(([name]) => !name.startsWith('x-'));
}

export function isObjectNode(node: Located | undefined): node is LocatedObject {
  return node !== undefined && isObject(node.value);
}

export function text(node: Located | undefined, name: string): string | undefined {
  const value = child(node, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function flag(node: Located | undefined, name: string, otherwise = false): boolean {
  const value = child(node, name)?.value;
  return typeof value === 'boolean' ? value : otherwise;
}

/** The place of a whole node, without its value. */
export function place(node: Located | undefined): FindingPlace | undefined {
  return node === undefined ? undefined : { pointer: node.pointer };
}

/** The place of a member, or of the object where it is absent. */
export function memberPlace(node: Located, name: string): FindingPlace {
  const found = child(node, name);
  return found === undefined ? { pointer: node.pointer } : { pointer: found.pointer, value: found.value };
}

/** Whether one of these members differs. */
export function differ(
  before: Located,
  after: Located,
  names: readonly string[],
  equal: (before: JSONValue, after: JSONValue) => boolean,
): boolean {
  return names.some((name) => {
    const from = child(before, name)?.value;
    const to = child(after, name)?.value;
    return from === undefined || to === undefined ? from !== to : !equal(from, to);
  });
}
