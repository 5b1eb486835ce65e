import { children, isObjectNode } from '../../document/members.js';
import type { Located } from '../../model/comparison.js';

export interface MediaType {
  /** As written. */
  readonly name: string;
  /** In lower case, without parameters. */
  readonly range: string;
  readonly node: Located;
}

/** Lists the media types of a `content` object. */
export function readMediaTypes(content: Located | undefined): MediaType[] {
  return children(content)
    .filter(([name, node]) => !name.startsWith('x-') || (name.includes('/') && isObjectNode(node)))
    .map(([name, node]) => ({ name, node, range: rangeOf(name) }));
}

function rangeOf(name: string): string {
  return (name.split(';')[0] ?? '').trim().toLowerCase();
}

/** Lists the wildcards that contain a type, the most specific one first. */
function wildcardsFor(range: string): string[] {
  const [type = '', subtype] = range.split('/');
  const all = ['*/*', '*'].filter((wildcard) => wildcard !== range);
  if (range === '*/*' || range === '*') return [];
  return subtype === '*' ? all : [`${type}/*`, ...all];
}

/** Media types by their ranges, and by the part before the slash. */
class MediaTypeIndex {
  readonly #byName = new Map<string, MediaType>();
  readonly #byRange = new Map<string, Set<MediaType>>();
  readonly #byType = new Map<string, Set<MediaType>>();
  readonly #all = new Set<MediaType>();

  constructor(types: readonly MediaType[]) {
    for (const type of types) {
      this.#all.add(type);
      this.#byName.set(type.name, type);
      addTo(this.#byRange, type.range, type);
      addTo(this.#byType, type.range.split('/')[0] ?? '', type);
    }
  }

  get rest(): MediaType[] {
    return [...this.#all];
  }

  named(name: string): MediaType | undefined {
    return this.#byName.get(name);
  }

  first(range: string): MediaType | undefined {
    return firstOf(this.#byRange.get(range));
  }

  /** Returns the type without parameters: it applies to each value of a parameter. */
  plain(range: string): MediaType | undefined {
    return [...(this.#byRange.get(range) ?? [])].find(({ name }) => !name.includes(';'));
  }

  /** Returns a type that a wildcard contains. */
  firstIn(wildcard: string): MediaType | undefined {
    if (wildcard === '*/*' || wildcard === '*') return firstOf(this.#all);
    return wildcard.endsWith('/*') ? firstOf(this.#byType.get(wildcard.slice(0, -2))) : undefined;
  }

  /** Returns the most specific wildcard that contains a type. */
  covering(range: string): MediaType | undefined {
    for (const wildcard of wildcardsFor(range)) {
      const found = this.first(wildcard);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  remove(type: MediaType): void {
    this.#all.delete(type);
    this.#byName.delete(type.name);
    this.#byRange.get(type.range)?.delete(type);
    this.#byType.get(type.range.split('/')[0] ?? '')?.delete(type);
  }
}

function addTo(index: Map<string, Set<MediaType>>, key: string, type: MediaType): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, new Set([type]));
  else known.add(type);
}

function firstOf(types: ReadonlySet<MediaType> | undefined): MediaType | undefined {
  for (const type of types ?? []) return type;
  return undefined;
}

export interface PairedMediaTypes {
  same: [MediaType, MediaType][];
  widened: [MediaType, MediaType][];
  narrowed: [MediaType, MediaType][];
  /** A type that is gone or new, and the one that describes it in the other document. */
  covered: [MediaType, MediaType][];
  removed: MediaType[];
  added: MediaType[];
}

/** Pairs media types: equal ones, then wildcards that became wider or narrower. */
export function pairMediaTypes(before: readonly MediaType[], after: readonly MediaType[]): PairedMediaTypes {
  const result: PairedMediaTypes = {
    same: [],
    widened: [],
    narrowed: [],
    covered: [],
    removed: [],
    added: [],
  };
  const old = new MediaTypeIndex(before);
  const now = new MediaTypeIndex(after);
  const rest = new MediaTypeIndex(after);
  const pair = (kind: 'same' | 'widened' | 'narrowed', from: MediaType, to: MediaType | undefined) => {
    if (to === undefined) return false;
    result[kind].push([from, to]);
    rest.remove(to);
    return true;
  };
  const unnamed = before.filter((type) => !pair('same', type, rest.named(type.name)));
  const unmatched = unnamed.filter((type) => !pair('same', type, rest.first(type.range)));
  for (const type of unmatched) {
    if (pair('widened', type, rest.covering(type.range))) continue;
    if (pair('narrowed', type, rest.firstIn(type.range))) continue;
    const covering = now.plain(type.range) ?? now.covering(type.range);
    if (covering === undefined) result.removed.push(type);
    else result.covered.push([type, covering]);
  }
  for (const type of rest.rest) {
    result.added.push(type);
    const covering = old.plain(type.range) ?? old.covering(type.range);
    if (covering !== undefined) result.covered.push([covering, type]);
  }
  return result;
}
