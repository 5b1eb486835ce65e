import {
  type Container,
  isArray,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  setMember,
} from '@specshelf/base/json';
import { fromFragment, isPointer, resolveTokens } from '@specshelf/base/pointer';
import { resolveLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import type { FileSet } from './file-set.js';
import type { Edge, Link } from './links.js';
import { splitReference } from './split-reference.js';

/** The reachable part of a value: all of it, or parts below it. */
export interface Reachable {
  whole: boolean;
  readonly below: Map<string, Reachable>;
}

/**
 * Finds the content of the other files that references lead to, starting with the entry. Also follows references that no rule
 * has visited, such as those below unknown keywords, and adds them to the links.
 */
export function reachableContent(
  set: FileSet,
  links: readonly Link[],
  resources: readonly Edge[],
): { reachable: ReadonlyMap<SourceFile, Reachable>; links: Link[] } {
  const search = new Search(set, edgesByObject(links, resources));
  search.run();
  return { reachable: search.reachable, links: [...links, ...search.added] };
}

class Search {
  readonly reachable = new Map<SourceFile, Reachable>();
  readonly added: Link[] = [];
  readonly #set: FileSet;
  readonly #edges: ReadonlyMap<JSONObject, readonly Edge[]>;
  readonly #seenContent = new Set<Container>();
  readonly #seenData = new Set<Container>();
  readonly #pending: { value: JSONValue; file: SourceFile }[] = [];

  constructor(set: FileSet, edges: ReadonlyMap<JSONObject, readonly Edge[]>) {
    this.#set = set;
    this.#edges = edges;
  }

  run(): void {
    const { entry } = this.#set;
    this.#pending.push({ value: entry.root, file: entry });
    for (let next = this.#pending.pop(); next !== undefined; next = this.#pending.pop()) {
      this.#walk(next.value, next.file, false);
    }
  }

  /** Recursive: the depth of every file is limited. */
  #walk(value: JSONValue, file: SourceFile, isData: boolean): void {
    if (typeof value !== 'object' || value === null) return;
    const seen = isData ? this.#seenData : this.#seenContent;
    if (this.#seenContent.has(value) || seen.has(value)) return;
    seen.add(value);
    if (isArray(value)) {
      for (const item of value) this.#walk(item, file, isData);
      return;
    }
    const edges = this.#edges.get(value) ?? (isData || file.entry ? [] : this.#unvisitedEdges(value, file));
    for (const { to, tokens } of edges) this.#reach(to, tokens);
    for (const name in value) this.#walk(value[name] ?? null, file, isData || isDataName(name));
  }

  #reach(to: SourceFile, tokens: readonly string[]): void {
    const { value } = resolveTokens(to.root, tokens);
    if (to.entry || value === undefined) return;
    let at = this.reachable.get(to) ?? newReachable();
    this.reachable.set(to, at);
    for (const token of tokens) {
      const next = at.below.get(token) ?? newReachable();
      at.below.set(token, next);
      at = next;
    }
    at.whole = true;
    this.#pending.push({ value, file: to });
  }

  #unvisitedEdges(object: JSONObject, file: SourceFile): Edge[] {
    const text = member(object, '$ref');
    const edge = typeof text === 'string' ? edgeOf(object, text, file, this.#set) : undefined;
    if (edge === undefined) return [];
    this.added.push({ object, name: '$ref', to: edge.to, fragment: edge.fragment });
    return [edge];
  }
}

const newReachable = (): Reachable => ({ whole: false, below: new Map() });

function edgesByObject(links: readonly Link[], resources: readonly Edge[]): Map<JSONObject, Edge[]> {
  const edges = new Map<JSONObject, Edge[]>();
  const add = (edge: Edge) => {
    const known = edges.get(edge.object) ?? [];
    known.push(edge);
    edges.set(edge.object, known);
  };
  for (const { object, to, fragment } of links) {
    const tokens = fromFragment(fragment);
    if (tokens !== undefined) add({ object, to, tokens });
  }
  resources.forEach(add);
  return edges;
}

/** Resolves a reference that no rule has visited to an existing place in an open file. */
function edgeOf(
  object: JSONObject,
  text: string,
  file: SourceFile,
  set: FileSet,
): (Edge & { fragment: string }) | undefined {
  const { location, fragment } = splitReference(text);
  const resolved = location === '' ? undefined : resolveLocation(location, file.location);
  const to =
    resolved === undefined ? file : resolved.kind === 'file' ? set.get(resolved.location) : undefined;
  const tokens = isPointer(fragment) ? fromFragment(fragment) : undefined;
  const exists =
    to !== undefined && tokens !== undefined && resolveTokens(to.root, tokens).value !== undefined;
  return exists ? { object, to, tokens, fragment } : undefined;
}

/** A `$ref` below these is data, not a reference. */
const dataNames: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

const isDataName = (name: string) => dataNames.has(name) || name.startsWith('x-');

/** Returns the reachable part of a value at unchanged pointers: unreachable items before a reachable one become null. */
export function pruneValue(value: JSONValue, { whole, below }: Reachable): JSONValue {
  if (whole) return value;
  if (isArray(value)) {
    const last = [...below.keys()].reduce((most, index) => Math.max(most, Number(index)), -1);
    return value.slice(0, last + 1).map((item, index) => {
      const part = below.get(String(index));
      return part === undefined ? null : pruneValue(item, part);
    });
  }
  const result: JSONObject = {};
  for (const name of isObject(value) ? Object.keys(value) : []) {
    const part = below.get(name);
    if (part !== undefined && isObject(value)) setMember(result, name, pruneValue(value[name] ?? null, part));
  }
  return result;
}
