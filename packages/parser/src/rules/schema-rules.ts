import { isArray, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { reportMissingField } from '../checking/check-object.js';
import type { FieldRule } from '../checking/checked-type.js';
import type { RuleContext } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import {
  both,
  has,
  joined,
  mustBeBoolean,
  mustBeNumber,
  notEmpty,
  notNegative,
  positive,
  singleSchema,
  uniqueNames,
} from './field-rules.js';
import { defaultInEnum, pattern, patternNames } from './value-rules.js';

const types = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

const values = {
  maxLength: notNegative,
  minLength: notNegative,
  maxItems: notNegative,
  minItems: notNegative,
  maxProperties: notNegative,
  minProperties: notNegative,
  multipleOf: positive,
  pattern,
  patternProperties: patternNames,
  default: defaultInEnum,
};

export const schemaRules2: Record<string, FieldRule> = {
  ...values,
  type: typesAmong([...types, 'null', 'file']),
  enum: notEmpty,
  required: both(notEmpty, uniqueNames),
};

export const schemaRules30: Record<string, FieldRule> = {
  ...values,
  type: oneTypeAmong(types),
  enum: notEmpty,
  required: both(notEmpty, uniqueNames),
  exclusiveMaximum: mustBeBoolean,
  exclusiveMinimum: mustBeBoolean,
  items: singleSchema,
};

export const schemaRules31: Record<string, FieldRule> = {
  ...values,
  type: typesAmong([...types, 'null']),
  exclusiveMaximum: mustBeNumber('maximum'),
  exclusiveMinimum: mustBeNumber('minimum'),
  items: singleSchema,
  $anchor: collectAnchor,
  $dynamicAnchor: collectAnchor,
  $dynamicRef: collectDynamicRef,
};

function typesAmong(known: readonly string[]): FieldRule {
  const allowed = new Set<JSONValue>(known);
  return (value, object, _name, context) => {
    if (isArray(value)) {
      for (const type of value) {
        // Items of another type are reported by the visitor.
        if (typeof type === 'string' && !allowed.has(type)) reportType(type, object, known, context);
      }
    } else if (!allowed.has(value)) {
      reportType(value, object, known, context);
    }
  };
}

/** A schema of 3.0 has a single type, and an array requires `items`. */
function oneTypeAmong(known: readonly string[]): FieldRule {
  const allowed = new Set<JSONValue>(known);
  return (value, object, name, context) => {
    if (isArray(value)) {
      const message =
        '`type` must be a string, found an array: only OpenAPI 3.1 and later allow several types, use `anyOf`';
      context.error('wrong-type', message, object, name);
    } else if (!allowed.has(value)) {
      reportType(value, object, known, context);
    } else if (value === 'array' && !has(object, 'items')) {
      reportMissingField('items', 'a Schema object of type "array"', object, context);
    }
  };
}

function reportType(
  type: JSONValue,
  object: JSONObject,
  known: readonly string[],
  { error }: RuleContext,
): void {
  error('wrong-value', `\`type\` is ${quote(String(type))}, but must be ${joined(known)}`, object, 'type');
}

function collectAnchor(
  value: JSONValue,
  object: JSONObject,
  _name: string,
  { collected, scope }: RuleContext,
): void {
  if (typeof value === 'string') {
    const anchors = collected.anchors.get(scope.file) ?? new Map();
    collected.anchors.set(scope.file, anchors.set(value, { object, scope }));
  }
}

/** An anchor in the same file is resolved when the schema is used; another file must be opened. */
function collectDynamicRef(value: JSONValue, object: JSONObject, name: string, context: RuleContext): void {
  if (typeof value !== 'string') return;
  if (value.startsWith('#')) {
    context.collected.dynamicRefs.push({ object, name, text: value, scope: context.scope });
  } else {
    context.addReference(object, name, value);
  }
}
