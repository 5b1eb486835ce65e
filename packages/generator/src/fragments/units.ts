import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { arrayMember, isObject, member, objectMember } from '@specshelf/base/json';
import { resolveTokens } from '@specshelf/base/pointer';
import { shapeOfMember } from '@specshelf/parser/member-shapes';
import { methods } from '../specification/methods.js';
import type { Address } from './address.js';
import { copyValue } from './copy-value.js';
import { type Frame, frameOf } from './frame.js';
import { isUnsafeURL } from './is-unsafe-url.js';
import { printedSize, sizeAt } from './printed-size.js';

/** A part of a document that a fragment contains completely or not at all. */
export interface Unit {
  /** The value in OpenAPI 3.1. Shared between fragments and never modified. */
  value: JSONValue;
  /** Size as JSON, in bytes. */
  size: number;
  /** Targets of its references, in order. */
  references: Address[];
}

/** A member of an object, as a unit. */
export interface Member {
  name: string;
  unit: Unit;
  /** The size that it adds to its object. */
  size: number;
  /** Its index in the document. */
  position: number;
}

/** The units of one document. Each is created at most once, even when many blocks show it. */
export class Units {
  readonly specification: JSONObject;
  readonly #is30: boolean;
  readonly #units = new Map<string, Unit | undefined>();
  readonly #operations = new WeakMap<JSONObject, readonly Member[]>();
  readonly #pathItems = new WeakMap<JSONObject, readonly Member[]>();
  readonly #names = new WeakMap<JSONObject, ReadonlyMap<string, string>>();
  #root: readonly Member[] | undefined;
  #security: readonly Member[] | undefined;
  #frame: Frame | undefined;

  constructor(specification: JSONObject) {
    this.specification = specification;
    this.#is30 = /^3\.0(?:\.|$)/.test(String(member(specification, 'openapi')));
  }

  /** The unit at an address; undefined when nothing exists there. */
  at({ from, shape }: Address): Unit | undefined {
    const key = JSON.stringify([shape, ...from]);
    if (!this.#units.has(key)) {
      const { value } = resolveTokens(this.specification, from);
      this.#units.set(key, value === undefined ? undefined : this.#unitOf(value, shape));
    }
    return this.#units.get(key);
  }

  /** Whether the value at an address is a schema without subschemas, such as a string with its allowed values. */
  isSimpleSchema({ from }: Address): boolean {
    const { value } = resolveTokens(this.specification, from);
    return isObject(value) && !Object.entries(value).some(isSubschema);
  }

  frame(): Frame {
    this.#frame ??= frameOf(this.specification);
    return this.#frame;
  }

  // All lists of members are sorted by size.

  /**
   * The members of an operation, including the security requirements of the document unless it has its own. Webhooks inherit none: those
   * of the document are for requests to the API, which does not receive webhooks.
   */
  operationMembers(operation: JSONObject, kind: 'operation' | 'webhook'): readonly Member[] {
    const inherits = kind === 'operation' && !Object.hasOwn(operation, 'security');
    return cached(this.#operations, operation, () => [
      ...Object.entries(operation)
        .filter(([name, value]) => name !== 'security' || this.#isMeaningful(value))
        .map((entry, position) => this.#member('Operation', entry, position)),
      ...(inherits ? this.#inheritedSecurity() : []),
    ]);
  }

  /** The members of a path item except its operations. */
  pathItemMembers(item: JSONObject): readonly Member[] {
    return cached(this.#pathItems, item, () =>
      Object.entries(item)
        .filter(([name]) => !operationFields.has(name))
        .map((entry, position) => this.#member('PathItem', entry, position)),
    );
  }

  /** The members of the document that apply to all operations or that clients read when they show one. */
  rootMembers(): readonly Member[] {
    this.#root ??= sortBySize(
      rootFields.flatMap((name, position) => {
        const value = member(this.specification, name);
        const isAbsent = value === undefined || isUnsafeURL(this.specification, 'OpenAPI', name);
        return isAbsent ? [] : [this.#member('OpenAPI', [name, value], position)];
      }),
    );
    return this.#root;
  }

  /** The name of a member in its original case. The first one counts when several names differ in case only. */
  nameIn(object: JSONObject, lowerCaseName: string): string | undefined {
    const known = this.#names.get(object);
    if (known !== undefined) return known.get(lowerCaseName);
    const names = new Map(
      Object.keys(object)
        .reverse()
        .map((name) => [name.toLowerCase(), name]),
    );
    this.#names.set(object, names);
    return names.get(lowerCaseName);
  }

  /** Whether security requirements say something: generators write empty ones although no operation has any. */
  #isMeaningful(requirements: JSONValue): boolean {
    if (!Array.isArray(requirements) || requirements.length > 0) return true;
    const schemes = objectMember(objectMember(this.specification, 'components'), 'securitySchemes');
    return arrayMember(this.specification, 'security').length > 0 || Object.keys(schemes ?? {}).length > 0;
  }

  /** Created once for all operations, because the requirements may be long. */
  #inheritedSecurity(): readonly Member[] {
    const security = arrayMember(this.specification, 'security');
    this.#security ??=
      security.length > 0 ? [this.#member('Operation', ['security', security], Infinity)] : [];
    return this.#security;
  }

  #member(shape: string, [name, value]: [string, JSONValue], position: number): Member {
    const unit = this.#unitOf(value, shapeOfMember(shape, name));
    return { name, unit, size: sizeAt([name], unit.size), position };
  }

  /** A value without a shape is data. */
  #unitOf(value: JSONValue, shape: string | undefined): Unit {
    const references: Address[] = [];
    const context = { specification: this.specification, is30: this.#is30, references };
    const copy = shape === undefined ? value : copyValue(value, shape, context);
    return { value: copy, size: printedSize(copy), references };
  }
}

const operationFields: ReadonlySet<string> = new Set([...methods, 'additionalOperations', '$ref']);

const rootFields = [
  'servers',
  'jsonSchemaDialect',
  'x-hideTryItPanel',
  'x-enable-proxy',
  'x-expandAllResponses',
  'x-expandAllModelSections',
  'x-codeSamples',
  'x-code-samples',
  'x-gitbook-mcp-url',
];

/** Whether a member of a schema is another one, contains others, or is a reference. */
function isSubschema([name, value]: [string, JSONValue]): boolean {
  if (name === '$ref' || name === 'discriminator') return true;
  const shape = shapeOfMember('Schema', name);
  return shape !== undefined && /\bSchema\b/.test(shape) && typeof value === 'object';
}

function cached(
  cache: WeakMap<JSONObject, readonly Member[]>,
  object: JSONObject,
  create: () => Member[],
): readonly Member[] {
  const members = cache.get(object) ?? sortBySize(create());
  cache.set(object, members);
  return members;
}

function sortBySize(members: Member[]): readonly Member[] {
  return members.sort((a, b) => a.size - b.size);
}
