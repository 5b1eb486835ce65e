import { isArray, isObject, type JSONObject, type JSONValue, member, setMember } from '../json/json.js';
import { descend, type Path } from '../json/path.js';
import { LimitExceeded, type ParserLimits } from '../problems/limits.js';
import { tooMany } from '../reading/guard.js';
import { type Field, fieldOf, type ObjectType, referenceOf, shapeOf } from '../structure/object-table.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { createComponentNames } from './component-names.js';
import { type Conversion, type Convert, isBody, type Loss, mediaTypes } from './conversion.js';
import { convertHeader, convertParameter } from './convert-parameter.js';
import { convertOperation, convertPathItem } from './convert-path-item.js';
import { convertResponse } from './convert-response.js';
import { convertSchema } from './convert-schema.js';
import { convertSecurityRequirement } from './convert-security-requirement.js';
import { convertSecurityScheme } from './convert-security-scheme.js';
import { createDereference } from './create-dereference.js';
import { createDiscriminatorMappings } from './discriminator-mappings.js';
import { plainReference } from './new-reference.js';
import type { Tracking } from './tracking.js';

interface CreatedConversion {
  readonly conversion: Conversion;
  /** What was reported so far. */
  readonly losses: readonly Loss[];
  /** False once a reference was met that only tracking can follow. */
  isPlain(): boolean;
}

export function createConversion(
  root: JSONObject,
  address: URL | undefined,
  limits: ParserLimits,
  tracking: Tracking | undefined,
): CreatedConversion {
  const names = createComponentNames(root);
  const dereference = createDereference(root);
  const references = new Map<string, string>();
  const losses: Loss[] = [];
  const reported = new Map<JSONObject, Set<string>>();
  let plain = true;
  let made = 0;

  const conversion: Conversion = {
    root,
    consumes: mediaTypes(member(root, 'consumes')) ?? ['application/json'],
    produces: mediaTypes(member(root, 'produces')) ?? ['application/json'],
    address,
    names,
    mappingOf: createDiscriminatorMappings(root, names, dereference, count),
    at: (to, ...tokens) => (tracking === undefined ? to : descend(to, tokens)),
    object: (source, kind, to) => object(source, swaggerObjects.type(kind), to),
    data: (source, to) => (tracking === undefined ? source : trackedData(source, to, tracking)),
    members: (source, kind, to, except) => members(source, swaggerObjects.type(kind), to, except),
    again,
    dereference,
    report,
  };
  return { conversion, losses, isPlain: () => plain };

  function object(source: JSONObject, type: ObjectType, to: Path): JSONObject {
    if (tracking !== undefined && !tracking.moved.has(source)) {
      tracking.moved.set(source, to);
    }
    const reference = referenceOf(source, type);
    if (reference !== undefined) {
      return referenceObject(source, type, reference, to);
    }
    return converters[type.kind]?.(source, to, conversion) ?? members(source, type, to, undefined);
  }

  function referenceObject(source: JSONObject, type: ObjectType, reference: string, to: Path): JSONObject {
    count();
    if (tracking === undefined) {
      const now = references.get(reference) ?? plainly(reference);
      const isAlone = Object.keys(source).length === 1;
      return isAlone ? { $ref: now } : { ...members(source, type, to, undefined), $ref: now };
    }
    const result = { ...members(source, type, to, undefined) };
    tracking.pending.set(result, reference);
    return result;
  }

  function plainly(reference: string): string {
    const now = plainReference(reference, (other) => isBody(dereference({ $ref: other })), names);
    plain &&= now !== undefined;
    references.set(reference, now ?? reference);
    return now ?? reference;
  }

  /** A new object is made when the first member changes, or when some are left out. */
  function members(
    source: JSONObject,
    type: ObjectType,
    to: Path,
    except: ReadonlySet<string> | undefined,
  ): JSONObject {
    let result: JSONObject | undefined = except && {};
    for (const name of Object.keys(source)) {
      if (except?.has(name)) {
        continue;
      }
      const value = source[name] ?? null;
      const now = typeof value === 'object' && value !== null ? converted(value, type, name, to) : value;
      if (now !== value && result === undefined) {
        result = { ...source };
      }
      if (result !== undefined && (except !== undefined || now !== value)) {
        setMember(result, name, now);
      }
    }
    if (result === undefined) {
      return source;
    }
    count();
    return result;
  }

  function converted(value: JSONValue, type: ObjectType, name: string, to: Path): JSONValue {
    const field = fieldOf(type, name);
    const at = conversion.at(to, name);
    return field === undefined ? conversion.data(value, at) : shaped(value, field, at);
  }

  function shaped(value: JSONValue, field: Field, to: Path): JSONValue {
    const shape = shapeOf(field, value);
    if (shape?.is === 'object' && isObject(value)) {
      return object(value, shape.type, to);
    }
    if (shape?.is === 'array' && isArray(value) && holdsObjects(shape.item)) {
      return sameOr(
        value,
        value.map((item, index) => shaped(item, shape.item, conversion.at(to, index))),
      );
    }
    return conversion.data(value, to);
  }

  function trackedData(value: JSONValue, to: Path, { kinds }: Tracking): JSONValue {
    if (isArray(value)) {
      return sameOr(
        value,
        value.map((item, index) => conversion.data(item, descend(to, [index]))),
      );
    }
    if (!isObject(value)) {
      return value;
    }
    const type = kinds.get(value);
    if (type !== undefined) {
      return object(value, type, to);
    }
    const result: JSONObject = {};
    let same = true;
    for (const name of Object.keys(value)) {
      const before = value[name] ?? null;
      const after = conversion.data(before, descend(to, [name]));
      same &&= before === after;
      setMember(result, name, after);
    }
    return same ? value : result;
  }

  function again(source: JSONObject): JSONObject {
    count();
    const copy: JSONObject = {};
    for (const name of Object.keys(source)) {
      setMember(copy, name, anyAgain(source[name] ?? null));
    }
    const reference = tracking?.pending.get(source);
    if (reference !== undefined) {
      tracking?.pending.set(copy, reference);
    }
    return copy;
  }

  function anyAgain(value: JSONValue): JSONValue {
    if (isArray(value)) {
      count();
      return value.map(anyAgain);
    }
    return isObject(value) ? again(value) : value;
  }

  /** Media types multiply what stands under them, so the result may be far bigger than its input. */
  function count(): void {
    made += 1;
    if (made > limits.nodes) {
      throw new LimitExceeded(tooMany(limits.nodes));
    }
  }

  /** What is shared is converted in several places, and told of once. */
  function report(loss: Loss): void {
    const names = reported.get(loss.source) ?? new Set();
    if (!names.has(loss.name)) {
      names.add(loss.name);
      reported.set(loss.source, names);
      losses.push(loss);
    }
  }
}

const holdsObjects = ({ shapes }: Field) => shapes.some(({ is }) => is === 'object' || is === 'array');

/** The old array when every item is the old one. */
function sameOr(before: JSONValue[], after: JSONValue[]): JSONValue[] {
  return before.every((item, index) => item === after[index]) ? before : after;
}

const converters: Partial<Record<string, Convert>> = {
  Schema: convertSchema,
  Parameter: convertParameter,
  Header: convertHeader,
  Response: convertResponse,
  PathItem: convertPathItem,
  Operation: convertOperation,
  SecurityScheme: convertSecurityScheme,
  SecurityRequirement: convertSecurityRequirement,
};
