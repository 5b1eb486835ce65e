import type { JSONObject, JSONValue } from '@specshelf/parser';
import { dereferenceObject } from './dereference.js';
import { shapeOfMember } from './fragment-objects.js';
import { type Address, printedSize, type Unit, Units } from './fragment-unit.js';
import { arrayMember, isObject, member, objectMember, setMember, textMember } from './json.js';
import { isAdditionalMethod, methods, operationOf } from './methods.js';
import { webhookMapOf } from './outline-of.js';

/** A small document of OpenAPI 3.1 with all that one block shows. */
export interface Fragment {
  resolved: JSONObject;
  /** Some of it was left out, because it would be too large. */
  truncated: boolean;
}

/** What a block shows. */
export type Subject =
  | { kind: 'operation'; path: string; method: string }
  | { kind: 'webhook'; name: string; method: string }
  | { kind: 'schemas'; schemas: readonly string[] };

/** The longest a fragment may be, printed, in bytes. */
const fragmentBudget = 256 * 1024;

/** After so many parts that did not fit, smaller ones are not looked for any more. */
const mostMisfits = 8;

/** The fragment of a block; undefined when the document does not have what the block shows. */
export function fragmentOf(specification: JSONObject, subject: Subject): Fragment | undefined {
  const units = unitsOf(specification);
  if (subject.kind === 'schemas') return schemasFragment(units, subject.schemas);
  const found = findAction(specification, subject);
  return found && actionFragment(units, subject, found);
}

const unitsBySpecification = new WeakMap<JSONObject, Units>();

function unitsOf(specification: JSONObject): Units {
  const known = unitsBySpecification.get(specification) ?? new Units(specification);
  unitsBySpecification.set(specification, known);
  return known;
}

type ActionSubject = Exclude<Subject, { kind: 'schemas' }>;

interface Found {
  item: JSONObject;
  /** As it is written in the document. */
  method: string;
  additional: boolean;
  operation: JSONObject;
}

function findAction(specification: JSONObject, subject: ActionSubject): Found | undefined {
  const [holder, name] =
    subject.kind === 'operation'
      ? [dereferenceObject(specification, member(specification, 'paths')), subject.path]
      : [webhookMapOf(specification), subject.name];
  const item = dereferenceObject(specification, member(holder, name));
  return item && findMethod(specification, item, subject.method);
}

function findMethod(specification: JSONObject, item: JSONObject, method: string): Found | undefined {
  if (!isAdditionalMethod(method)) {
    const operation = operationOf(specification, item, method);
    return operation && { item, method, additional: false, operation };
  }
  const more = dereferenceObject(specification, member(item, 'additionalOperations')) ?? {};
  const written = Object.keys(more).find((name) => name.toLowerCase() === method);
  const operation = written === undefined ? undefined : operationOf(specification, more, written);
  return written !== undefined && operation
    ? { item, method: written, additional: true, operation }
    : undefined;
}

function schemasFragment(units: Units, schemas: readonly string[]): Fragment {
  const builder = new FragmentBuilder(units, '3.1.1');
  builder.reach(schemas.map((name) => units.addressOf(['components', 'schemas', name], 'Schema')));
  return builder.finish();
}

function actionFragment(units: Units, subject: ActionSubject, found: Found): Fragment {
  const { specification } = units;
  // 3.1 has no word for these methods.
  const needs32 = found.additional || found.method === 'query';
  const builder = new FragmentBuilder(units, needs32 ? '3.2.0' : '3.1.1');
  const item = subject.kind === 'operation' ? ['paths', subject.path] : ['webhooks', subject.name];
  const operation = [...item, ...(found.additional ? ['additionalOperations'] : []), found.method];
  const security = arrayMember(found.operation, 'security');
  const inherited = Object.hasOwn(found.operation, 'security') ? [] : arrayMember(specification, 'security');
  builder.members(operation, withSecurity(found.operation, inherited), 'Operation');
  builder.members(item, withoutOperations(found.item), 'PathItem');
  builder.members([], rootFacts(specification), 'OpenAPI');
  builder.reach(schemesOf(units, [...security, ...inherited]));
  return builder.finish();
}

function withSecurity(operation: JSONObject, inherited: JSONValue[]): JSONObject {
  return inherited.length > 0 ? { ...operation, security: inherited } : operation;
}

function withoutOperations(item: JSONObject): JSONObject {
  const others = new Set<string>([...methods, 'additionalOperations', '$ref']);
  return Object.fromEntries(Object.entries(item).filter(([name]) => !others.has(name)));
}

