import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { type Container, isContainer, member } from '@specshelf/base/json';
import { resolveTokens } from '@specshelf/base/pointer';
import { readReference } from './reference.js';

/**
 * Returns the objects and arrays of a document that refer to a schema: with a reference anywhere in them, also through components that are not
 * schemas. Takes one walk through the document. Not recursive, because chains of references may have any length.
 */
export function containersWithSchema(specification: JSONObject, schema: string): ReadonlySet<Container> {
  const { containers, parents } = flatten(specification);
  const { direct, referrers } = readReferences(specification, containers, schema);
  const found = new Set<Container>();
  const isFound = new Uint8Array(containers.length);
  const open = direct;
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const container = containers[index];
    if (container === undefined || isFound[index] === 1) continue;
    isFound[index] = 1;
    found.add(container);
    open.push(parents[index] ?? noParent);
    for (const referrer of referrers.get(container) ?? []) open.push(referrer);
    referrers.delete(container);
  }
  return found;
}

const noParent = -1;

/** All objects and arrays, each with the index of the one that contains it. */
function flatten(root: JSONObject): { containers: readonly Container[]; parents: readonly number[] } {
  const containers: Container[] = [root];
  const parents = [noParent];
  for (const [index, container] of containers.entries()) {
    for (const child of Array.isArray(container) ? container : Object.values(container)) {
      if (!isContainer(child)) continue;
      containers.push(child);
      parents.push(index);
    }
  }
  return { containers, parents };
}

interface References {
  /** The indexes of objects that refer to the schema. */
  direct: number[];
  /** Those of objects that refer to another part, by this part. */
  referrers: Map<Container, number[]>;
}

function readReferences(
  specification: JSONObject,
  containers: readonly Container[],
  schema: string,
): References {
  const direct: number[] = [];
  const referrers = new Map<Container, number[]>();
  const targets = new Map<JSONValue, Container | 'schema' | undefined>();
  for (const [index, container] of containers.entries()) {
    const reference = Array.isArray(container) ? undefined : member(container, '$ref');
    if (typeof reference !== 'string') continue;
    if (!targets.has(reference)) targets.set(reference, targetOf(specification, reference, schema));
    const target = targets.get(reference);
    if (target === undefined) continue;
    if (target === 'schema') direct.push(index);
    else if (referrers.has(target)) referrers.get(target)?.push(index);
    else referrers.set(target, [index]);
  }
  return { direct, referrers };
}

/** Returns undefined for other schemas: uses through them do not count. */
function targetOf(
  specification: JSONObject,
  reference: string,
  schema: string,
): Container | 'schema' | undefined {
  const tokens = readReference(reference);
  if (tokens === undefined) return undefined;
  const [first, second, name, ...others] = tokens;
  if (first === 'components' && second === 'schemas')
    return name === schema && others.length === 0 ? 'schema' : undefined;
  const { value } = resolveTokens(specification, tokens);
  return isContainer(value) ? value : undefined;
}
