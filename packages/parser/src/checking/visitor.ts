import { isArray, isObject, type JSONObject, type JSONValue } from '@specshelf/base/json';
import { absoluteUri } from '../files/absolute-uri.js';
import { reportMissingFields, reportUnknownField, reportWrongItem, reportWrongType } from './check-object.js';
import { type CheckedField, type CheckedType, fieldForOther } from './checked-type.js';
import type { RuleContext } from './rule-context.js';
import type { Scope } from './scope.js';

export interface VisitorHandlers {
  reference(object: JSONObject, type: CheckedType, text: string): void;
  /** Called with the scope of each schema that has an `$id`. */
  resource(scope: Scope): void;
}

/**
 * Checks the objects of a description in one pass: the table determines the shapes, rules check the rest. Takes about as long
 * as parsing, so it does nothing that is not needed for every value. Recursive: the depth of every file is limited.
 */
export class Visitor {
  readonly #context: RuleContext;
  readonly #handlers: VisitorHandlers;
  readonly #visited = new Map<CheckedType, Set<JSONObject>>();
  #skipsVisited = false;

  constructor(context: RuleContext, handlers: VisitorHandlers) {
    this.#context = context;
    this.#handlers = handlers;
  }

  /** Visits the entry, a tree, without a check for repeated visits. */
  visitEntry(value: JSONObject, type: CheckedType, scope: Scope): void {
    this.#skipsVisited = false;
    this.#context.scope = scope;
    this.#visit(value, type);
    this.#skipsVisited = true;
  }

  /** Visits the target of a reference. No object is visited twice as the same type. */
  visitTarget(value: JSONObject, type: CheckedType, scope: Scope): void {
    this.#context.scope = scope;
    this.#visit(value, type);
  }

  #visit(object: JSONObject, type: CheckedType): void {
    if (this.#skipsVisited && !this.#isFirstVisit(object, type)) return;
    if (type.entries !== undefined) this.#visitEntries(object, type, type.entries);
    else if (type.identified && Object.hasOwn(object, '$id')) this.#visitResource(object, type);
    else this.#visitMembers(object, type);
  }

  #visitMembers(object: JSONObject, type: CheckedType): void {
    const context = this.#context;
    let present = 0;
    let isReference = false;
    for (const name in object) {
      const value = object[name] ?? null;
      const field = type.fields.get(name) ?? fieldForOther(type, name);
      if (name === '$ref' && typeof value === 'string' && type.mayRefer) {
        isReference = true;
        this.#handlers.reference(object, type, value);
      } else if (field !== undefined) {
        present |= field.bit;
        if (typeof value !== field.plain && !this.#check(value, field, name)) {
          reportWrongType(value, field.field, { holder: object, token: name }, context);
        } else if (field.rule !== undefined) {
          field.rule(value, object, name, context);
        }
      } else if (!name.startsWith('x-')) {
        reportUnknownField(name, object, type, context);
      }
    }
    if (!isReference) {
      if (present !== type.required) reportMissingFields(object, type, context);
      type.rule?.(object, context);
    }
  }

  #visitEntries(object: JSONObject, type: CheckedType, field: CheckedField): void {
    for (const name in object) {
      const value = object[name] ?? null;
      if (name === '$ref' && typeof value === 'string' && type.mayRefer) {
        this.#handlers.reference(object, type, value);
      } else if (typeof value !== field.plain && !this.#check(value, field, name)) {
        reportWrongType(value, field.field, { holder: object, token: name }, this.#context);
      }
    }
  }

  /** Returns whether the value of the member `name` has the shape of the field, and checks what it contains. */
  #check(value: JSONValue, field: CheckedField, name: string): boolean {
    switch (field.is) {
      case 'string':
        return typeof value === 'string';
      case 'any':
        return true;
      case 'object':
        return this.#checkObject(value, field.type);
      case 'array':
        return this.#checkArray(value, field.item, name);
      case 'boolean':
        return typeof value === 'boolean';
      case 'number':
        return typeof value === 'number';
      case 'integer':
        return Number.isInteger(value);
      default:
        return this.#checkOptions(value, field, name);
    }
  }

  #checkObject(value: JSONValue, type: CheckedType | undefined): boolean {
    if (type === undefined) return false;
    if (isObject(value)) {
      this.#visit(value, type);
      return true;
    }
    return typeof value === 'boolean' && type.type.orBoolean;
  }

  #checkArray(value: JSONValue, item: CheckedField | undefined, listName: string): boolean {
    if (!isArray(value) || item === undefined) return false;
    if (item.is === 'any') return true;
    for (let index = 0; index < value.length; index += 1) {
      const one = value[index] ?? null;
      if (typeof one !== item.plain && !this.#check(one, item, listName)) {
        reportWrongItem(one, item.field, { list: value, listName, index }, this.#context);
      }
    }
    return true;
  }

  #checkOptions(value: JSONValue, field: CheckedField, name: string): boolean {
    for (const option of field.options) if (this.#check(value, option, name)) return true;
    return false;
  }

  #isFirstVisit(object: JSONObject, type: CheckedType): boolean {
    let visited = this.#visited.get(type);
    if (visited === undefined) {
      visited = new Set();
      this.#visited.set(type, visited);
    }
    const before = visited.size;
    return visited.add(object).size > before;
  }

  /** Visits a schema with an `$id`, the base of the references in it. */
  #visitResource(object: JSONObject, type: CheckedType): void {
    const outer = this.#context.scope;
    const id = object['$id'];
    const base = typeof id === 'string' ? absoluteUri(id, outer.base ?? outer.file.location) : undefined;
    if (base !== undefined) {
      this.#context.scope = { file: outer.file, base, resource: object };
      this.#handlers.resource(this.#context.scope);
    }
    this.#visitMembers(object, type);
    this.#context.scope = outer;
  }
}
