import type { SearchFind } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { expandPrefixes } from './expand-prefixes.js';
import type { SearchDocuments } from './search-documents.js';
import type { SearchModule } from './search-module.js';
import { listWords } from './search-terms.js';

/** Returns the IDs of documents in ascending order. */
export async function findDocuments(
  connection: Connection,
  documents: Pick<SearchDocuments, 'find' | 'mostTokens'>,
  { wordOfToken }: Pick<SearchModule, 'wordOfToken'>,
  { expression, ...range }: SearchFind,
): Promise<number[]> {
  const { mostTokens } = documents;
  const expanded = await expandPrefixes(expression, wordOfToken, async (prefix) => {
    const words = await listWords(connection, prefix, mostTokens + 1);
    return words.length > mostTokens ? undefined : words;
  });
  return documents.find(connection, { ...range, expression: expanded });
}
