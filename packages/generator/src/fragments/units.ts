import type { JSONObject, JSONValue } from '@specshelf/parser';
import { arrayMember, isObject, member, objectMember, setMember, textMember } from '../specification/json.js';
import { methods } from '../specification/methods.js';
import { printReference, readReference, resolveTokens } from '../specification/pointer.js';
import { shapeAt, shapeOfItem, shapeOfMember } from './fragment-objects.js';
import { toSchema31 } from './to-schema-31.js';

/** A part of a document that fragments take as a whole. */
export interface Unit {
  /** The value, in the words of OpenAPI 3.1. Shared between fragments and never changed. */
  value: JSONValue;
  /** How long it is, printed, in bytes. */
  size: number;
  /** What it refers to, in order. */
  references: Address[];
}

/** Where a unit is in the document, where it is in fragments, and what it is. */
export interface Address {
  from: readonly string[];
  to: readonly string[];
  shape: string;
}

/** A member of an object, as a unit. */
export interface Member {
  name: string;
  unit: Unit;
  /** What the member costs in its object. */
  size: number;
  /** Its place among the members as they are written. */
  position: number;
}

/** What every fragment begins with. */
interface Frame {
  value: JSONObject;
  size: number;
  /** The texts in it are not whole. */
  shortened: boolean;
}

/** The units of one document, each made once, however many blocks show it. */
export class Units {
  readonly specification: JSONObject;
  readonly #is30: boolean;
  readonly #made = new Map<string, Unit | undefined>();
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

  /** The unit at an address; undefined when there is nothing. */
  at({ from, shape }: Address): Unit | undefined {
    const key = JSON.stringify([shape, ...from]);
    if (!this.#made.has(key)) {
      const value = resolveTokens(this.specification, from);
      this.#made.set(key, value === undefined ? undefined : this.of(value, shape));
    }
    return this.#made.get(key);
  }

  /** A value as a unit; without a shape it is data. */
  of(value: JSONValue, shape: string | undefined): Unit {
    const references: Address[] = [];
    const copy = shape === undefined ? value : this.#copy(value, shape, references);
    return { value: copy, size: printedSize(copy), references };
  }

  frame(): Frame {
    this.#frame ??= frameOf(this.specification);
    return this.#frame;
  }

  /** The members of an operation, with the security that it inherits; the smallest first, like all lists of members. */
  operationMembers(operation: JSONObject): readonly Member[] {
    return once(this.#operations, operation, () => [
      ...Object.entries(operation).map((entry, position) => this.#member('Operation', entry, position)),
      ...(Object.hasOwn(operation, 'security') ? [] : this.#inheritedSecurity()),
    ]);
  }

  /** Made once for all operations: it may be long. */
  #inheritedSecurity(): readonly Member[] {
    const security = arrayMember(this.specification, 'security');
    this.#security ??=
      security.length > 0 ? [this.#member('Operation', ['security', security], Infinity)] : [];
    return this.#security;
  }

  /** The members of a path item without its operations. */
  pathItemMembers(item: JSONObject): readonly Member[] {
    return once(this.#pathItems, item, () =>
      Object.entries(item)
        .filter(([name]) => !operationFields.has(name))
        .map((entry, position) => this.#member('PathItem', entry, position)),
    );
  }

  /** What every operation inherits, and what clients look for at the root when they show one. */
  rootMembers(): readonly Member[] {
    this.#root ??= smallestFirst(
      rootFields.flatMap((name, position) => {
        const value = member(this.specification, name);
        return value === undefined ? [] : [this.#member('OpenAPI', [name, value], position)];
      }),
    );
    return this.#root;
  }

  /** A name as it is written in an object, found by its lower case. */
  nameIn(object: JSONObject, lowerCase: string): string | undefined {
    const known = this.#names.get(object);
    if (known !== undefined) return known.get(lowerCase);
    // Of names that differ in case only, the first one stays.
    const names = new Map(
      Object.keys(object)
        .reverse()
        .map((name) => [name.toLowerCase(), name]),
    );
    this.#names.set(object, names);
    return names.get(lowerCase);
  }

  #member(shape: string, [name, value]: [string, JSONValue], position: number): Member {
    const unit = this.of(value, shapeOfMember(shape, name));
    return { name, unit, size: sizeAt([name], unit.size), position };
  }

  /**
   * Components are taken whole, bundled files only as far as they are referred to. What is referred to elsewhere, such
   * as a response of another operation, moves to `x-ext`: in its place it would look like an operation of its own.
   */
  addressOf(target: readonly string[], shape: string): Address {
    if (target[0] === 'components' && target.length > 2) return inPlace(target.slice(0, 3), shape);
    const from = this.#beforeArray(target);
    const known = from.length === target.length ? shape : 'Unknown';
    return target[0] === 'x-ext'
      ? { from, to: from, shape: known }
      : { from, to: ['x-ext', ...from], shape: shapeAt(from) ?? known };
  }

  /** A part of an array cannot stand where it stood without what is before it: the whole array is taken. */
  #beforeArray(tokens: readonly string[]): readonly string[] {
    let value: JSONValue | undefined = this.specification;
    for (const [place, token] of tokens.entries()) {
      if (Array.isArray(value)) return tokens.slice(0, place);
      value = isObject(value) ? member(value, token) : undefined;
    }
    return tokens;
  }

