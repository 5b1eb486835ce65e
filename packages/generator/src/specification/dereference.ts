import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject, member } from '@specshelf/base/json';
import { resolveTokens } from '@specshelf/base/pointer';
import { readReference } from './reference.js';

/** A longer chain of references is a loop. */
const maxChainLength = 32;

/** Follows references inside the document. Members beside a `$ref` override those of its target. */
export function dereference(specification: JSONObject, value: JSONValue | undefined): JSONValue | undefined {
  let current = value;
  for (let step = 0; step < maxChainLength; step++) {
    const target = targetOf(specification, current);
    if (target === undefined) return current;
    current = isObject(current) && isObject(target) ? withSiblings(target, current) : target;
  }
  return undefined;
}

export function dereferenceObject(
  specification: JSONObject,
  value: JSONValue | undefined,
): JSONObject | undefined {
  const target = dereference(specification, value);
  return isObject(target) ? target : undefined;
}

function targetOf(specification: JSONObject, value: JSONValue | undefined): JSONValue | undefined {
  if (!isObject(value)) return undefined;
  const tokens = readReference(member(value, '$ref'));
  return tokens === undefined ? undefined : resolveTokens(specification, tokens).value;
}

function withSiblings(target: JSONObject, reference: JSONObject): JSONObject {
  const { $ref: _, ...siblings } = reference;
  return { ...target, ...siblings };
}
