import {
  createMemoryIndex,
  documentId,
  kindRange,
  parseQuery,
  type SearchEntry,
  type SearchKind,
  tiersOf,
} from '@specshelf/search';
import { searchDocumentsOf } from '../../src/index.js';
import { outlineOf } from '../../src/outline/outline-of.js';
import type { RealDocument } from './real-documents.js';

export interface Found {
  /** The name of the document. */
  document: string;
  tier: number;
  entry: SearchEntry;
}

/** An index of all parts of these documents. */
export function createRegistry(documents: readonly RealDocument[]) {
  const index = createMemoryIndex();
  let count = 0;
  const entries = new Map<number, { document: string; entry: SearchEntry }>();
  for (const [generation, { name, specification }] of documents.entries()) {
    const specSlug = name.replace(/\/.*|\.[^.]*$/g, '').toLowerCase();
    const input = { specification, outline: outlineOf(specification), specSlug };
    let position = 0;
    for (const { entry, nameLength, tokens } of searchDocumentsOf(input)) {
      const id = documentId({ kind: entry.kind, nameLength, generation, position });
      position += 1;
      count += tokens.length;
      index.add(id, tokens);
      entries.set(id, { document: name, entry });
    }
  }
  const search = (text: string, limit: number, kind?: SearchKind): Found[] => {
    const query = parseQuery(text);
    const [from, to] = kind === undefined ? [0, Number.MAX_SAFE_INTEGER] : kindRange(kind);
    const tiers = query === undefined ? [] : tiersOf(query);
    return tiers
      .flatMap((tier, number) =>
        index.find(tier, { from, to, limit }).flatMap((id) => {
          const found = entries.get(id);
          return found === undefined ? [] : [{ ...found, tier: number }];
        }),
      )
      .slice(0, limit);
  };
  return { search, size: entries.size, tokens: count };
}

/** `GET /pets`, or the title of another part. */
export function describeFound({ entry: { method, path, identifier, title } }: Found): string {
  return method === undefined ? title : `${method} ${path ?? identifier}`;
}
