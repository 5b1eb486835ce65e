import { isArray, isObject, type JSONObject, type JSONValue, member, setMember } from '@specshelf/base/json';
import { descend, type Path } from '../json/path.js';
import { tooManyNodes } from '../problems/exceeded-limits.js';
import { LimitExceeded } from '../problems/limit-exceeded.js';
import type { ParserLimits } from '../problems/limits.js';
import { type Field, fieldOf, type ObjectType, referenceOf, shapeOf } from '../structure/object-table.js';
import { swaggerObjects } from '../structure/swagger-objects.js';
import { type ComponentNames, createComponentNames } from './component-names.js';
import { type Conversion, type Convert, isBody, type Loss, mediaTypes } from './conversion.js';
import { convertHeader, convertParameter } from './convert-parameter.js';
import { convertOperation, convertPathItem } from './convert-path-item.js';
import { convertResponse } from './convert-response.js';
import { convertSchema } from './convert-schema.js';
import { convertSecurityRequirement } from './convert-security-requirement.js';
import { convertSecurityScheme } from './convert-security-scheme.js';
import { createDereference } from './create-dereference.js';
import { createDiscriminatorMappings, type MappingOf } from './discriminator-mappings.js';
import { namedReference } from './new-reference.js';
import type { ReferenceTracking } from './reference-tracking.js';

interface ConverterOptions {
  readonly root: JSONObject;
  readonly url: URL | undefined;
  readonly limits: ParserLimits;
  /** Required for references to unnamed places. */
  readonly tracking?: ReferenceTracking;
}

/** Converts the objects of a Swagger 2.0 description by their kinds. */
export class ObjectConverter implements Conversion {
  readonly root: JSONObject;
  readonly url: URL | undefined;
  readonly consumes: readonly string[];
  readonly produces: readonly string[];
  readonly names: ComponentNames;
  readonly dereference: (source: JSONObject) => JSONObject;
  readonly mappingOf: MappingOf;
  readonly losses: Loss[] = [];
  /** False after a reference to an unnamed place, which requires tracking. */
  hasNamedReferencesOnly = true;
  readonly #tracking: ReferenceTracking | undefined;
  readonly #maxNodes: number;
  readonly #references = new Map<string, string>();
  readonly #reported = new Map<JSONObject, Set<string>>();
  #created = 0;

