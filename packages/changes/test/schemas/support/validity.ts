import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Components } from './arbitrary-schema.js';

export type Validate = (value: JSONValue) => boolean;

const never: Validate = () => false;

/**
 * Creates validators of schemas, independent of the comparison. `oneOf` is read as `anyOf`: that branches overlap is rarely meant, and
 * the rules do not judge it. Formats are annotations, unless `formats` says otherwise.
 */
export function createValidators(components: Components): (schema: JSONValue) => Validate {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  const known = new Map<string, Validate>();
  ajv.addSchema({ $id: 'https://example.com/test.json', components: { schemas: loosen(components) } });
  return (schema) => {
    const key = JSON.stringify(schema);
    let validate = known.get(key);
    if (validate === undefined) {
      validate = typeof schema === 'boolean' ? () => schema : compile(ajv, schema as JSONObject);
      known.set(key, validate);
    }
    return validate;
  };
}

function compile(ajv: Ajv2020, schema: JSONObject): Validate {
  const check = ajv.compile(loosen(schema) as JSONObject);
  return (value) => {
    try {
      return check(value) === true;
    } catch (error) {
      // A schema that contains itself without a step into the value.
      if (error instanceof RangeError) return never(value);
      throw error;
    }
  };
}

function loosen(value: JSONValue): JSONValue {
  if (Array.isArray(value)) return value.map(loosen);
  if (typeof value !== 'object' || value === null) return value;
  const result: JSONObject = {};
  const parts: JSONValue[] = [];
  for (const [name, member] of Object.entries(value)) {
    if (name === '$ref' && typeof member === 'string')
      result[name] = `https://example.com/test.json${member}`;
    else if (name === 'oneOf') parts.push({ anyOf: loosen(member) });
    else if (name === 'allOf' && Array.isArray(member)) parts.push(...member.map(loosen));
    else result[name] = loosen(member);
  }
  // Beside `prefixItems`, ajv misjudges `contains` and `uniqueItems`.
  if (result['prefixItems'] !== undefined) {
    const { prefixItems, items = true } = result;
    parts.push({ prefixItems, items });
    delete result['prefixItems'];
    delete result['items'];
  }
  if (parts.length > 0) result['allOf'] = parts;
  return result;
}
