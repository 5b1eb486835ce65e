import { isObject, type JSONObject, member } from '../json/json.js';
import { fromFragment, resolveTokens } from '../json/pointer.js';

/** Finds what an object with a `$ref` stands for. Chains of references are followed once. */
export function createDereference(root: JSONObject): (source: JSONObject) => JSONObject {
  const meanings = new Map<string, JSONObject>();

  /** A reference that leads nowhere, or to itself, stands for itself. */
  return (source) => {
    const first = member(source, '$ref');
    const known = typeof first === 'string' ? meanings.get(first) : source;
    if (known !== undefined) {
      return known;
    }
    const chain = new Set<string>();
    let at = source;
    for (;;) {
      const reference = member(at, '$ref');
      if (typeof reference !== 'string' || chain.has(reference)) {
        break;
      }
      const target: JSONObject | undefined = meanings.get(reference) ?? targetOf(reference, root);
      if (target === undefined) {
        break;
      }
      chain.add(reference);
      at = target;
    }
    for (const reference of chain) {
      meanings.set(reference, at);
    }
    return at;
  };
}

function targetOf(reference: string, root: JSONObject): JSONObject | undefined {
  const tokens = reference.startsWith('#') ? fromFragment(reference.slice(1)) : undefined;
  const target = tokens && resolveTokens(root, tokens).value;
  return isObject(target) ? target : undefined;
}
