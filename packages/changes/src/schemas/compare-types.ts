import type { Pair } from '../model/comparison.js';
import { nameOf, placeOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import { anyType, nameTypes, scalarTypes, typeBits } from './reading/type-set.js';
import type { SchemaContext } from './schema-context.js';

/** Compares the allowed types. Returns false if the rest of the schemas cannot be compared. */
export function compareTypes(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  { asText = false }: SchemaContext,
): boolean {
  const from = asText ? asWritten(before.types) : before.types;
  const to = asText ? asWritten(after.types) : after.types;
  const places = { before: placeOf(before.typeNode, before), after: placeOf(after.typeNode, after) };
  compareNull(pair, before, after);
  const old = from & ~typeBits.null;
  const now = to & ~typeBits.null;
  // Lists of values say more than their types.
  if (old === now || (before.values !== undefined && after.values !== undefined)) return true;
  const rule = isRestated(before, after) || isRestated(after, before) ? 'type-restated' : ruleFor(old, now);
  if (rule === 'type-narrowed' && after.values !== undefined) return true;
  if (rule === 'type-widened' && before.values !== undefined) return true;
  const values = { name: nameOf(after), from: nameTypes(before.types), to: nameTypes(after.types) };
  pair.report({ rule, action: 'changed', ...places, values });
  return rule !== 'type-changed';
}

/** Whether only one of two descriptions of objects or arrays says their type. */
function isRestated(untyped: SchemaView, typed: SchemaView): boolean {
  if (untyped.types !== anyType || untyped.unions.length > 0) return false;
  const isArray = untyped.items.length > 0 || untyped.prefixItems.length > 0;
  const isObject = untyped.properties.size > 0 || untyped.required.size > 0;
  const implied = (isArray ? typeBits.array : 0) | (isObject ? typeBits.object : 0);
  return implied !== 0 && (typed.types & ~typeBits.null) === implied;
}

function ruleFor(before: number, after: number): string {
  if ((before & after) === before) return 'type-widened';
  return (before & after) === after ? 'type-narrowed' : 'type-changed';
}

/** Every scalar is a string once it is written. */
function asWritten(types: number): number {
  return (types & typeBits.string) === 0 ? types : types | scalarTypes;
}

function compareNull(pair: Pair, before: SchemaView, after: SchemaView): void {
  const was = before.types & typeBits.null;
  const is = after.types & typeBits.null;
  if (was === is) return;
  // An untyped schema that receives a type is narrowed, which one entry says.
  const untyped = is === 0 ? before.types : after.types;
  const differs = ((before.types ^ after.types) & ~typeBits.null) !== 0;
  if (untyped === anyType && differs) return;
  pair.report({
    rule: is === 0 ? 'null-forbidden' : 'null-allowed',
    action: 'changed',
    before: placeOf(before.typeNode, before),
    after: placeOf(after.typeNode, after),
    values: { name: nameOf(after) },
  });
}
