import { isObject, type JSONObject, type JSONValue, member, setMember } from '@specshelf/base/json';
import type { Path } from '../json/path.js';
import type { Conversion, Convert } from './conversion.js';

/** Converts a parameter, or a body or form parameter to a request body. */
export const convertParameter: Convert = (source, to, conversion) => {
  switch (member(source, 'in')) {
    case 'body':
      return convertBody(source, to, conversion, conversion.consumes);
    case 'formData':
      return convertForm([source], to, conversion, conversion.consumes);
    default:
      return convertValue(source, to, conversion, member(source, 'in'));
  }
};

export const convertHeader: Convert = (source, to, conversion) =>
  convertValue(source, to, conversion, 'header');

/** Fields of a 2.0 parameter that belong to its schema in 3.0. */
const schemaFields: ReadonlySet<string> = new Set([
  'type',
  'format',
  'items',
  'default',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'maxLength',
  'minLength',
  'pattern',
  'maxItems',
  'minItems',
  'uniqueItems',
  'enum',
  'multipleOf',
  'x-nullable',
]);

function convertValue(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  location: JSONValue | undefined,
): JSONObject {
  const result: JSONObject = {};
  const described: JSONObject = {};
  for (const name of Object.keys(source)) {
    const value = source[name] ?? null;
    if (schemaFields.has(name)) {
      described[name] = value;
    } else if (name !== 'collectionFormat' && name !== 'schema') {
      setMember(result, name, conversion.data(value, conversion.at(to, name)));
    }
  }
  const given = member(source, 'schema');
  const schema = isObject(given) ? given : described;
  if (schema === given || Object.keys(schema).length > 0) {
    result['schema'] = conversion.object(schema, 'Schema', conversion.at(to, 'schema'));
  }
  if (described['type'] === 'array') Object.assign(result, serialization(source, location, conversion));
  return result;
}

/** Converts the serialization of an array. A format without equivalent in 3.0 becomes an extension. */
function serialization(
  source: JSONObject,
  location: JSONValue | undefined,
  conversion: Conversion,
): JSONObject {
  const format = member(source, 'collectionFormat');
  if (location === 'path' || location === 'header') {
    return format === undefined || format === 'csv' ? {} : lostFormat(source, format, conversion);
  }
  switch (format) {
    case 'multi':
      return { style: 'form', explode: true };
    case 'ssv':
      return { style: 'spaceDelimited', explode: false };
    case 'pipes':
      return { style: 'pipeDelimited', explode: false };
    case 'csv':
    case undefined:
      return { style: 'form', explode: false };
    default:
      return { style: 'form', explode: false, ...lostFormat(source, format, conversion) };
  }
}

function lostFormat(source: JSONObject, format: JSONValue, conversion: Conversion): JSONObject {
  if (format === 'ssv' || format === 'tsv' || format === 'pipes' || format === 'multi') {
    const message = `OpenAPI 3.0 has no equivalent of \`collectionFormat: ${format}\` here: the array is described as separated by commas`;
    conversion.report({ source, name: 'collectionFormat', message });
  }
  return { 'x-collectionFormat': format };
}

const bodyFields: ReadonlySet<string> = new Set(['name', 'in', 'schema']);

export function convertBody(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const result = conversion.members(source, 'Parameter', to, bodyFields);
  const schema = member(source, 'schema');
  const content: JSONObject = {};
  let converted: JSONObject | undefined;
  for (const type of types) {
    const media: JSONObject = {};
    if (isObject(schema)) {
      converted =
        converted === undefined
          ? conversion.object(schema, 'Schema', conversion.at(to, 'content', type, 'schema'))
          : conversion.copy(converted);
      media['schema'] = converted;
    }
    setMember(content, type, media);
  }
  result['content'] = content;
  return result;
}

/** Converts all form parameters of an operation to one request body. */
export function convertForm(
  parameters: readonly JSONObject[],
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const content: JSONObject = {};
  let converted: JSONObject | undefined;
  for (const type of formTypes(types, parameters)) {
    converted =
      converted === undefined
        ? formContent(parameters, conversion.at(to, 'content', type), conversion)
        : conversion.copy(converted);
    setMember(content, type, converted);
  }
  const required = parameters.some((parameter) => member(parameter, 'required') === true);
  return required ? { content, required } : { content };
}

function formTypes(types: readonly string[], parameters: readonly JSONObject[]): string[] {
  const files = parameters.some((parameter) => member(parameter, 'type') === 'file');
  const able = types.filter((type) => type.startsWith('multipart/') || (type === urlencoded && !files));
  return able.length > 0 ? able : [files ? 'multipart/form-data' : urlencoded];
}

const urlencoded = 'application/x-www-form-urlencoded';

function formContent(parameters: readonly JSONObject[], to: Path, conversion: Conversion): JSONObject {
  const properties: JSONObject = {};
  const encoding: JSONObject = {};
  const required = new Set<string>();
  for (const parameter of parameters) {
    const name = String(member(parameter, 'name'));
    const at = conversion.at(to, 'schema', 'properties', name);
    setMember(properties, name, formProperty(parameter, at, conversion));
    if (member(parameter, 'required') === true) required.add(name);
    if (member(parameter, 'type') === 'array') {
      setMember(encoding, name, serialization(parameter, 'formData', conversion));
    }
  }
  const schema: JSONObject = { type: 'object', properties };
  if (required.size > 0) schema['required'] = [...required];
  return Object.keys(encoding).length > 0 ? { schema, encoding } : { schema };
}

const notOfFormProperty: ReadonlySet<string> = new Set([
  'name',
  'in',
  'required',
  'collectionFormat',
  'allowEmptyValue',
  'schema',
]);

function formProperty(parameter: JSONObject, to: Path, conversion: Conversion): JSONObject {
  const described: JSONObject = {};
  for (const name of Object.keys(parameter)) {
    if (!notOfFormProperty.has(name)) setMember(described, name, parameter[name] ?? null);
  }
  return conversion.object(described, 'Schema', to);
}
