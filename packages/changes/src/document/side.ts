import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject, member } from '@specshelf/base/json';
import { fromFragment, resolveTokens, toPointer } from '@specshelf/base/pointer';
import type { Located, Side } from '../model/comparison.js';

/** A chain of more references than this is not followed further. */
const maxHops = 64;

/** Creates the view of one document. */
export function createSide(root: JSONObject): Side {
  const targets = new Map<string, Located | undefined>();

  function target(reference: string): Located | undefined {
    if (!targets.has(reference)) targets.set(reference, findTarget(root, reference));
    return targets.get(reference);
  }

  function resolve(node: Located): Located {
    let current = node;
    for (let hops = 0; hops < maxHops; hops++) {
      const reference = referenceIn(current.value);
      const next = reference === undefined ? undefined : target(reference);
      if (next === undefined) return current;
      current = next;
    }
    return node;
  }

  return { root, version: shortVersion(member(root, 'openapi')), target, resolve };
}

/** Returns the `$ref` of a value that is a reference. */
export function referenceIn(value: JSONValue): string | undefined {
  if (!isObject(value)) return undefined;
  const reference = member(value, '$ref');
  return typeof reference === 'string' ? reference : undefined;
}

function findTarget(root: JSONObject, reference: string): Located | undefined {
  if (!reference.startsWith('#')) return undefined;
  const tokens = fromFragment(reference.slice(1));
  if (tokens === undefined) return undefined;
  const { value } = resolveTokens(root, tokens);
  return value === undefined ? undefined : { value, pointer: toPointer(tokens) };
}

function shortVersion(openapi: JSONValue | undefined): string {
  return /^\d+\.\d+/.exec(String(openapi))?.[0] ?? '3.0';
}
