import { positionOf } from '../model/position-of.js';
import type { Expression } from '../query/expression.js';

export interface FindOptions {
  /** Only greater IDs. */
  after?: number;
  /** Only IDs that are at least this. */
  from?: number;
  /** Only smaller IDs. */
  to?: number;
  limit: number;
}

export interface MemoryIndex {
  /** An ID must not be present already. */
  add(id: number, tokens: readonly string[]): void;
  remove(id: number): void;
  /** The IDs of documents that satisfy an expression, in ascending order. */
  find(expression: Expression, options: FindOptions): number[];
}

export function createMemoryIndex(): MemoryIndex {
  const documents = new Map<number, readonly string[]>();
  const idsByToken = new Map<string, Set<number>>();
  let sorted: string[] | undefined;

  const tokensWith = (prefix: string): string[] => {
    sorted ??= [...idsByToken.keys()].sort();
    const found: string[] = [];
    for (let index = positionOf(prefix, sorted); sorted[index]?.startsWith(prefix); index += 1) {
      found.push(sorted[index] ?? '');
    }
    return found;
  };

  const evaluate = (expression: Expression): ReadonlySet<number> => {
    if ('token' in expression) return idsByToken.get(expression.token) ?? none;
    if ('prefix' in expression)
      return union(tokensWith(expression.prefix).map((token) => idsByToken.get(token) ?? none));
    if ('any' in expression) return union(expression.any.map(evaluate));
    const [first, ...others] = expression.all.map(evaluate).sort((a, b) => a.size - b.size);
    const excluded = expression.not === undefined ? none : evaluate(expression.not);
    const all = first ?? new Set(documents.keys());
    return new Set([...all].filter((id) => !excluded.has(id) && others.every((ids) => ids.has(id))));
  };

  return {
    add: (id, tokens) => {
      documents.set(id, tokens);
      for (const token of tokens) {
        const ids = idsByToken.get(token);
        if (ids !== undefined) ids.add(id);
        else {
          idsByToken.set(token, new Set([id]));
          sorted = undefined;
        }
      }
    },
    remove: (id) => {
      for (const token of documents.get(id) ?? []) {
        const ids = idsByToken.get(token);
        ids?.delete(id);
        if (ids?.size !== 0) continue;
        idsByToken.delete(token);
        sorted = undefined;
      }
      documents.delete(id);
    },
    find: (expression, { after = -1, from = 0, to = Number.POSITIVE_INFINITY, limit }) =>
      [...evaluate(expression)]
        .filter((id) => id > after && id >= from && id < to)
        .sort((a, b) => a - b)
        .slice(0, limit),
  };
}

const none: ReadonlySet<number> = new Set();

function union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const [only] = sets;
  if (only !== undefined && sets.length === 1) return only;
  const all = new Set<number>();
  for (const ids of sets) for (const id of ids) all.add(id);
  return all;
}