/** What every operation inherits, and what clients look for at the root when they show one. */
function rootFacts(specification: JSONObject): JSONObject {
  const inherited = [
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
  const facts: JSONObject = {};
  for (const name of inherited) {
    const value = member(specification, name);
    if (value !== undefined) facts[name] = value;
  }
  return facts;
}

/** Requirements name their schemes instead of referring to them. */
function schemesOf(units: Units, requirements: readonly JSONValue[]): Address[] {
  const schemes = objectMember(objectMember(units.specification, 'components'), 'securitySchemes');
  return requirements
    .flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []))
    .filter((name) => member(schemes, name) !== undefined)
    .map((name) => units.addressOf(['components', 'securitySchemes', name], 'SecurityScheme'));
}

/** Puts parts into a fragment as long as there is room. */
class FragmentBuilder {
  readonly #units: Units;
  readonly #resolved: JSONObject;
  readonly #references: Address[] = [];
  readonly #own = new WeakSet<JSONObject>();
  #room: number;
  #misfits = 0;

  constructor(units: Units, version: string) {
    this.#units = units;
    this.#resolved = { openapi: version, info: infoOf(units.specification) };
    this.#room = fragmentBudget - printedSize(this.#resolved);
  }

  /** Takes the members of an object, small ones first: of an operation that is too large, its name is left. */
  members(place: readonly string[], object: JSONObject, shape: string): void {
    const units = Object.entries(object).map(([name, value]): [string, Unit] => [
      name,
      this.#units.of(value, shapeOfMember(shape, name)),
    ]);
    this.#room -= sizeAt(place, 2);
    this.#holderAt(place);
    const fits = this.#bySize(units);
    for (const [name, unit] of units) {
      if (!fits.has(name)) continue;
      this.#put([...place, name], unit.value);
      this.#references.push(...unit.references);
    }
  }

  /** Takes what these refer to, then what was taken refers to, breadth first. */
  reach(addresses: readonly Address[]): void {
    const queue = [...addresses, ...this.#references];
    const seen = new Set<string>();
    for (const address of queue) {
      const key = JSON.stringify(address.from);
      if (seen.has(key)) continue;
      seen.add(key);
      if (this.#misfits >= mostMisfits) return;
      const unit = this.#units.at(address);
      if (unit === undefined || !this.#take(sizeAt(address.to, unit.size))) continue;
      this.#put(address.to, unit.value);
      queue.push(...unit.references);
    }
  }

  finish(): Fragment {
    return { resolved: this.#resolved, truncated: this.#misfits > 0 };
  }

  #bySize(units: [string, Unit][]): Set<string> {
    const fitting = [...units]
      .sort(([, a], [, b]) => a.size - b.size)
      .filter(([name, { size }]) => this.#take(sizeAt([name], size)));
    return new Set(fitting.map(([name]) => name));
  }

  #take(size: number): boolean {
    const fits = size <= this.#room;
    if (fits) this.#room -= size;
    else this.#misfits++;
    return fits;
  }

  /** Values of units are shared: an object that something is put into is always one that was made here. */
  #put(place: readonly string[], value: JSONValue): void {
    const holder = this.#holderAt(place.slice(0, -1));
    const last = place.at(-1) ?? '';
    const current = objectMember(holder, last);
    setMember(holder, last, this.#isOwn(current) ? this.#merge(value, current) : value);
  }

  #holderAt(place: readonly string[]): JSONObject {
    return place.reduce((holder: JSONObject, token) => this.#ownMember(holder, token), this.#resolved);
  }

  #ownMember(holder: JSONObject, name: string): JSONObject {
    const current = objectMember(holder, name);
    if (current !== undefined && this.#own.has(current)) return current;
    const own = this.#owned({ ...current });
    setMember(holder, name, own);
    return own;
  }

  /** What was put below this place before stays. */
  #merge(value: JSONValue, current: JSONObject): JSONValue {
    if (!isObject(value)) return value;
    const merged = this.#owned({ ...value });
    for (const [name, child] of Object.entries(current)) {
      setMember(merged, name, this.#isOwn(child) ? this.#merge(member(value, name) ?? {}, child) : child);
    }
    return merged;
  }

  #isOwn(value: JSONValue | undefined): value is JSONObject {
    return isObject(value) && this.#own.has(value);
  }

  #owned(object: JSONObject): JSONObject {
    this.#own.add(object);
    return object;
  }
}

function infoOf(specification: JSONObject): JSONObject {
  const info = objectMember(specification, 'info');
  return { title: textMember(info, 'title') ?? '', version: textMember(info, 'version') ?? '' };
}

/** What a member costs: its own size, the names on the way to it, and what is printed between them. */
function sizeAt(place: readonly string[], size: number): number {
  return size + place.reduce((sum, name) => sum + printedSize(name) + 4, 0);
}
