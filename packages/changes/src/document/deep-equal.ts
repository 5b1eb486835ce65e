import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { type Container, isContainer, isObject } from '@specshelf/base/json';

/** Subtrees of at least this many nodes are remembered, so that a repeated comparison of nested values stays linear. */
const rememberedSize = 64;
const different = -1;

export type DeepEqual = (before: JSONValue, after: JSONValue) => boolean;

/**
 * Creates a function that compares values without regard to the order of members. `changedReference` decides whether two equal
 * references are different, and members with an `ignored` name do not count.
 */
export function createDeepEqual(
  changedReference: (reference: string) => boolean,
  ignored: (name: string, value: JSONValue) => boolean = () => false,
): DeepEqual {
  const remembered = new WeakMap<Container, { after: Container; nodes: number }>();

  /** Returns the number of compared nodes, or `different`. */
  function compare(before: JSONValue, after: JSONValue): number {
    if (!isContainer(before) || !isContainer(after)) return before === after ? 1 : different;
    const known = remembered.get(before);
    if (known !== undefined && known.after === after) return known.nodes;
    const nodes = compareContainers(before, after);
    if (nodes === different || nodes >= rememberedSize) remembered.set(before, { after, nodes });
    return nodes;
  }

  function compareContainers(before: Container, after: Container): number {
    if (Array.isArray(before)) return Array.isArray(after) ? compareItems(before, after) : different;
    return Array.isArray(after) ? different : compareMembers(before, after);
  }

  function compareItems(before: JSONValue[], after: JSONValue[]): number {
    if (before.length !== after.length) return different;
    let total = 1;
    for (let index = 0; index < before.length; index++) {
      const [item, other] = [before[index], after[index]];
      const nodes = item === undefined || other === undefined ? different : compare(item, other);
      if (nodes === different) return different;
      total += nodes;
    }
    return total;
  }

  function compareMembers(before: JSONObject, after: JSONObject): number {
    let total = 1;
    let members = 0;
    for (const name of Object.keys(before)) {
      const value = before[name];
      if (value === undefined || ignored(name, value)) continue;
      members++;
      const other = Object.hasOwn(after, name) ? after[name] : undefined;
      const nodes = other === undefined ? different : compare(value, other);
      if (nodes === different) return different;
      if (name === '$ref' && typeof value === 'string' && changedReference(value)) return different;
      total += nodes;
    }
    return members === countMembers(after) ? total : different;
  }

  function countMembers(object: JSONObject): number {
    let members = 0;
    for (const [name, value] of Object.entries(object)) if (!ignored(name, value)) members++;
    return members;
  }

  return (before, after) => compare(before, after) !== different;
}

/** Calls `visit` with each reference in a value. */
export function eachReference(value: JSONValue, visit: (reference: string) => void): void {
  const stack: JSONValue[] = [value];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isContainer(next)) continue;
    if (isObject(next) && Object.hasOwn(next, '$ref') && typeof next['$ref'] === 'string')
      visit(next['$ref']);
    for (const child of Array.isArray(next) ? next : Object.values(next))
      if (isContainer(child)) stack.push(child);
  }
}
