import type { JSONObject, JSONValue } from '@specshelf/base/json';
import fc from 'fast-check';
import { arbitrarySchema, type Components } from './arbitrary-schema.js';
import { prune, pruneComponent } from './prune.js';

/** Two versions of a schema, with the components of each. */
export interface SchemaPair {
  before: JSONObject;
  after: JSONObject;
  beforeComponents: Components;
  afterComponents: Components;
}

const isSchemaObject = (value: JSONValue | undefined): value is JSONObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', 'dependentSchemas'];
const singles = ['items', 'additionalProperties', 'contains', 'not', 'if', 'then', 'else'];

/** Lists a schema and those inside it. */
function schemasIn(schema: JSONValue): JSONObject[] {
  if (!isSchemaObject(schema)) return [];
  const inner = [
    ...singles.map((name) => schema[name]),
    ...lists.flatMap((name) => (Array.isArray(schema[name]) ? schema[name] : [])),
    ...maps.flatMap((name) => (isSchemaObject(schema[name]) ? Object.values(schema[name]) : [])),
  ];
  return [schema, ...inner.flatMap((each) => (each === undefined ? [] : schemasIn(each)))];
}

interface Edit {
  kind: 'remove' | 'take' | 'replace';
  place: number;
  member: number;
  donor: JSONObject;
}

const arbitraryEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('remove', 'take', 'take', 'replace'),
  place: fc.nat(20),
  member: fc.nat(20),
  donor: arbitrarySchema,
});

/** Removes a member of a schema, takes one of another schema, or replaces a schema. Works on a copy. */
function applyEdit(schema: JSONObject, { kind, place, member, donor }: Edit): JSONObject {
  const copy = structuredClone(schema);
  const places = schemasIn(copy);
  const target = places[place % places.length] as JSONObject;
  const source = kind === 'remove' ? target : donor;
  const keys = Object.keys(source);
  if (kind === 'replace') {
    for (const key of Object.keys(target)) delete target[key];
    Object.assign(target, structuredClone(donor));
  } else if (keys.length > 0) {
    const key = keys[member % keys.length] as string;
    if (kind === 'remove') delete target[key];
    else target[key] = structuredClone(source[key] as JSONValue);
  }
  return copy;
}

const components = fc.tuple(arbitrarySchema, arbitrarySchema).map(
  ([first, second]): Components => ({
    Any: pruneComponent(first),
    Open: pruneComponent(second, { open: true }),
  }),
);

/** A schema and one with a few edits. */
export const editedSchemas: fc.Arbitrary<SchemaPair> = fc
  .tuple(
    arbitrarySchema,
    components,
    fc.array(arbitraryEdit, { minLength: 1, maxLength: 2 }),
    fc.constantFrom('schema', 'schema', 'Any', 'Open'),
  )
  .map(([schema, parts, edits, where]) => {
    const edit = (value: JSONObject) => edits.reduce(applyEdit, value);
    const after = where === 'schema' ? edit(schema) : schema;
    const afterComponents: Components = {
      Any: where === 'Any' ? pruneComponent(edit(parts.Any)) : parts.Any,
      Open: where === 'Open' ? pruneComponent(edit(parts.Open), { open: true }) : parts.Open,
    };
    return { before: prune(schema), after: prune(after), beforeComponents: parts, afterComponents };
  });

/** Two schemas that have nothing to do with each other. */
export const unrelatedSchemas: fc.Arbitrary<SchemaPair> = fc
  .tuple(arbitrarySchema, arbitrarySchema, components, components)
  .map(([before, after, beforeComponents, afterComponents]) => ({
    before: prune(before),
    after: prune(after),
    beforeComponents,
    afterComponents,
  }));
