import type { JSONValue } from '@specshelf/base/json';
import type { Side } from '../model/comparison.js';
import { type DeepEqual, eachReference } from './deep-equal.js';

/**
 * Finds the references whose targets differ, directly or through the references of a target. Only targets that can be reached from
 * `roots` of the first document are compared; `sameText` compares references by their text.
 */
export function findChangedReferences(
  before: Side,
  after: Side,
  roots: readonly JSONValue[],
  sameText: DeepEqual,
): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const changed: string[] = [];
  const pending: string[] = [];

  function visit(value: JSONValue, user: string | undefined): void {
    eachReference(value, (reference) => {
      let known = users.get(reference);
      if (known === undefined) {
        known = [];
        users.set(reference, known);
        pending.push(reference);
      }
      if (user !== undefined) known.push(user);
    });
  }

  for (const root of roots) visit(root, undefined);
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    const from = before.target(reference);
    const to = after.target(reference);
    if (from !== undefined) visit(from.value, reference);
    const same = from === undefined ? to === undefined : to !== undefined && sameText(from.value, to.value);
    if (!same) changed.push(reference);
  }
  return withUsers(changed, users);
}

/** Adds everything that uses the given references. */
function withUsers(references: readonly string[], users: ReadonlyMap<string, string[]>): ReadonlySet<string> {
  const all = new Set(references);
  const pending = [...references];
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    for (const user of users.get(reference) ?? []) {
      if (all.has(user)) continue;
      all.add(user);
      pending.push(user);
    }
  }
  return all;
}
