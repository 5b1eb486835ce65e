import { isArray, isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import type { FieldRule } from '../checking/checked-type.js';
import { quote } from '../text/quote.js';

/** Requires one of these strings. `hints` are advice for likely mistakes. */
export function oneOf(values: readonly string[], hints: Readonly<Record<string, string>> = {}): FieldRule {
  const known = new Set<JSONValue>(values);
  return (value, object, name, { error }) => {
    if (typeof value === 'string' && !known.has(value)) {
      const hint = Object.hasOwn(hints, value) ? `: ${hints[value]}` : '';
      const message = `\`${name}\` is ${quote(value)}, but must be ${joined(values)}${hint}`;
      error('wrong-value', message, object, name);
    }
  };
}

/** Requires each item of a list to be one of these strings. */
export function eachOneOf(values: readonly string[]): FieldRule {
  const rule = oneOf(values);
  return (value, object, name, context) => {
    for (const item of isArray(value) ? value : []) rule(item, object, name, context);
  };
}

export const notNegative: FieldRule = (value, object, name, { error }) => {
  if (typeof value === 'number' && value < 0) {
    error('wrong-value', `\`${name}\` is ${value}, but must not be negative`, object, name);
  }
};

export const positive: FieldRule = (value, object, name, { error }) => {
  if (typeof value === 'number' && value <= 0) {
    error('wrong-value', `\`${name}\` is ${value}, but must be greater than 0`, object, name);
  }
};

export const without =
  (other: string): FieldRule =>
  (_value, object, name, { error }) => {
    if (Object.hasOwn(object, other)) {
      error('exclusive-fields', `\`${name}\` and \`${other}\` exclude each other: keep one`, object, name);
    }
  };

export const notEmpty: FieldRule = (value, object, name, { error }) => {
  if (isArray(value) && value.length === 0) {
    error('wrong-value', `\`${name}\` is empty, but must have at least one value`, object, name);
  }
};

/** Requires the names of a list to be unique. */
export const uniqueNames: FieldRule = (value, object, name, { error }) => {
  const repeated = isArray(value) && value.length > 1 ? firstRepeated(value) : undefined;
  if (repeated !== undefined) {
    error('wrong-value', `\`${name}\` contains ${quote(String(repeated))} more than once`, object, name);
  }
};

function firstRepeated(values: readonly JSONValue[]): JSONValue | undefined {
  // For short lists, comparing all pairs is faster than a set.
  if (values.length <= 40) return values.find((value, index) => values.indexOf(value) < index);
  const seen = new Set<JSONValue>();
  return values.find((value) => seen.size === seen.add(value).size);
}

/** Checks a field that is a boolean up to 3.0, and a number since. */
export const mustBeBoolean: FieldRule = (value, object, name, { error }) => {
  if (typeof value !== 'boolean') {
    const message = `\`${name}\` must be a boolean, found a number: only OpenAPI 3.1 and later allow a number`;
    error('wrong-type', message, object, name);
  }
};

/** Checks a field that is a number since 3.1, and before a boolean that applies to the field `limit`. */
export const mustBeNumber =
  (limit: string): FieldRule =>
  (value, object, name, { version, warning }) => {
    if (typeof value !== 'boolean') return;
    const bound = member(object, limit);
    const replacement =
      value && typeof bound === 'number'
        ? `replace it and \`${limit}\` with \`${name}: ${bound}\``
        : 'remove it, or use a number';
    const message = `\`${name}\` must be a number in OpenAPI ${version}, found a boolean: ${replacement}`;
    warning('not-in-version', message, object, name);
  };

/** Rejects a list of schemas, one for each index. OpenAPI 3.0 has no such lists, and later versions call them `prefixItems`. */
export const singleSchema: FieldRule = (value, object, name, { version, warning }) => {
  if (isArray(value)) {
    const replacement = version === '3.0' ? 'use `anyOf` in it' : 'use `prefixItems`';
    const message = `\`${name}\` must be a Schema object in OpenAPI ${version}, found an array: ${replacement}`;
    warning('not-in-version', message, object, name);
  }
};

export const both =
  (...rules: readonly FieldRule[]): FieldRule =>
  (value, object, name, context) => {
    for (const rule of rules) rule(value, object, name, context);
  };

export const componentNames: FieldRule = (value, _object, field, { error }) => {
  if (!isObject(value)) return;
  for (const name in value) {
    if (!/^[\w.-]+$/.test(name) && !name.startsWith('x-') && typeof value['$ref'] !== 'string') {
      const message = `The name ${quote(name)} in \`${field}\` may only contain letters, digits, ".", "-", and "_"`;
      error('component-name', message, value, name);
    }
  }
};

/** Joins values for a message: `"a", "b", or "c"`. */
export function joined(values: readonly string[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  if (quoted.length < 3) return quoted.join(' or ');
  return `${quoted.slice(0, -1).join(', ')}, or ${quoted.at(-1)}`;
}

export const has = (object: JSONObject, name: string) => Object.hasOwn(object, name);
