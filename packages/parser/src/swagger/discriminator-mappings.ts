import { isArray, isObject, type JSONObject, member, setMember } from '../json/json.js';
import type { ComponentNames } from './component-names.js';

export type MappingOf = (source: JSONObject) => JSONObject | undefined;

/**
 * The value of a discriminator is the name of a definition. Where that name changes, a mapping leads from the value to the
 * new name: for the schema with the discriminator, and for all that extend it by `allOf`.
 */
export function createDiscriminatorMappings(
  root: JSONObject,
  names: ComponentNames,
  dereference: (source: JSONObject) => JSONObject,
  count: () => void,
): MappingOf {
  const changed = names.changed('definitions');
  if (changed.size === 0) {
    return () => undefined;
  }
  const definitions = definitionsOf(root);
  const extending = extensionsOf(definitions, dereference);
  const namesOf = new Map(definitions.map(([name, schema]) => [schema, name]));

  return (source) => {
    const mapping: JSONObject = {};
    const seen = new Set([source]);
    for (const schema of seen) {
      // Descriptions exist in which every schema extends every other.
      count();
      const name = namesOf.get(schema);
      const now = name === undefined ? undefined : changed.get(name);
      if (name !== undefined && now !== undefined) {
        setMember(mapping, name, `#/components/schemas/${now}`);
      }
      for (const extension of extending.get(schema) ?? []) {
        seen.add(extension);
      }
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

/** The definitions that extend a schema directly. */
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
