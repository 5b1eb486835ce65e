import type { SearchChunk, SearchStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import type { SearchDocuments } from '../database/search-documents.js';
import { loadSearchModule, type SearchModule } from '../database/search-module.js';
import { inText } from '../queries/in-text.js';
import { specs } from '../rows/openapi-spec-row.js';
import { entries, entriesIn } from './entries.js';
import * as rows from './generations.js';
import { inspect } from './inspect.js';
import { addTerms, findTerms, removedTerms, searchTerms, takeRemovedTerms } from './search-terms.js';

/** Writes are not durable: after a power failure, the specifications are indexed again. */
const lax = { durable: false };

type SearchDatabase = Pick<
  Database,
  'query' | 'queryPrepared' | 'write' | 'searchDocuments' | 'findDocuments' | 'processId'
>;

/** See docs/decisions/0062-index-opaque-tokens-in-generations.md. */
export function createSearchStore(database: SearchDatabase): SearchStore {
  return { ...createWriter(database), ...createReader(database) };
}

type Reader = Pick<
  SearchStore,
  'find' | 'findCurrent' | 'readEntries' | 'readWords' | 'findTerms' | 'inspect'
>;

function createWriter({
  query,
  write,
  searchDocuments: documents,
  processId,
}: SearchDatabase): Omit<SearchStore, keyof Reader> {
  // Also true at the start: the last process may have ended between steps.
  let mayMerge = true;
  const merge = async () => {
    mayMerge = mayMerge && (await write((transaction) => documents.merge(transaction), lax));
    return mayMerge;
  };
  const turns = createTurns(query);
  return {
    begin: async ({ indexVersion, now }) => {
      for (const candidate of await turns.findNext(indexVersion)) {
        turns.begin(candidate);
        const claim = { now, processId: processId() };
        const started = await write((transaction) => rows.begin(transaction, candidate, claim), lax);
        if (started) return started;
      }
      return undefined;
    },
    write: async (generation, chunks, now) => {
      const module = await loadSearchModule();
      mayMerge = true;
      const written = { generation, chunks, now };
      return write((transaction) => writeChunks(transaction, { documents, module }, written), lax);
    },
    complete: (generation, indexVersion) =>
      write((transaction) => rows.complete(transaction, generation, indexVersion), lax),
    keepFormer: (generation, indexVersion) =>
      write((transaction) => rows.keepFormer(transaction, generation, indexVersion), lax),
    release: (generation) => write((transaction) => rows.release(transaction, generation), lax),
    removeNext: async ({ writtenBefore }) => {
      const old = await query((connection) => rows.findOld(connection, writtenBefore));
      if (!old) return merge();
      const module = await loadSearchModule();
      mayMerge = true;
      await write(async (transaction) => {
        if (old.state === 'writing') await rows.release(transaction, old.number);
        else await removeChunks(transaction, { documents, module }, old.number);
      }, lax);
      return true;
    },
    sweepTerms: async (limit) => {
      const parts = { documents, module: await loadSearchModule() };
      return write((transaction) => sweepTerms(transaction, parts, limit), lax);
    },
    clear: () => write((transaction) => clear(transaction, documents)),
  };
}

function createReader({
  query,
  queryPrepared,
  searchDocuments: documents,
  findDocuments: findElsewhere,
}: SearchDatabase): Reader {
  const currentOf = rows.currentOf(documents.elements);
  const entriesOf = entriesIn(documents.elements);
  return {
    find: async (search) => {
      if (findElsewhere) return findElsewhere(search);
      const module = await loadSearchModule();
      return query((connection) => documents.find(connection, search, module));
    },
    findCurrent: async (numbers) => {
      const list = JSON.stringify(numbers.map((number) => [number]));
      return (await queryPrepared(currentOf, list)).map(rows.toCurrent);
    },
    readEntries: async (places) => {
      const list = JSON.stringify(places.map(({ generation, chunk }) => [generation, chunk]));
      const found = await queryPrepared(entriesOf, list);
      return found.map(({ number: generation, chunk, entries }) => ({ generation, chunk, entries }));
    },
    readWords: (specId, most) => query((connection) => readSpecWords(connection, specId, most)),
    findTerms: (words) => query((connection) => findTerms(connection, documents.elements, words)),
    inspect: (indexVersion) => query((connection) => inspect(connection, documents, indexVersion)),
  };
}

/** Chooses what is indexed next: all that have changed, then one of the others, of which a new version of the index has many. */
function createTurns(query: Database['query']) {
  // The changed specification that was begun last.
  let after = '';
  return {
    findNext: (indexVersion: number): Promise<rows.Candidate[]> =>
      query(async (connection) => {
        const next = await rows.findChanged(connection, after);
        if (next.length > 0) return next;
        after = '';
        const others = await rows.findOutdated(connection, indexVersion);
        return others.length > 0 ? others : rows.findChanged(connection, after);
      }),
    begin: ({ id, search_version: mark }: rows.Candidate): void => {
      if (mark === rows.changed) after = id;
    },
  };
}

interface Parts {
  documents: SearchDocuments;
  module: SearchModule;
}

interface Written {
  generation: number;
  chunks: readonly SearchChunk[];
  now: string;
}

/** Returns false if the generation was removed. */
async function writeChunks(
  transaction: Connection,
  { documents, module }: Parts,
  { generation, chunks, now }: Written,
): Promise<boolean> {
  const writing = rows.generations(transaction).where({ number: generation, state: 'writing' });
  if (!(await writing.forUpdate().first('number'))) return false;
  const added = chunks.flatMap(({ chunk, ranks, tokens }) =>
    module.idsOfChunk({ generation, chunk }, ranks).map((id, index) => ({ id, tokens: tokens[index] ?? '' })),
  );
  await documents.insert(transaction, added);
  await entries(transaction).insert(
    chunks.map(({ chunk, ranks, words, entries }) => ({
      number: generation,
      chunk,
      // The driver of SQLite accepts buffers only.
      ranks: Buffer.from(ranks),
      words: Buffer.from(words),
      entries: Buffer.from(entries),
    })),
  );
  await addTerms(
    transaction,
    documents.elements,
    'search_terms',
    chunks.flatMap(({ words }) => module.readWords(words)),
  );
  await rows
    .generations(transaction)
    .where({ number: generation })
    .update({ written_at: now })
    .increment('documents', added.length);
  return true;
}

/** Removes those of some marked terms that no document has. Returns whether more may be marked. */
async function sweepTerms(
  transaction: Connection,
  { documents, module }: Parts,
  limit: number,
): Promise<boolean> {
  // Until the end, no other transaction adds or removes documents with them.
  await documents.lockTerms(transaction);
  const terms = await takeRemovedTerms(transaction, limit);
  const range = { after: -1, from: 0, below: Number.MAX_SAFE_INTEGER, limit: 1 };
  const unused: string[] = [];
  for (const term of terms) {
    const any = module.tokensOfTerm(term).map((token) => ({ token }));
    const found = await documents.find(transaction, { ...range, expressions: [{ any }] }, module);
    if (found.length === 0) unused.push(term);
  }
  if (unused.length > 0) await searchTerms(transaction).whereIn('term', unused).delete();
  return terms.length === limit;
}

/** Removing so many chunks takes a few milliseconds. */
const removedChunks = 3;

/**
 * Removes some chunks of a generation; if it has none, the generation itself. The last ones first: the words of a chunk are also in documents of
 * later ones, and are marked when no document of the generation has them.
 */
async function removeChunks(
  transaction: Connection,
  { documents, module }: Parts,
  number: number,
): Promise<void> {
  const generation = () => rows.generations(transaction).where({ number, state: 'removed' });
  // Another process may remove it at the same time.
  if (!(await generation().forUpdate().first('number'))) return;
  const removed = await entries(transaction)
    .where({ number })
    .orderBy('chunk', 'desc')
    .limit(removedChunks, inText)
    .select('chunk', 'ranks', 'words');
  if (removed.length === 0) {
    await generation().delete();
    return;
  }
  const chunks = removed.map(({ chunk }) => chunk);
  await entries(transaction).where({ number }).whereIn('chunk', chunks).delete();
  const ids = removed.flatMap(({ chunk, ranks }) => module.idsOfChunk({ generation: number, chunk }, ranks));
  await documents.remove(transaction, ids);
  const words = removed.flatMap((chunk) => module.readWords(chunk.words));
  await addTerms(transaction, documents.elements, 'search_removed_terms', words);
}

async function readSpecWords(
  connection: Connection,
  specId: string,
  most: { documents: number; bytes: number },
) {
  const current = await rows
    .generations(connection)
    .where({ spec_id: specId, state: 'current' })
    .first('number', 'documents');
  if (!current) return [];
  if (current.documents > most.documents) return undefined;
  const chunks = () => entries(connection).where({ number: current.number });
  const [size]: { bytes: unknown }[] = await chunks().select(
    connection.raw('sum(octet_length(words)) as bytes'),
  );
  if (Number(size?.bytes ?? 0) > most.bytes) return undefined;
  const words: Uint8Array[] = await chunks().pluck('words');
  return words;
}

async function clear(transaction: Connection, documents: SearchDocuments): Promise<void> {
  await documents.removeAll(transaction);
  await entries(transaction).delete();
  await searchTerms(transaction).delete();
  await removedTerms(transaction).delete();
  await rows.generations(transaction).delete();
  await specs(transaction).update({ search_version: neverIndexed });
}

/** Changed specifications, whose mark is less, are indexed first. */
const neverIndexed = 1;
