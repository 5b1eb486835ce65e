import { isArray, type JSONValue, setMember } from '@specshelf/base/json';
import { CORE_SCHEMA, FAILSAFE_SCHEMA, load, Type } from 'js-yaml';
import { explicit, merge, tag } from './yaml-schema.js';

/** A number, boolean, or null with its source text, which is its value as a member name. */
export class LiteralScalar {
  constructor(readonly text: string) {}

  /** js-yaml accepts an object as a name only if it has a tag of its own. */
  get [Symbol.toStringTag](): string {
    return 'LiteralScalar';
  }

  toString(): string {
    return this.text;
  }

  get value(): JSONValue {
    const value: unknown = load(this.text, { schema: CORE_SCHEMA });
    return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
      ? value
      : null;
  }
}

const patterns = {
  null: /^(?:~|null|Null|NULL)$/,
  bool: /^(?:true|True|TRUE|false|False|FALSE)$/,
  int: /^[-+]?(?:\d+|0o[0-7]+|0x[\da-fA-F]+|0b[01]+)$/,
  float: /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
};

/** Rules out most scalars, which are words, by their first character and length. */
const mayBeLiteral = (text: string) => text.length < 6 || !/^[a-zA-Z/#]/.test(text);

/** Constructs every scalar that is not a string as a `LiteralScalar`. */
export const literalSchema = FAILSAFE_SCHEMA.extend({
  implicit: [
    ...Object.entries(patterns).map(
      ([name, pattern]) =>
        new Type(tag(name), {
          kind: 'scalar',
          resolve: (text: unknown) => typeof text === 'string' && mayBeLiteral(text) && pattern.test(text),
          construct: (text: unknown) => new LiteralScalar(String(text)),
        }),
    ),
    merge,
  ],
  explicit,
});

/** Replaces each `LiteralScalar` with its value, in place. */
export function replaceLiterals(root: unknown): JSONValue {
  return replaceIn(root, new Set(), new Map());
}

function replaceIn(value: unknown, seen: Set<JSONValue>, values: Map<string, JSONValue>): JSONValue {
  if (!isValue(value)) return value instanceof LiteralScalar ? literalValue(value, values) : null;
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  if (isArray(value)) {
    value.forEach((item, index) => {
      value[index] = replaceIn(item, seen, values);
    });
  } else {
    for (const name of Object.keys(value)) setMember(value, name, replaceIn(value[name], seen, values));
  }
  return value;
}

function literalValue(literal: LiteralScalar, values: Map<string, JSONValue>): JSONValue {
  const known = values.get(literal.text);
  const value = known === undefined ? literal.value : known;
  values.set(literal.text, value);
  return value;
}

const isValue = (value: unknown): value is JSONValue =>
  value !== undefined && !(value instanceof LiteralScalar);
