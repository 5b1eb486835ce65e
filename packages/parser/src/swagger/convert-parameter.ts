import { isObject, type JSONObject, type JSONValue, member, setMember } from '../json.js';
import { childPath, descend, type Path } from '../path.js';
import type { Conversion, Convert } from './conversion.js';

/** A parameter, or the request body that a body or form parameter becomes. */
export const convertParameter: Convert = (source, to, conversion) => {
  switch (member(source, 'in')) {
    case 'body':
      return convertBody(source, to, conversion, conversion.consumes);
    case 'formData':
      return convertForm([source], to, conversion, conversion.consumes);
    default:
      return convertValue(source, to, conversion, 'Parameter');
  }
};

export const convertHeader: Convert = (source, to, conversion) =>
  convertValue(source, to, conversion, 'Header');

/** Fields of a 2.0 parameter that describe its value: a schema holds them in 3.0. */
const schemaFields = [
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
];

function convertValue(source: JSONObject, to: Path, conversion: Conversion, kind: string): JSONObject {
  const result = conversion.members(source, kind, to, [...schemaFields, 'collectionFormat', 'schema']);
  const given = member(source, 'schema');
  const schema = isObject(given)
    ? conversion.object(given, 'Schema', childPath(to, 'schema'))
    : conversion.object(pick(source, schemaFields), 'Schema', childPath(to, 'schema'));
  if (Object.keys(schema).length > 0) {
    result['schema'] = schema;
  }
  if (member(source, 'type') === 'array') {
    const place = kind === 'Header' ? 'header' : member(source, 'in');
    Object.assign(result, serialization(member(source, 'collectionFormat'), place));
  }
  return result;
}

/** How an array is written in a URL. What 3.0 cannot say (tabs) is kept as an extension. */
function serialization(format: JSONValue | undefined, place: JSONValue | undefined): JSONObject {
  if (place === 'path' || place === 'header') {
    return format === undefined || format === 'csv' ? {} : { 'x-collectionFormat': format };
  }
  switch (format) {
    case 'multi':
      return { style: 'form', explode: true };
    case 'ssv':
      return { style: 'spaceDelimited', explode: false };
    case 'pipes':
      return { style: 'pipeDelimited', explode: false };
    case 'tsv':
      return { style: 'form', explode: false, 'x-collectionFormat': 'tsv' };
    default:
      return { style: 'form', explode: false };
  }
}

export function convertBody(
  source: JSONObject,
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const result = conversion.members(source, 'Parameter', to, ['name', 'in', 'schema']);
  const schema = member(source, 'schema');
  const content: JSONObject = {};
  for (const type of types) {
    const media = conversion.create();
    if (isObject(schema)) {
      media['schema'] = conversion.object(schema, 'Schema', descend(to, ['content', type, 'schema']));
    }
    setMember(content, type, media);
  }
  result['content'] = content;
  return result;
}

/** One request body for all form parameters of an operation. */
export function convertForm(
  parameters: readonly JSONObject[],
  to: Path,
  conversion: Conversion,
  types: readonly string[],
): JSONObject {
  const content: JSONObject = {};
  for (const type of formTypes(types, parameters)) {
    setMember(content, type, formContent(parameters, descend(to, ['content', type]), conversion));
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
    const at = descend(to, ['schema', 'properties', name]);
    setMember(properties, name, formProperty(parameter, at, conversion));
    if (member(parameter, 'required') === true) {
      required.add(name);
    }
    const format = member(parameter, 'collectionFormat');
    if (member(parameter, 'type') === 'array') {
      setMember(encoding, name, serialization(format, 'formData'));
    }
  }
  const schema: JSONObject = {
    type: 'object',
    properties,
    ...(required.size > 0 && { required: [...required] }),
  };
  return Object.keys(encoding).length > 0 ? { schema, encoding } : { schema };
}

function formProperty(parameter: JSONObject, to: Path, conversion: Conversion): JSONObject {
  const notOfSchema = ['name', 'in', 'required', 'collectionFormat', 'allowEmptyValue', 'schema'];
  const names = Object.keys(parameter).filter((name) => !notOfSchema.includes(name));
  return conversion.object(pick(parameter, names), 'Schema', to);
}

function pick(source: JSONObject, names: readonly string[]): JSONObject {
  const result: JSONObject = {};
  for (const name of names) {
    const value = member(source, name);
    if (value !== undefined) {
      setMember(result, name, value);
    }
  }
  return result;
}
