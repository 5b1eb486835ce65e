import { isArray, isObject, type JSONObject, type JSONValue, member } from '@specshelf/base/json';
import type { CheckedTable, CheckedType } from '../checking/checked-type.js';
import type { ScopedObject } from '../checking/rule-context.js';
import type { Place } from '../problems/findings.js';
import { followReferences } from '../references/follow-references.js';
import type { ReferenceGroups } from '../references/reference-groups.js';
import { methods } from '../structure/methods.js';

/** A parameter of a list, with references resolved. */
export interface Parameter {
  readonly name: string;
  /** Its `in`. */
  readonly location: string;
  /** Its `type` in Swagger 2.0. */
  readonly type: JSONValue | undefined;
  /** Its place in the list. */
  readonly at: Place;
}

export interface Parameters {
  readonly known: readonly Parameter[];
  /** Whether all parameters of the list are known. */
  readonly complete: boolean;
}

export interface ItemParameters {
  readonly shared: Parameters;
  readonly operations: readonly OperationParameters[];
}

export interface OperationParameters {
  readonly method: string;
  readonly operation: ScopedObject;
  readonly own: Parameters;
}

/** Reads and caches the parameters of path items. */
export class ParameterLists {
  readonly #groups: ReferenceGroups;
  readonly #types: Record<'item' | 'operation' | 'parameter', CheckedType>;
  readonly #cache = new Map<JSONObject, ItemParameters>();

  constructor(groups: ReferenceGroups, table: CheckedTable) {
    this.#groups = groups;
    this.#types = {
      item: table.type('PathItem'),
      operation: table.type('Operation'),
      parameter: table.type('Parameter'),
    };
  }

  /** Returns the parameters of a path item, which may be a reference. */
  of(item: ScopedObject): ItemParameters {
    const target = followReferences(item, this.#types.item, this.#groups);
    if (target === undefined) return unknownItem;
    let parameters = this.#cache.get(target.object);
    if (parameters === undefined) {
      parameters = this.#readItem(target);
      this.#cache.set(target.object, parameters);
    }
    return parameters;
  }

  #readItem({ object, scope }: ScopedObject): ItemParameters {
    const shared = this.#readList(member(object, 'parameters'), { object, scope });
    const operations: OperationParameters[] = [];
    for (const [method, value] of operationsOf(object)) {
      const operation = followReferences({ object: value, scope }, this.#types.operation, this.#groups);
      if (operation !== undefined) {
        const own = this.#readList(member(operation.object, 'parameters'), operation);
        operations.push({ method, operation, own });
      }
    }
    return { shared, operations };
  }

  #readList(list: JSONValue | undefined, { scope }: ScopedObject): Parameters {
    if (!isArray(list)) return list === undefined ? noParameters : unknownParameters;
    const known: Parameter[] = [];
    list.forEach((value, index) => {
      const found = isObject(value)
        ? followReferences({ object: value, scope }, this.#types.parameter, this.#groups)
        : undefined;
      const name = member(found?.object, 'name');
      const location = member(found?.object, 'in');
      if (typeof name === 'string' && typeof location === 'string') {
        const at = { file: scope.file, holder: list, token: index };
        known.push({ name, location, type: member(found?.object, 'type'), at });
      }
    });
    return { known, complete: known.length === list.length };
  }
}

const noParameters: Parameters = { known: [], complete: true };
const unknownParameters: Parameters = { known: [], complete: false };
const unknownItem: ItemParameters = { shared: unknownParameters, operations: [] };

function operationsOf(item: JSONObject): [string, JSONObject][] {
  const operations: [string, JSONObject][] = [];
  for (const name in item) {
    const value = item[name];
    if (!isObject(value)) continue;
    if (methods.has(name)) operations.push([name, value]);
    else if (name === 'additionalOperations') operations.push(...objectEntries(value));
  }
  return operations;
}

const objectEntries = (object: JSONObject): [string, JSONObject][] =>
  Object.entries(object).filter((entry): entry is [string, JSONObject] => isObject(entry[1]));
