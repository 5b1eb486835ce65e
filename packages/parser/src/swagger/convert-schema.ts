import { isArray, isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import type { Conversion, Convert } from './conversion.js';

export const convertSchema: Convert = (source, to, conversion) => {
  if (isSameIn3(source)) return conversion.members(source, 'Schema', to);
  const items = member(source, 'items');
  const schema = conversion.members(source, 'Schema', to, isArray(items) ? notOf3OrItems : notOf3);
  if (isArray(items)) schema['items'] = itemsOfTuple(items, conversion.at(to, 'items'), conversion);
  const nullable = member(source, 'x-nullable');
  if (typeof nullable === 'boolean') schema['nullable'] = nullable;
  const discriminator = member(source, 'discriminator');
  if (typeof discriminator === 'string') {
    const mapping = conversion.mappingOf(source);
    schema['discriminator'] = mapping
      ? { propertyName: discriminator, mapping }
      : { propertyName: discriminator };
  }
  const format = member(source, 'collectionFormat');
  if (format !== undefined && format !== 'csv') {
    const message = `OpenAPI 3.0 has no format for arrays inside other values: \`collectionFormat: ${String(format)}\` is lost`;
    conversion.report({ source, name: 'collectionFormat', message });
  }
  convertType(schema, source, conversion);
  return schema;
};

const notOf3: ReadonlySet<string> = new Set(['x-nullable', 'collectionFormat']);
const notOf3OrItems: ReadonlySet<string> = new Set([...notOf3, 'items']);

/** Combines the schemas of a tuple by `anyOf`: 3.0 has a single schema for all items. */
function itemsOfTuple(items: readonly JSONValue[], to: Path, conversion: Conversion): JSONObject {
  const schemas = items.filter(isObject);
  const [only] = schemas;
  if (schemas.length === 1 && only !== undefined) return conversion.object(only, 'Schema', to);
  const anyOf = schemas.map((schema, index) =>
    conversion.object(schema, 'Schema', conversion.at(to, 'anyOf', index)),
  );
  return anyOf.length === 0 ? {} : { anyOf };
}

/** Whether a schema, like nearly all, needs no conversion. */
function isSameIn3(source: JSONObject): boolean {
  const type = source['type'];
  return (
    (type === undefined || (typeof type === 'string' && type !== 'file' && type !== 'null')) &&
    (type !== 'array' || source['items'] !== undefined) &&
    source['x-nullable'] === undefined &&
    source['discriminator'] === undefined &&
    source['collectionFormat'] === undefined &&
    !isArray(source['items'])
  );
}

/** Converts `type` to a single type that is neither `file` nor `null`, and adds the `items` that arrays require. */
function convertType(schema: JSONObject, source: JSONObject, conversion: Conversion): void {
  const given = member(schema, 'type');
  if (given === 'array') {
    schema['items'] ??= {};
    return;
  }
  if (given === 'file') {
    schema['type'] = 'string';
    schema['format'] = 'binary';
    return;
  }
  if (!isArray(given) && given !== 'null') return;
  const types = (isArray(given) ? given : [given]).filter((type) => type !== 'null');
  if (!isArray(given) || types.length < given.length) schema['nullable'] = true;
  const [only] = types;
  delete schema['type'];
  if (types.length === 1 && only !== undefined) {
    schema['type'] = only;
    if (only === 'array') schema['items'] ??= {};
  } else if (types.length > 1 && !Object.hasOwn(schema, 'anyOf')) {
    schema['anyOf'] = types.map((type) => (type === 'array' ? { type, items: {} } : { type }));
  } else if (types.length > 1) {
    const message = `A schema of OpenAPI 3.0 has a single type: \`type: ${JSON.stringify(types)}\` beside \`anyOf\` is lost`;
    conversion.report({ source, name: 'type', message });
  }
}
