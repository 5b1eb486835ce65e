import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { isObject, member, objectMember, setMember } from '@specshelf/base/json';
import { shapeOfItem, shapeOfMember } from '@specshelf/parser/member-shapes';
import { printReference, readReference } from '../specification/reference.js';
import { type Address, addressOf } from './address.js';
import { isUnsafeURL } from './is-unsafe-url.js';
import { toSchema31 } from './to-schema-31.js';

export interface CopyContext {
  specification: JSONObject;
  /** Whether the specification is OpenAPI 3.0, whose schemas are converted. */
  is30: boolean;
  /** Receives the address of every reference, in order. */
  references: Address[];
}

/**
 * Copies a value for fragments: references point to places in fragments, schemas are those of OpenAPI 3.1, and URLs with an unsafe scheme
 * are absent.
 */
export function copyValue(value: JSONValue, shape: string, context: CopyContext): JSONValue {
  if (Array.isArray(value)) return value.map((item) => copyValue(item, shapeOfItem(shape), context));
  if (!isObject(value)) return value;
  const target = readReference(member(value, '$ref'));
  const copy: JSONObject = {};
  for (const [name, child] of Object.entries(value)) {
    if (isUnsafeURL(value, shape, name)) continue;
    const childShape = shapeOfMember(shape, name);
    if (name === '$ref' && target !== undefined) {
      setMember(copy, name, addReference(target, shape, context) ?? child);
    } else {
      setMember(copy, name, childShape === undefined ? child : copyValue(child, childShape, context));
    }
  }
  if (shape !== 'Schema') return copy;
  const schema = withMapping(copy, context);
  return context.is30 ? toSchema31(schema) : schema;
}

/** Adjusts the mapping of a discriminator, whose values are names of schemas or references without `$ref`. */
function withMapping(schema: JSONObject, context: CopyContext): JSONObject {
  const discriminator = objectMember(schema, 'discriminator');
  const mapping = objectMember(discriminator, 'mapping');
  if (mapping === undefined) return schema;
  const schemas = objectMember(objectMember(context.specification, 'components'), 'schemas');
  const copy: JSONObject = {};
  for (const [value, name] of Object.entries(mapping)) {
    const target =
      typeof name === 'string' && member(schemas, name) !== undefined
        ? ['components', 'schemas', name]
        : readReference(name);
    const reference = target && addReference(target, 'Schema', context);
    setMember(copy, value, typeof name === 'string' && name.startsWith('#') ? (reference ?? name) : name);
  }
  return { ...schema, discriminator: { ...discriminator, mapping: copy } };
}

/** Records a reference. Returns its new text when the target moves to another place in fragments. */
function addReference(target: readonly string[], shape: string, context: CopyContext): string | undefined {
  const address = addressOf(context.specification, target, shape);
  context.references.push(address);
  if (address.to.length === address.from.length) return undefined;
  return printReference([...address.to, ...target.slice(address.from.length)]);
}
