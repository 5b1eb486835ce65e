import { resolveLocation } from '../files/location.js';
import type { SourceFile } from '../files/source-file.js';
import { isArray, isObject, type JSONObject, type JSONValue, member, setMember } from '../json/json.js';
import type { Container } from '../json/locate-containers.js';
import { fromFragment, resolveTokens } from '../json/pointer.js';
import type { FileSet } from './file-set.js';
import type { Link } from './link-references.js';

/** What is reachable of a file: all of a value, or what is listed below it. */
export interface Reachable {
  whole: boolean;
  readonly below: Map<string, Reachable>;
}

/** An object with a reference, and where that leads. */
export interface Lead {
  readonly object: JSONObject;
  readonly to: SourceFile;
  readonly tokens: readonly string[];
}

/**
 * Finds what references lead to in the other files, from the entry on. References that no rule has visited, such as those
 * below a keyword that the version does not know, are followed too: they are among the links of the result.
 */
export function reachableContent(
  set: FileSet,
  links: readonly Link[],
  resources: readonly Lead[],
): { reachable: ReadonlyMap<SourceFile, Reachable>; links: Link[] } {
  const search = new Search(set, leadsOf(links, resources));
  search.run();
  return { reachable: search.reachable, links: [...links, ...search.added] };
}

class Search {
  readonly reachable = new Map<SourceFile, Reachable>();
  readonly added: Link[] = [];
  private readonly seenContent = new Set<Container>();
  private readonly seenData = new Set<Container>();
  private readonly pending: { value: JSONValue; file: SourceFile }[] = [];

  constructor(
    private readonly set: FileSet,
    private readonly leads: ReadonlyMap<JSONObject, readonly Lead[]>,
  ) {}

  run(): void {
    const { entry } = this.set;
    this.pending.push({ value: entry.root, file: entry });
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) {
      this.walk(next.value, next.file, false);
    }
  }

  /** Recursive: the depth of every file is bounded. */
  private walk(value: JSONValue, file: SourceFile, isData: boolean): void {
    if (typeof value !== 'object' || value === null) {
      return;
    }
    const seen = isData ? this.seenData : this.seenContent;
    if (this.seenContent.has(value) || seen.has(value)) {
      return;
    }
    seen.add(value);
    if (isArray(value)) {
      for (const item of value) {
        this.walk(item, file, isData);
      }
      return;
    }
    const leads = this.leads.get(value) ?? (isData || file.entry ? [] : this.unvisited(value, file));
    for (const { to, tokens } of leads) {
      this.reach(to, tokens);
    }
    for (const name in value) {
      this.walk(value[name] ?? null, file, isData || isDataName(name));
    }
  }

  private reach(to: SourceFile, tokens: readonly string[]): void {
    const { value } = resolveTokens(to.root, tokens);
    if (to.entry || value === undefined) {
      return;
    }
    let at = this.reachable.get(to) ?? nothing();
    this.reachable.set(to, at);
    for (const token of tokens) {
      const next = at.below.get(token) ?? nothing();
      at.below.set(token, next);
      at = next;
    }
    at.whole = true;
    this.pending.push({ value, file: to });
  }

  private unvisited(object: JSONObject, file: SourceFile): Lead[] {
    const text = member(object, '$ref');
    const lead = typeof text === 'string' ? leadOf(object, text, file, this.set) : undefined;
    if (lead === undefined) {
      return [];
    }
    this.added.push({ object, name: '$ref', to: lead.to, fragment: lead.fragment });
    return [lead];
  }
}

const nothing = (): Reachable => ({ whole: false, below: new Map() });

function leadsOf(links: readonly Link[], resources: readonly Lead[]): Map<JSONObject, Lead[]> {
  const leads = new Map<JSONObject, Lead[]>();
  const add = (lead: Lead) => {
    const known = leads.get(lead.object) ?? [];
    known.push(lead);
    leads.set(lead.object, known);
  };
  for (const { object, to, fragment } of links) {
    const tokens = fromFragment(fragment);
    if (tokens !== undefined) {
      add({ object, to, tokens });
    }
  }
  resources.forEach(add);
  return leads;
}

/** Where a reference that nothing has resolved leads: to a place in a file that is there, or nowhere. */
function leadOf(
  object: JSONObject,
  text: string,
  file: SourceFile,
  set: FileSet,
): (Lead & { fragment: string }) | undefined {
  const [place = '', fragment = ''] = text.split('#', 2);
  const resolved = place === '' ? undefined : resolveLocation(place, file.location);
  const to =
    resolved === undefined ? file : resolved.kind === 'file' ? set.get(resolved.location) : undefined;
  const tokens = fragment === '' || fragment.startsWith('/') ? fromFragment(fragment) : undefined;
  const exists =
    to !== undefined && tokens !== undefined && resolveTokens(to.root, tokens).value !== undefined;
  return exists ? { object, to, tokens, fragment } : undefined;
}

/** A `$ref` below these is data, not a reference. */
const dataNames: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

const isDataName = (name: string) => dataNames.has(name) || name.startsWith('x-');

/** The reachable part of a value. Names and places stay: items before a reachable one are null when they are not. */
export function pruned(value: JSONValue, { whole, below }: Reachable): JSONValue {
  if (whole) {
    return value;
  }
  if (isArray(value)) {
    const last = [...below.keys()].reduce((most, index) => Math.max(most, Number(index)), -1);
    return value.slice(0, last + 1).map((item, index) => {
      const part = below.get(String(index));
      return part === undefined ? null : pruned(item, part);
    });
  }
  const result: JSONObject = {};
  for (const name of isObject(value) ? Object.keys(value) : []) {
    const part = below.get(name);
    if (part !== undefined && isObject(value)) {
      setMember(result, name, pruned(value[name] ?? null, part));
    }
  }
  return result;
}
