import type { FieldRule } from '../checking/checked-table.js';
import { isArray, isObject, type JSONObject, type JSONValue, member } from '../json/json.js';
import { shown } from '../text/quote.js';

/** The text must be one of these. `hint`: what else the author may have meant. */
export function oneOf(values: readonly string[], hints: Readonly<Record<string, string>> = {}): FieldRule {
  const known = new Set<JSONValue>(values);
  return (value, object, name, { error }) => {
    if (typeof value === 'string' && !known.has(value)) {
      const hint = Object.hasOwn(hints, value) ? `: ${hints[value]}` : '';
      error(
        'wrong-value',
        `\`${name}\` is ${shown(value)}, and must be ${listed(values)}${hint}`,
        object,
        name,
      );
    }
  };
}

/** The same for each item of a list. */
export function eachOneOf(values: readonly string[]): FieldRule {
  const rule = oneOf(values);
  return (value, object, name, context, type) => {
    for (const item of isArray(value) ? value : []) {
      rule(item, object, name, context, type);
    }
  };
}

export const notNegative: FieldRule = (value, object, name, { error }) => {
  if (typeof value === 'number' && value < 0) {
    error('wrong-value', `\`${name}\` is ${value}, and must not be negative`, object, name);
  }
};

export const positive: FieldRule = (value, object, name, { error }) => {
  if (typeof value === 'number' && value <= 0) {
    error('wrong-value', `\`${name}\` is ${value}, and must be greater than 0`, object, name);
  }
};

/** Only one of the two fields may be there. */
export const without =
  (other: string): FieldRule =>
  (_, object, name, { error }) => {
    if (Object.hasOwn(object, other)) {
      error('exclusive-fields', `\`${name}\` and \`${other}\` exclude each other: keep one`, object, name);
    }
  };

export const notEmpty: FieldRule = (value, object, name, { error }) => {
  if (isArray(value) && value.length === 0) {
    error('wrong-value', `\`${name}\` is empty, and must name at least one value`, object, name);
  }
};

/** A list of names in which none stands twice. */
export const namesOnce: FieldRule = (value, object, name, { error }) => {
  const twice = isArray(value) && value.length > 1 ? repeated(value) : undefined;
  if (twice !== undefined) {
    error('wrong-value', `\`${name}\` holds ${shown(String(twice))} twice`, object, name);
  }
};

function repeated(values: readonly JSONValue[]): JSONValue | undefined {
  // To compare is less work than to remember, as long as the list is short.
  if (values.length <= 40) {
    return values.find((value, index) => values.indexOf(value) < index);
  }
  const seen = new Set<JSONValue>();
  return values.find((value) => seen.size === seen.add(value).size);
}

/** What became a number of its own in 3.1 is true or false before. */
export const mustBeBoolean: FieldRule = (value, object, name, { error }) => {
  if (typeof value !== 'boolean') {
    const message = `\`${name}\` must be true or false, found a number: a limit of its own belongs to OpenAPI 3.1`;
    error('wrong-type', message, object, name);
  }
};

/** What was true or false up to 3.0 is a limit of its own since. `limit`: the field that it stood beside. */
export const mustBeNumber =
  (limit: string): FieldRule =>
  (value, object, name, { version, warning }) => {
    if (typeof value !== 'boolean') {
      return;
    }
    const bound = member(object, limit);
    const replacement =
      value && typeof bound === 'number'
        ? `replace it and \`${limit}\` by \`${name}: ${bound}\``
        : 'remove it, or use a number';
    const message = `\`${name}\` must be a number in OpenAPI ${version}, found true or false: ${replacement}`;
    warning('not-in-version', message, object, name);
  };

/** One schema is for all items; a schema for each place of an array was never in OpenAPI 3.0, and has another name since. */
export const oneSchema: FieldRule = (value, object, name, { version, warning }) => {
  if (isArray(value)) {
    const replacement = version === '3.0' ? 'use `anyOf` in it' : 'use `prefixItems`';
    const message = `\`${name}\` must be a Schema object in OpenAPI ${version}, found an array: ${replacement}`;
    warning('not-in-version', message, object, name);
  }
};

export const both =
  (...rules: readonly FieldRule[]): FieldRule =>
  (value, object, name, context, type) => {
    for (const rule of rules) {
      rule(value, object, name, context, type);
    }
  };

/** Names of components may hold letters, digits and a few signs only. */
export const componentNames: FieldRule = (value, _, field, { error }) => {
  if (isObject(value)) {
    for (const name in value) {
      if (!/^[\w.-]+$/.test(name) && !name.startsWith('x-') && typeof value['$ref'] !== 'string') {
        const message = `The name ${shown(name)} in \`${field}\` may only hold letters, digits, ".", "-" and "_"`;
        error('component-name', message, value, name);
      }
    }
  }
};

export function listed(values: readonly string[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

export const has = (object: JSONObject, name: string) => Object.hasOwn(object, name);