  constructor({ root, url, limits, tracking }: ConverterOptions) {
    this.root = root;
    this.url = url;
    this.consumes = mediaTypes(member(root, 'consumes')) ?? ['application/json'];
    this.produces = mediaTypes(member(root, 'produces')) ?? ['application/json'];
    this.names = createComponentNames(root);
    this.dereference = createDereference(root);
    this.mappingOf = createDiscriminatorMappings(root, this.names, this.dereference, () => this.#count());
    this.#tracking = tracking;
    this.#maxNodes = limits.nodes;
  }

  at(to: Path, ...tokens: (string | number)[]): Path {
    return this.#tracking === undefined ? to : descend(to, tokens);
  }

  object(source: JSONObject, kind: string, to: Path): JSONObject {
    return this.#object(source, swaggerObjects.type(kind), to);
  }

  data(source: JSONValue, to: Path): JSONValue {
    return this.#tracking === undefined ? source : this.#trackedData(source, to, this.#tracking);
  }

  members(source: JSONObject, kind: string, to: Path, except?: ReadonlySet<string>): JSONObject {
    return this.#members(source, swaggerObjects.type(kind), to, except);
  }

  copy(converted: JSONObject): JSONObject {
    this.#count();
    const copy: JSONObject = {};
    for (const name of Object.keys(converted))
      setMember(copy, name, this.#copyValue(converted[name] ?? null));
    const reference = this.#tracking?.pending.get(converted);
    if (reference !== undefined) this.#tracking?.pending.set(copy, reference);
    return copy;
  }

  /** Reports each loss once, although shared objects are converted in several places. */
  report(loss: Loss): void {
    const names = this.#reported.get(loss.source) ?? new Set();
    if (names.has(loss.name)) return;
    this.#reported.set(loss.source, names.add(loss.name));
    this.losses.push(loss);
  }

  #object(source: JSONObject, type: ObjectType, to: Path): JSONObject {
    const moved = this.#tracking?.moved;
    if (moved !== undefined && !moved.has(source)) moved.set(source, to);
    const reference = referenceOf(source, type);
    if (reference !== undefined) return this.#reference(source, type, reference, to);
    return converters[type.kind]?.(source, to, this) ?? this.#members(source, type, to);
  }

  #reference(source: JSONObject, type: ObjectType, reference: string, to: Path): JSONObject {
    this.#count();
    if (this.#tracking === undefined) {
      const $ref = this.#references.get(reference) ?? this.#namedReference(reference);
      const isAlone = Object.keys(source).length === 1;
      return isAlone ? { $ref } : { ...this.#members(source, type, to), $ref };
    }
    const result = { ...this.#members(source, type, to) };
    this.#tracking.pending.set(result, reference);
    return result;
  }

  #namedReference(reference: string): string {
    const isBodyReference = (other: string) => isBody(this.dereference({ $ref: other }));
    const converted = namedReference(reference, isBodyReference, this.names);
    this.hasNamedReferencesOnly &&= converted !== undefined;
    this.#references.set(reference, converted ?? reference);
    return converted ?? reference;
  }

  /** Creates a new object only if a member changes or is excluded. */
  #members(source: JSONObject, type: ObjectType, to: Path, except?: ReadonlySet<string>): JSONObject {
    let result: JSONObject | undefined = except && {};
    for (const name of Object.keys(source)) {
      if (except?.has(name)) continue;
      const value = source[name] ?? null;
      const converted =
        typeof value === 'object' && value !== null ? this.#member(value, type, name, to) : value;
      if (converted !== value && result === undefined) result = { ...source };
      if (result !== undefined && (except !== undefined || converted !== value)) {
        setMember(result, name, converted);
      }
    }
    if (result === undefined) return source;
    this.#count();
    return result;
  }

  #member(value: JSONValue, type: ObjectType, name: string, to: Path): JSONValue {
    const field = fieldOf(type, name);
    const at = this.at(to, name);
    return field === undefined ? this.data(value, at) : this.#field(value, field, at);
  }

  #field(value: JSONValue, field: Field, to: Path): JSONValue {
    const shape = shapeOf(field, value);
    if (shape?.is === 'object' && isObject(value)) return this.#object(value, shape.type, to);
    if (shape?.is === 'array' && isArray(value) && mayHoldObjects(shape.item)) {
      return sameOr(
        value,
        value.map((item, index) => this.#field(item, shape.item, this.at(to, index))),
      );
    }
    return this.data(value, to);
  }

  #trackedData(value: JSONValue, to: Path, { types }: ReferenceTracking): JSONValue {
    if (isArray(value)) {
      return sameOr(
        value,
        value.map((item, index) => this.data(item, descend(to, [index]))),
      );
    }
    if (!isObject(value)) return value;
    const type = types.get(value);
    if (type !== undefined) return this.#object(value, type, to);
    const result: JSONObject = {};
    let isSame = true;
    for (const name of Object.keys(value)) {
      const before = value[name] ?? null;
      const after = this.data(before, descend(to, [name]));
      isSame &&= before === after;
      setMember(result, name, after);
    }
    return isSame ? value : result;
  }

  #copyValue(value: JSONValue): JSONValue {
    if (isArray(value)) {
      this.#count();
      return value.map((item) => this.#copyValue(item));
    }
    return isObject(value) ? this.copy(value) : value;
  }

  /** Counts created objects: the result can be far larger than the source, because media types multiply content. */
  #count(): void {
    this.#created += 1;
    if (this.#created > this.#maxNodes) throw new LimitExceeded(tooManyNodes(this.#maxNodes));
  }
}

const mayHoldObjects = ({ shapes }: Field) => shapes.some(({ is }) => is === 'object' || is === 'array');

/** Returns the original array if no item changed. */
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
