import type { FieldRule } from '../checking/checked-table.js';
import type { RuleContext } from '../checking/rule-context.js';
import { isArray, type JSONObject, type JSONValue } from '../json/json.js';
import { shown } from '../text/quote.js';
import {
  both,
  has,
  listed,
  mustBeBoolean,
  mustBeNumber,
  namesOnce,
  notEmpty,
  notNegative,
  oneSchema,
  positive,
} from './field-rules.js';
import { defaultInEnum, pattern, patternNames } from './value-rules.js';

const names = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

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
  type: typeAmong([...names, 'null', 'file']),
  enum: notEmpty,
  required: both(notEmpty, namesOnce),
};

export const schemaRules30: Record<string, FieldRule> = {
  ...values,
  type: oneTypeAmong(names),
  enum: notEmpty,
  required: both(notEmpty, namesOnce),
  exclusiveMaximum: mustBeBoolean,
  exclusiveMinimum: mustBeBoolean,
  items: oneSchema,
};

export const schemaRules31: Record<string, FieldRule> = {
  ...values,
  type: typeAmong([...names, 'null']),
  exclusiveMaximum: mustBeNumber('maximum'),
  exclusiveMinimum: mustBeNumber('minimum'),
  items: oneSchema,
  $anchor: noteAnchor,
  $dynamicAnchor: noteAnchor,
  $dynamicRef: noteDynamicRef,
};

function typeAmong(known: readonly string[]): FieldRule {
  const allowed = new Set<JSONValue>(known);
  return (value, object, _, context) => {
    if (isArray(value)) {
      for (const type of value) {
        // Items that are not text are reported as such.
        if (typeof type === 'string' && !allowed.has(type)) {
          reportType(type, object, known, context);
        }
      }
    } else if (!allowed.has(value)) {
      reportType(value, object, known, context);
    }
  };
}

/** In 3.0 there is one type, and an array says what is in it. */
function oneTypeAmong(known: readonly string[]): FieldRule {
  const allowed = new Set<JSONValue>(known);
  return (value, object, name, context) => {
    if (isArray(value)) {
      const message = '`type` must be text, found an array: several types belong to OpenAPI 3.1, use `anyOf`';
      context.error('wrong-type', message, object, name);
    } else if (!allowed.has(value)) {
      reportType(value, object, known, context);
    } else if (value === 'array' && !has(object, 'items')) {
      const message = '`items` is missing: a Schema object of type array must have it';
      context.error('missing-field', message, object);
    }
  };
}

function reportType(
  type: JSONValue,
  object: JSONObject,
  known: readonly string[],
  { error }: RuleContext,
): void {
  error('wrong-value', `\`type\` is ${shown(String(type))}, and must be ${listed(known)}`, object, 'type');
}

function noteAnchor(value: JSONValue, object: JSONObject, _: string, { notes, scope }: RuleContext): void {
  if (typeof value === 'string') {
    const known = notes.anchors.get(scope.file) ?? new Map();
    notes.anchors.set(scope.file, known.set(value, { object, scope }));
  }
}

/** A name in the same file is found when the schema is used; a place in another file must be brought in. */
function noteDynamicRef(value: JSONValue, object: JSONObject, name: string, context: RuleContext): void {
  if (typeof value !== 'string') {
    return;
  }
  if (value.startsWith('#')) {
    context.notes.dynamicRefs.push({ object, name, text: value, scope: context.scope });
  } else {
    context.refer(object, name, value);
  }
}
