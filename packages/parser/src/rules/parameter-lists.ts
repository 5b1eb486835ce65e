import type { CheckedTable } from '../checking/checked-table.js';
import type { Noted } from '../checking/rule-context.js';
import { isArray, isObject, type JSONObject, type JSONValue, member } from '../json/json.js';
import type { Place } from '../problems/findings.js';
import type { References } from '../references/resolve-references.js';

/** A parameter of a list, after all references. */
export interface Parameter {
  readonly name: string;
  readonly place: string;
  /** Of Swagger 2.0. */
  readonly type: JSONValue | undefined;
  /** Its place in the list. */
  readonly at: Place;
}

export interface Parameters {
  readonly known: readonly Parameter[];
  /** Whether nothing is missing, with its file or otherwise. */
  readonly complete: boolean;
}

export interface ItemParameters {
  readonly shared: Parameters;
  readonly operations: readonly {
    readonly method: string;
    readonly operation: Noted;
    readonly own: Parameters;
  }[];
}

export interface ParameterLists {
  /** The parameters of a path item, which may be a reference. */
  of(item: Noted): ItemParameters;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

export function createParameterLists(references: References, table: CheckedTable): ParameterLists {
  const itemType = table.type('PathItem');
  const operationType = table.type('Operation');
  const parameterType = table.type('Parameter');
  const known = new Map<JSONObject, ItemParameters>();

  function read({ object, scope }: Noted): ItemParameters {
    const shared = listed(member(object, 'parameters'), { object, scope });
    const operations: ItemParameters['operations'][number][] = [];
    for (const [method, value] of operationsOf(object)) {
      const operation = references.follow({ object: value, scope }, operationType);
      if (operation !== undefined) {
        operations.push({
          method,
          operation,
          own: listed(member(operation.object, 'parameters'), operation),
        });
      }
    }
    return { shared, operations };
  }

  function listed(list: JSONValue | undefined, { scope }: Noted): Parameters {
    if (!isArray(list)) {
      return list === undefined ? none : unknown;
    }
    const parameters: Parameter[] = [];
    list.forEach((value, index) => {
      const found = isObject(value) ? references.follow({ object: value, scope }, parameterType) : undefined;
      const name = found && member(found.object, 'name');
      const place = found && member(found.object, 'in');
      if (typeof name === 'string' && typeof place === 'string') {
        const type = found && member(found.object, 'type');
        parameters.push({ name, place, type, at: { file: scope.file, holder: list, token: index } });
      }
    });
    return { known: parameters, complete: parameters.length === list.length };
  }

  return {
    of(item) {
      const target = references.follow(item, itemType);
      if (target === undefined) {
        return nothing;
      }
      let parameters = known.get(target.object);
      if (parameters === undefined) {
        parameters = read(target);
        known.set(target.object, parameters);
      }
      return parameters;
    },
  };
}

const none: Parameters = { known: [], complete: true };
const unknown: Parameters = { known: [], complete: false };
const nothing: ItemParameters = { shared: unknown, operations: [] };

function operationsOf(item: JSONObject): [string, JSONObject][] {
  const operations: [string, JSONObject][] = [];
  for (const name in item) {
    const value = item[name];
    if (isObject(value) && methods.has(name)) {
      operations.push([name, value]);
    } else if (isObject(value) && name === 'additionalOperations') {
      operations.push(...Object.entries(value).flatMap(([method, one]) => additional(method, one)));
    }
  }
  return operations;
}

const additional = (method: string, value: JSONValue): [string, JSONObject][] =>
  isObject(value) ? [[method, value]] : [];
