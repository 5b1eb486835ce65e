import { gzipSync } from 'node:zlib';
import { ranksOf, type SearchDocument, scopeToken, wordOfToken } from '@specshelf/search';
import type { Server } from '@specshelf/server';
import { documentsInChunk, idsOfChunk, indexVersion, printWords } from '@specshelf/service/search';
import pg from 'pg';
import { createRandom } from '../../packages/store/test/support/create-random.js';
import { type FilledDatabase, fillDatabase, withServer } from '../shared/fill-database.js';
import { organizationId } from '../shared/servers/exchange.js';
import type { Sample } from './sample-documents.js';
import { copyOf } from './vary-words.js';

export interface FilledIndex extends FilledDatabase {
  documents: number;
  /** Words of the vocabulary. */
  words: number;
  seconds: number;
}

const specsAtOnce = 50;

/** Creates specifications, and writes the rows of the index as the job of the server does, without its steps between them. */
export async function fillIndex(
  url: string,
  specs: number,
  samples: readonly Sample[],
): Promise<FilledIndex> {
  await fillDatabase(url, { specs, versions: specs, versionsOfOne: 1 });
  const started = performance.now();
  const index = await withServer(url, (server) => writeIndex(server, url, samples));
  return { url, ...index, seconds: (performance.now() - started) / 1000 };
}

interface SpecRow {
  id: string;
  slug: string;
  visibility: string;
  last_version: string;
}

async function writeIndex({ database }: Server, url: string, samples: readonly Sample[]) {
  const { connection } = database;
  const rows: SpecRow[] = await connection('openapi_specs')
    .select('id', 'slug', 'visibility', 'last_version')
    .orderBy('created_at');
  const isPostgreSQL = connection.client.driverName === 'pg';
  const random = createRandom(7);
  const words = new Set<string>();
  let documents = 0;
  const [{ number: firstNumber = 0 } = {}] = await connection('search_generations').max({ number: 'number' });
  // Building it at the end takes a fraction of the time.
  if (isPostgreSQL) await connection.raw('drop index search_documents_tokens_index');
  else await forgetStatistics(database);
  for (let from = 0; from < rows.length; from += specsAtOnce) {
    const copies = rows.slice(from, from + specsAtOnce).map((row, place) => {
      const sample = samples[(from + place) % samples.length];
      if (!sample) throw new Error('There are no documents with operations');
      const made = copyOf(sample, random);
      for (const word of wordsOf(made)) words.add(word);
      documents += made.length;
      return generationOf(row, Number(firstNumber ?? 0) + from + place + 1, made);
    });
    await database.write(
      async (transaction) => {
        await transaction('search_generations').insert(copies.map(({ generation }) => generation));
        await transaction('search_entries').insert(copies.flatMap(({ entries }) => entries));
        await database.searchDocuments.insert(
          transaction,
          copies.flatMap(({ added }) => added),
        );
      },
      { durable: false },
    );
  }
  await writeWords(database, words);
  await finish(database, url, isPostgreSQL);
  return { documents, words: words.size, slugs: rows.map(({ slug }) => slug) };
}

function generationOf(row: SpecRow, number: number, documents: readonly SearchDocument[]) {
  const scopes = [scopeToken('organization', organizationId), scopeToken('spec', row.id)];
  if (row.visibility === 'public') scopes.push(scopeToken('public', organizationId));
  const known = new Set<string>();
  const chunks = chunksOf(documents).map((some, chunk) => {
    const added = [...wordsOf(some)].filter((word) => !known.has(word));
    for (const word of added) known.add(word);
    const ranks = ranksOf(some);
    const ids = idsOfChunk({ generation: number, chunk }, ranks);
    return {
      entries: {
        ...{ number, chunk, ranks: Buffer.from(ranks) },
        ...{ words: Buffer.from(printWords(added)), entries: printed(some) },
      },
      added: some.map(({ tokens }, place) => ({
        id: ids[place] ?? 0,
        tokens: [...tokens, ...scopes].join(' '),
      })),
    };
  });
  return {
    generation: {
      number,
      spec_id: row.id,
      version_id: row.last_version,
      visibility: row.visibility,
      state: 'current',
      documents: documents.length,
      written_at: new Date().toISOString(),
    },
    entries: chunks.map(({ entries }) => entries),
    added: chunks.flatMap(({ added }) => added),
  };
}

function wordsOf(documents: readonly SearchDocument[]): Set<string> {
  return new Set(documents.flatMap(({ tokens }) => tokens.flatMap((token) => wordOfToken(token) ?? [])));
}

function printed(documents: readonly SearchDocument[]): Buffer {
  return gzipSync(documents.map(({ entry }) => JSON.stringify(entry)).join('\n'), { level: 1 });
}

function chunksOf(documents: readonly SearchDocument[]): SearchDocument[][] {
  return Array.from({ length: Math.ceil(documents.length / documentsInChunk) }, (_, chunk) =>
    documents.slice(chunk * documentsInChunk, (chunk + 1) * documentsInChunk),
  );
}

/**
 * Removes the statistics of the empty index. With them, SQLite reads the whole table of FTS5 when it removes a segment. Servers have none.
 */
async function forgetStatistics({ write }: Server['database']): Promise<void> {
  await write(async (transaction) => {
    await transaction('sqlite_stat1').where('tbl', 'like', 'search%').delete();
    await transaction.raw('analyze sqlite_schema');
  });
}

async function writeWords(database: Server['database'], words: ReadonlySet<string>): Promise<void> {
  const rows = [...words].map((term) => ({ term }));
  for (let from = 0; from < rows.length; from += 300) {
    await database.write(
      (transaction) =>
        transaction('search_terms')
          .insert(rows.slice(from, from + 300))
          .onConflict('term')
          .ignore(),
      { durable: false },
    );
  }
}

/** Brings the index into the state that it has after the job of the server, which merges in small steps. */
async function finish(
  { connection, searchDocuments, write }: Server['database'],
  databaseURL: string,
  isPostgreSQL: boolean,
): Promise<void> {
  await write((transaction) => transaction('openapi_specs').update({ search_version: indexVersion }));
  if (isPostgreSQL) {
    await createTokenIndex(databaseURL);
    await connection.raw(
      "select setval(pg_get_serial_sequence('search_generations', 'number'), (select max(number) from search_generations))",
    );
  } else {
    // In larger steps until a small one has nothing to do.
    do await write((transaction) => transaction.raw(largeMerge), { durable: false });
    while (await write((transaction) => searchDocuments.merge(transaction), { durable: false }));
  }
}

const largeMerge = "insert into search_documents (search_documents, rank) values ('merge', 20000)";

/** With a connection of its own, because those of the server end after a time that is long for a request. */
async function createTokenIndex(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      'create index search_documents_tokens_index on search_documents using gin (tokens) with (fastupdate = off)',
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
