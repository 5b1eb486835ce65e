import { alternatives, isScalar, parseDefinition } from './field-definition.js';
import type { ObjectDefinitions } from './object-definitions.js';
import type { Absence, Field, ObjectTable, ObjectType, Shape } from './object-table.js';

/**
 * Compiles the definitions of a specification for one of its versions.
 * See docs/decisions/0040-check-openapi-structure-with-an-object-table.md
 */
export function compileTable(definitions: ObjectDefinitions, version: string): ObjectTable {
  const compiler = new TableCompiler(definitions, version);
  for (const kind of Object.keys(definitions)) compiler.type(kind);
  return { version, type: (kind) => compiler.type(kind), size: compiler.size };
}

type Draft<T> = { -readonly [Name in keyof T]: T[Name] };

class TableCompiler {
  readonly #definitions: ObjectDefinitions;
  readonly #version: string;
  readonly #types = new Map<string, ObjectType>();

  constructor(definitions: ObjectDefinitions, version: string) {
    this.#definitions = definitions;
    this.#version = version;
  }

  get size(): number {
    return this.#types.size;
  }

  type(kind: string): ObjectType {
    const known = this.#types.get(kind);
    if (known !== undefined) return known;
    const definition = kind.startsWith('{')
      ? { '*': kind.slice(1, -1), 'x-*': kind.slice(1, -1) }
      : this.#definitions[kind];
    if (definition === undefined) throw new Error(`The definitions have no object ${kind}`);
    return this.#compile(kind, definition);
  }

  #compile(kind: string, definition: Record<string, string>): ObjectType {
    const fields = new Map<string, Field>();
    const required: string[] = [];
    const type: Draft<ObjectType> = {
      id: this.#types.size,
      kind,
      map: kind.startsWith('{'),
      fields,
      required,
      referable: false,
      others: undefined,
      slashed: undefined,
      extensions: undefined,
      open: includesVersion(definition['?'], this.#version),
      orBoolean: includesVersion(definition['|'], this.#version),
    };
    // Registered before its fields are compiled, because they may refer back to it.
    this.#types.set(kind, type);
    type.others = this.#optionalField(definition['*']);
    type.slashed = this.#optionalField(definition['/*']);
    type.extensions = this.#optionalField(definition['x-*']);
    for (const [name, text] of Object.entries(definition)) {
      const { shape, requiredIn, availability } = parseDefinition(text);
      if (requiredIn === '' || includesVersion(requiredIn, this.#version)) required.push(name);
      if (!specialKeys.has(name))
        fields.set(name, this.#field(shape, absenceIn(this.#version, availability)));
    }
    const reference = fields.get('$ref');
    type.referable = reference !== undefined && reference.absence === undefined;
    return type;
  }

  #optionalField(text: string | undefined): Field | undefined {
    return text === undefined ? undefined : this.#field(text);
  }

  #field(text: string, absence?: Absence): Field {
    return { text, shapes: alternatives(text).map((one) => this.#shape(one)), absence };
  }

  #shape(text: string): Shape {
    if (text.endsWith('[]')) return { is: 'array', item: this.#field(text.slice(0, -2)) };
    return isScalar(text) ? { is: text } : { is: 'object', type: this.type(text) };
  }
}

const specialKeys: ReadonlySet<string> = new Set(['*', '/*', 'x-*', '?', '|']);

/** Compares versions as strings. */
function absenceIn(version: string, availability: string | undefined): Absence | undefined {
  if (availability === undefined || availability === '$ref') {
    return availability && { because: 'reference-only' };
  }
  const [first = ''] = availability.split('+');
  if (version < first) return { because: 'added-later', version: first };
  return availability === first && version > first ? { because: 'removed', version: first } : undefined;
}

const includesVersion = (versions: string | undefined, version: string) =>
  versions?.split(',').includes(version) ?? false;
