import { compareDeprecation, judgeRemoval } from '../document/lifecycle.js';
import { child, flag } from '../document/members.js';
import type { Finding, FindingPlace, Located, Pair, Side } from '../model/comparison.js';
import { stateOf } from './compare-additional.js';
import { ownerOf, placeOf, pointerOf } from './places.js';
import { readSchemas } from './reading/read-schema.js';
import type { BothViews, Schemas, SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

/** Compares a property of both schemas. */
export function compareProperty(
  pair: Pair,
  name: string,
  { before, after }: BothViews,
  context: SchemaContext,
): void {
  const old = before.properties.get(name) ?? [];
  const now = after.properties.get(name) ?? [];
  const inner = context.compare(old, now);
  const wasRequired = before.required.get(name);
  const isRequired = after.required.get(name);
  const requires = (wasRequired === undefined) !== (isRequired === undefined);
  if (inner === undefined && !requires) return;
  const { comparison } = context;
  const from = readSchemas(old, comparison.before);
  const to = readSchemas(now, comparison.after);
  const places = [before.pointer, after.pointer].join('\n');
  const member = memberPair(`${name}\n${places}`, old[0], now[0], context);
  const edge = { toServer: !(from.readOnly && to.readOnly), toClient: !(from.writeOnly && to.writeOnly) };
  pair.contains(member, edge);
  member.contains(inner);
  if (requires) {
    const values = { name };
    const required = isRequired !== undefined;
    const rule = required ? 'property-became-required' : 'property-became-optional';
    const at = {
      before: requiredPlace(wasRequired, old[0], before),
      after: requiredPlace(isRequired, now[0], after),
    };
    member.report({ rule, action: 'changed', ...at, values });
  }
  compareAccess(member, name, { before: from, after: to }, isRequired !== undefined);
  const rules = { deprecated: 'property-deprecated', undeprecated: 'property-undeprecated' };
  if (old[0] !== undefined && now[0] !== undefined) {
    compareDeprecation(member, old[0], now[0], { name, rules });
  }
}

/** Returns the pair of a property as a member of its object: another object that shares the schema may not require it. */
function memberPair(
  name: string,
  before: Located | undefined,
  after: Located | undefined,
  context: SchemaContext,
): Pair {
  const node = (located: Located | undefined): Located => ({ value: null, pointer: located?.pointer ?? '' });
  return context.comparison.pair(`property ${name}`, node(before), node(after), () => {});
}

function compareAccess(pair: Pair, name: string, { before, after }: BothViews, required: boolean): void {
  const places = { before: { pointer: before.pointer }, after: { pointer: after.pointer } };
  const say = (rule: string, levels: Finding['levels'] = {}) =>
    pair.report({ rule, action: 'changed', ...places, values: { name }, levels });
  if (!before.readOnly && after.readOnly) say('property-became-read-only');
  if (before.readOnly && !after.readOnly) {
    say('property-became-read-write', required ? { toServer: 'breaking' } : {});
  }
  if (!before.writeOnly && after.writeOnly) say('property-became-write-only');
  if (before.writeOnly && !after.writeOnly) say('property-became-write-read');
}

/** Reports a property that the new schema does not declare. */
export function reportRemovedProperty(
  pair: Pair,
  name: string,
  { before, after }: BothViews,
  context: SchemaContext,
): void {
  const schemas = before.properties.get(name) ?? [];
  const node = schemas[0];
  const view = accessOf(schemas, context.comparison.before);
  const required = before.required.has(name);
  const owner: Located = { value: null, pointer: ownerOf(node, after) };
  const member = memberPair(`${name} removed\n${before.pointer}\n${after.pointer}`, node, owner, context);
  pair.contains(member, { toServer: !view.readOnly, toClient: !view.writeOnly });
  const removal = node === undefined ? 'unannounced' : judgeRemoval(node, context.comparison.today);
  const closed = stateOf(after) === 'closed' ? { toServer: 'breaking' as const } : {};
  const announced = removal === 'after-deprecation' ? { toClient: 'safe' as const } : {};
  member.report({
    rule: required ? 'property-removed-required' : 'property-removed-optional',
    action: 'removed',
    before: pointerOf(node, before),
    after: { pointer: ownerOf(node, after) },
    values: { name },
    levels: { ...(required ? {} : announced), ...closed },
  });
  // From now on, the property is one of those that are not declared.
  if (stateOf(after) === 'schema') member.contains(context.compare(schemas, after.additional));
  const isRequired = after.required.get(name);
  if (isRequired === undefined || required) return;
  const places = { before: requiredPlace(undefined, node, before), after: placeOf(isRequired, after) };
  member.report({ rule: 'property-became-required', action: 'changed', ...places, values: { name } });
}

/** Reports a property that the old schema does not declare. */
export function reportAddedProperty(
  pair: Pair,
  name: string,
  { before, after }: BothViews,
  context: SchemaContext,
): void {
  const schemas = after.properties.get(name) ?? [];
  const view = accessOf(schemas, context.comparison.after);
  const required = after.required.has(name);
  const owner: Located = { value: null, pointer: ownerOf(schemas[0], before) };
  const key = `${name} added\n${before.pointer}\n${after.pointer}`;
  const member = memberPair(key, owner, schemas[0], context);
  pair.contains(member, { toServer: !view.readOnly, toClient: !view.writeOnly });
  member.report({
    rule: required ? 'property-added-required' : 'property-added-optional',
    action: 'added',
    before: { pointer: ownerOf(schemas[0], before) },
    after: pointerOf(schemas[0], after),
    values: { name },
    ...(stateOf(before) === 'closed' ? { levels: { toClient: 'risky' as const } } : {}),
  });
  // So far, the property was one of those that are not declared.
  if (stateOf(before) === 'schema') member.contains(context.compare(before.additional, schemas));
  const wasRequired = before.required.get(name);
  if (wasRequired === undefined || required) return;
  const places = { before: placeOf(wasRequired, before), after: requiredPlace(undefined, schemas[0], after) };
  member.report({ rule: 'property-became-optional', action: 'changed', ...places, values: { name } });
}

/** The name in `required`, or the schema that would list it. */
function requiredPlace(
  name: Located | undefined,
  property: Located | undefined,
  view: SchemaView,
): FindingPlace {
  return name === undefined ? { pointer: ownerOf(property, view) } : placeOf(name, view);
}

const composed = ['$ref', 'allOf', 'oneOf', 'anyOf'];

/** Reads only who may use a property, which most schemas say themselves. */
function accessOf(schemas: Schemas, side: Side): { readOnly: boolean; writeOnly: boolean } {
  const [schema] = schemas;
  if (
    schema === undefined ||
    schemas.length > 1 ||
    composed.some((name) => child(schema, name) !== undefined)
  ) {
    return readSchemas(schemas, side);
  }
  return { readOnly: flag(schema, 'readOnly'), writeOnly: flag(schema, 'writeOnly') };
}
