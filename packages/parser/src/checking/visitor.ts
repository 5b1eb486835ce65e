import { absoluteUri } from '../files/absolute-uri.js';
import { isArray, isObject, type JSONObject, type JSONValue } from '../json/json.js';
import { misfit, misfitItem, missingFields, unknownField } from './check-object.js';
import type { CheckedField, CheckedType } from './checked-table.js';
import type { RuleContext } from './rule-context.js';
import { type Scope, scopeOf } from './scope.js';
import { fieldBesides } from './typed-value.js';

export interface Visitor {
  /** Visits the entry: it is a tree, and nothing in it can be met twice on the way down. */
  entry(value: JSONObject, type: CheckedType, scope: Scope): void;
  /** Visits what a reference leads to, and no object twice as the same. */
  target(value: JSONObject, type: CheckedType, scope: Scope): void;
}

export interface VisitorHandlers {
  reference(object: JSONObject, type: CheckedType, text: string): void;
  /** A schema with an `$id`, and what references in it are relative to. */
  resource(scope: Scope): void;
}

/**
 * The one pass over the objects of a description: what a value must be is told by the table, what it must be besides by
 * the rules. It takes about as long as the parsing, so there is nothing in it that is not needed for every value.
 * Recursive: the depth of every file is known to be bounded.
 */
export function createVisitor(context: RuleContext, handlers: VisitorHandlers): Visitor {
  const marks = new Map<CheckedType, Set<JSONObject>>();
  let marking = false;

  function visit(object: JSONObject, type: CheckedType): void {
    if (marking && !isFirstVisit(object, type)) {
      return;
    }
    if (type.alike !== undefined) {
      visitEntries(object, type, type.alike);
    } else if (type.identified && Object.hasOwn(object, '$id')) {
      visitResource(object, type);
    } else {
      visitMembers(object, type);
    }
  }

  function visitMembers(object: JSONObject, type: CheckedType): void {
    let present = 0;
    let isReference = false;
    for (const name in object) {
      const value = object[name] ?? null;
      const field = type.fields.get(name) ?? fieldBesides(type, name);
      if (name === '$ref' && typeof value === 'string' && type.mayRefer) {
        isReference = true;
        handlers.reference(object, type, value);
      } else if (field !== undefined) {
        present |= field.bit;
        if (typeof value !== field.plain && !check(value, field, name)) {
          misfit(value, field.field, object, name, context);
        } else if (field.rule !== undefined) {
          field.rule(value, object, name, context, type);
        }
      } else if (!name.startsWith('x-')) {
        unknownField(name, object, type, context);
      }
    }
    if (!isReference) {
      if (present !== type.required) {
        missingFields(object, type, context);
      }
      type.rule?.(object, context);
    }
  }

  /** A map of the specification's own: any name, and always the same behind it. */
  function visitEntries(object: JSONObject, type: CheckedType, field: CheckedField): void {
    for (const name in object) {
      const value = object[name] ?? null;
      if (name === '$ref' && typeof value === 'string' && type.mayRefer) {
        handlers.reference(object, type, value);
      } else if (typeof value !== field.plain && !check(value, field, name)) {
        misfit(value, field.field, object, name, context);
      }
    }
  }

  /** Returns whether the value of the member `name` has the shape of the field, and checks what it contains. */
  function check(value: JSONValue, field: CheckedField, name: string): boolean {
    switch (field.is) {
      case 'string':
        return typeof value === 'string';
      case 'any':
        return true;
      case 'object':
        return checkObject(value, field.type);
      case 'array':
        return checkArray(value, field.item, name);
      case 'boolean':
        return typeof value === 'boolean';
      case 'number':
        return typeof value === 'number';
      case 'integer':
        return Number.isInteger(value);
      default:
        return checkOptions(value, field, name);
    }
  }

  function checkObject(value: JSONValue, type: CheckedType | undefined): boolean {
    if (type === undefined) {
      return false;
    }
    if (isObject(value)) {
      visit(value, type);
      return true;
    }
    return typeof value === 'boolean' && type.type.orBoolean;
  }

  function checkArray(value: JSONValue, item: CheckedField | undefined, name: string): boolean {
    if (!isArray(value) || item === undefined) {
      return false;
    }
    if (item.is !== 'any') {
      for (let index = 0; index < value.length; index += 1) {
        const one = value[index] ?? null;
        if (typeof one !== item.plain && !check(one, item, name)) {
          misfitItem(one, item.field, { list: value, name, index }, context);
        }
      }
    }
    return true;
  }

  function checkOptions(value: JSONValue, field: CheckedField, name: string): boolean {
    for (const option of field.options) {
      if (check(value, option, name)) {
        return true;
      }
    }
    return false;
  }

  function isFirstVisit(object: JSONObject, type: CheckedType): boolean {
    let seen = marks.get(type);
    if (seen === undefined) {
      seen = new Set();
      marks.set(type, seen);
    }
    const before = seen.size;
    return seen.add(object).size > before;
  }

  /** A schema with an `$id`: what is in it is relative to that. */
  function visitResource(object: JSONObject, type: CheckedType): void {
    const around = context.scope;
    const id = object['$id'];
    const base = typeof id === 'string' ? absoluteUri(id, around.base ?? around.file.location) : undefined;
    if (base !== undefined) {
      context.scope = scopeOf(around.file, base, object);
      handlers.resource(context.scope);
    }
    visitMembers(object, type);
    context.scope = around;
  }

  return {
    entry(value, type, start) {
      marking = false;
      context.scope = start;
      visit(value, type);
      marking = true;
    },
    target(value, type, start) {
      context.scope = start;
      visit(value, type);
    },
  };
}
