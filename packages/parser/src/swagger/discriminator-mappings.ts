import { isArray, isObject, type JSONObject, member, setMember } from '@specshelf/base/json';
import type { ComponentNames } from './component-names.js';

export type MappingOf = (source: JSONObject) => JSONObject | undefined;

/**
 * Creates mappings for discriminators, whose values are names of definitions: from each changed name to its new reference, for
 * the schema with the discriminator and all schemas that extend it by `allOf`.
 */
export function createDiscriminatorMappings(
  root: JSONObject,
  names: ComponentNames,
  dereference: (source: JSONObject) => JSONObject,
  count: () => void,
): MappingOf {
  const changed = names.changed('definitions');
  if (changed.size === 0) return () => undefined;
  const definitions = definitionsOf(root);
  const extending = extensionsOf(definitions, dereference);
  const namesOf = new Map(definitions.map(([name, schema]) => [schema, name]));

  return (source) => {
    const mapping: JSONObject = {};
    const seen = new Set([source]);
    for (const schema of seen) {
      // Counted, because in hostile descriptions every schema can extend every other.
      count();
      const name = namesOf.get(schema);
      const newName = name === undefined ? undefined : changed.get(name);
      if (name !== undefined && newName !== undefined) {
        setMember(mapping, name, `#/components/schemas/${newName}`);
      }
      for (const extension of extending.get(schema) ?? []) seen.add(extension);
    }
    return Object.keys(mapping).length > 0 ? mapping : undefined;
  };
}

function definitionsOf(root: JSONObject): [string, JSONObject][] {
  const definitions = member(root, 'definitions');
  return isObject(definitions)
    ? Object.entries(definitions).filter((entry): entry is [string, JSONObject] => isObject(entry[1]))
    : [];
}

/** Returns the definitions that extend each schema directly. */
function extensionsOf(
  definitions: readonly [string, JSONObject][],
  dereference: (source: JSONObject) => JSONObject,
): ReadonlyMap<JSONObject, readonly JSONObject[]> {
  const extending = new Map<JSONObject, JSONObject[]>();
  for (const [, schema] of definitions) {
    const all = member(schema, 'allOf');
    for (const part of isArray(all) ? all.filter(isObject) : []) {
      const base = dereference(part);
      const known = extending.get(base);
      if (known === undefined) {
        extending.set(base, [schema]);
      } else {
        known.push(schema);
      }
    }
  }
  return extending;
}
