import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fixture } from '@specshelf/conformance';
import type { SearchExpression, SearchFind } from '@specshelf/service';
import * as module from '@specshelf/service/search';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStores } from '../src/create-stores.js';
import { findDocuments, type PrefixLimits } from '../src/sqlite/find-documents.js';
import { compareTextSearches } from './support/compare-text-searches.js';
import { openDatabase } from './support/open-database.js';

const ferry = { name: 'ferry.yaml', text: Buffer.from(fixture('ferry.yaml')) };
const gitbook = createRequire(import.meta.url).resolve('@gitbook/api/spec/openapi.json');

/** The limits of a large index, for a small one. */
const large: PrefixLimits = { documents: 0, words: 400, documentsOfWord: 1 };

async function openIndex() {
  const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  onTestFinished(() => database.close());
  return { connection: database.connection, stores: createStores(database) };
}

describe('a search in a large SQLite index', () => {
  it('returns the same results with words instead of prefixes', async () => {
    const { connection, stores } = await openIndex();
    let searches = 0;
    const find = (search: SearchFind) => {
      searches += 1;
      return findDocuments(connection, search, module, large);
    };
    const found = await compareTextSearches({
      ...{ documents: [{ name: 'openapi.json', text: readFileSync(gitbook) }, ferry], queries: 60, seed: 7 },
      stores: { ...stores, search: { ...stores.search, find } },
    });
    expect(found).toBeGreaterThan(100);
    expect(searches).toBeGreaterThan(60);
    // The vocabulary has all words of all documents, also those of which a former batch had some.
    await connection.raw(
      "create virtual table temp.tokens using fts5vocab('main', 'search_documents', 'row')",
    );
    const tokens: string[] = await connection('temp.tokens').pluck('term');
    const words = tokens.flatMap((token) => module.wordOfToken(token) ?? []);
    const terms = new Set(await stores.search.findTerms([...new Set(words)]));
    expect(words.filter((word) => !terms.has(word))).toEqual([]);
    expect(terms.size).toBeGreaterThan(500);
  });

  it('keeps prefixes of more words than the limit, and those in a small index', async () => {
    const { connection, stores } = await openIndex();
    await compareTextSearches({ stores, documents: [ferry], queries: 4, seed: 1 });
    const searched: SearchExpression[] = [];
    const expandPrefixes: typeof module.expandPrefixes = (...given) => {
      const expanded = module.expandPrefixes(...given);
      searched.push(expanded);
      return expanded;
    };
    const search = { expressions: [{ prefix: 'nferr' }], after: -1, from: 0, below: 2 ** 53 - 1, limit: 9 };
    const results = new Set<string>();
    for (const limits of [large, { ...large, words: 0 }, { ...large, documents: 1_000_000 }]) {
      const found = await findDocuments(connection, search, { ...module, expandPrefixes }, limits);
      results.add(JSON.stringify(found));
    }
    const prefix = { prefix: 'nferr' };
    expect(searched).toEqual([{ any: [{ token: 'nferrie' }, { token: 'nferry' }] }, prefix, prefix]);
    expect([...results]).toEqual([expect.stringMatching(/^\[\{"id":/)]);
  });
});
