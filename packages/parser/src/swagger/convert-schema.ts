import { isArray, type JSONObject, member } from '../json.js';
import type { Convert } from './conversion.js';

export const convertSchema: Convert = (source, to, conversion) => {
  const schema = conversion.members(source, 'Schema', to, ['x-nullable', 'collectionFormat']);
  const nullable = member(source, 'x-nullable');
  if (typeof nullable === 'boolean') {
    schema['nullable'] = nullable;
  }
  const discriminator = member(source, 'discriminator');
  if (typeof discriminator === 'string') {
    schema['discriminator'] = { propertyName: discriminator };
  }
  convertType(schema);
  return schema;
};

/** 3.0 has one type, and neither `file` nor `null`. */
function convertType(schema: JSONObject): void {
  const given = member(schema, 'type');
  if (given === 'file') {
    schema['type'] = 'string';
    schema['format'] = 'binary';
    return;
  }
  if (!isArray(given) && given !== 'null') {
    return;
  }
  const types = (isArray(given) ? given : [given]).filter((type) => type !== 'null');
  if (isArray(given) ? types.length < given.length : true) {
    schema['nullable'] = true;
  }
  const [only] = types;
  delete schema['type'];
  if (types.length === 1 && only !== undefined) {
    schema['type'] = only;
  } else if (types.length > 1 && !Object.hasOwn(schema, 'anyOf')) {
    schema['anyOf'] = types.map((type) => ({ type }));
  }
}
