import { isObject, type JSONObject, member } from '@specshelf/base/json';
import { fromFragment, resolveTokens } from '@specshelf/base/pointer';

/** Returns a function that resolves objects with a `$ref`, with a cache of the targets of chains. */
export function createDereference(root: JSONObject): (source: JSONObject) => JSONObject {
  const targets = new Map<string, JSONObject>();
  return (source) => {
    const reference = member(source, '$ref');
    const known = typeof reference === 'string' ? targets.get(reference) : source;
    return known ?? followChain(source, root, targets);
  };
}

/** A reference without a target, or to itself, resolves to the object that contains it. */
function followChain(source: JSONObject, root: JSONObject, targets: Map<string, JSONObject>): JSONObject {
  const chain = new Set<string>();
  let at = source;
  for (;;) {
    const reference = member(at, '$ref');
    if (typeof reference !== 'string' || chain.has(reference)) break;
    const target = targets.get(reference) ?? targetOf(reference, root);
    if (target === undefined) break;
    chain.add(reference);
    at = target;
  }
  for (const reference of chain) targets.set(reference, at);
  return at;
}

function targetOf(reference: string, root: JSONObject): JSONObject | undefined {
  const tokens = reference.startsWith('#') ? fromFragment(reference.slice(1)) : undefined;
  const target = tokens && resolveTokens(root, tokens).value;
  return isObject(target) ? target : undefined;
}
