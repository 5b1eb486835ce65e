import type { JSONObject, JSONValue } from '@specshelf/parser';
import { shapeAt, shapeOfItem, shapeOfMember } from './fragment-objects.js';
import { isObject, member, objectMember, setMember } from './json.js';
import { printReference, readReference, resolveTokens } from './pointer.js';
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

/** The units of one document, each made once. */
export class Units {
  readonly specification: JSONObject;
  readonly #is30: boolean;
  readonly #made = new Map<string, Unit | undefined>();

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

function inPlace(place: readonly string[], shape: string): Address {
  return { from: place, to: place, shape: shapeAt(place) ?? shape };
}

const encoder = new TextEncoder();

export function printedSize(value: JSONValue): number {
  return encoder.encode(JSON.stringify(value)).length;
}
