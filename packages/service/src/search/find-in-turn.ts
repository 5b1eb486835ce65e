import type { Expression } from '@specshelf/search';
import type { FoundDocument, SearchFind } from '../base/ports/search/search-store.js';

/** A search for one expression. */
export interface ExpressionFind {
  expression: Expression;
  /** Only IDs greater than this. */
  after: number;
  /** Only IDs less than this. */
  below: number;
  limit: number;
}

/** Implements `SearchStore.find` by a function that finds the IDs of documents of one expression, in ascending order. */
export async function findInTurn(
  { expressions, after, from, below, limit }: SearchFind,
  find: (query: ExpressionFind) => Promise<readonly number[]>,
): Promise<FoundDocument[]> {
  const found = new Map<number, FoundDocument>();
  for (const [index, expression] of expressions.entries()) {
    const query = { expression, after: Math.max(index === 0 ? after : -1, from - 1), below, limit };
    // As many as the limit, because documents of former expressions may be among them.
    for (const id of await find(query)) {
      if (!found.has(id)) found.set(id, { id, expression: index });
      if (found.size >= limit) return [...found.values()];
    }
  }
  return [...found.values()];
}