  #copy(value: JSONValue, shape: string, references: Address[]): JSONValue {
    if (Array.isArray(value)) return value.map((item) => this.#copy(item, shapeOfItem(shape), references));
    if (!isObject(value)) return value;
    const target = readReference(member(value, '$ref'));
    const copy: JSONObject = {};
    for (const [name, child] of Object.entries(value)) {
      const childShape = shapeOfMember(shape, name);
      if (name === '$ref' && target !== undefined) {
        setMember(copy, name, this.#refer(target, shape, references) ?? child);
      } else {
        setMember(copy, name, childShape === undefined ? child : this.#copy(child, childShape, references));
      }
    }
    if (shape !== 'Schema') return copy;
    const schema = this.#withMapping(copy, references);
    return this.#is30 ? toSchema31(schema) : schema;
  }

  /** The mapping of a discriminator names schemas, or refers to them in plain texts. */
  #withMapping(schema: JSONObject, references: Address[]): JSONObject {
    const discriminator = objectMember(schema, 'discriminator');
    const mapping = objectMember(discriminator, 'mapping');
    if (mapping === undefined) return schema;
    const schemas = objectMember(objectMember(this.specification, 'components'), 'schemas');
    const copy: JSONObject = {};
    for (const [value, name] of Object.entries(mapping)) {
      const target =
        typeof name === 'string' && member(schemas, name) !== undefined
          ? ['components', 'schemas', name]
          : readReference(name);
      const reference = target && this.#refer(target, 'Schema', references);
      setMember(copy, value, typeof name === 'string' && name.startsWith('#') ? (reference ?? name) : name);
    }
    return { ...schema, discriminator: { ...discriminator, mapping: copy } };
  }

  /** Takes down a reference. Gives its new text when what it refers to is elsewhere in fragments. */
  #refer(target: readonly string[], shape: string, references: Address[]): string | undefined {
    const address = this.addressOf(target, shape);
    references.push(address);
    if (address.to.length === address.from.length) return undefined;
    return printReference([...address.to, ...target.slice(address.from.length)]);
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

function once(
  known: WeakMap<JSONObject, readonly Member[]>,
  object: JSONObject,
  make: () => Member[],
): readonly Member[] {
  const members = known.get(object) ?? smallestFirst(make());
  known.set(object, members);
  return members;
}

function smallestFirst(members: Member[]): readonly Member[] {
  return members.sort((a, b) => a.size - b.size);
}

/** Every fragment begins with these texts: long ones would leave no room for anything else. */
const longestText = 200;

function frameOf(specification: JSONObject): Frame {
  const info = objectMember(specification, 'info');
  const [title, version] = [textMember(info, 'title') ?? '', textMember(info, 'version') ?? ''];
  const short = { title: beginningOf(title), version: beginningOf(version) };
  const value = { openapi: '3.1.1', info: short };
  return {
    value,
    size: printedSize(value),
    shortened: short.title !== title || short.version !== version,
  };
}

function beginningOf(text: string): string {
  return [...text.slice(0, 2 * longestText)].slice(0, longestText).join('');
}

function inPlace(place: readonly string[], shape: string): Address {
  return { from: place, to: place, shape: shapeAt(place) ?? shape };
}

const encoder = new TextEncoder();

function printedSize(value: JSONValue): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/** What a member costs: its own size, the names on the way to it, and what is printed between them. */
export function sizeAt(place: readonly string[], size: number): number {
  return size + place.reduce((sum, name) => sum + printedSize(name) + 4, 0);
}
