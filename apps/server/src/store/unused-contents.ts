import type { ContentStore, RemovedContents } from '@specshelf/service';
import type { Knex } from 'knex';
import { chunksOf } from './chunks-of.js';
import { whereNoRecordRefers, whereRefers } from './content-references.js';
import type { Connection, Database } from './database.js';

/** A note that nothing has referred to a content since then. It is not the truth: that is asked again before the end. */
interface UnusedContentRow {
  digest: string;
  since: string;
}

type Part = Parameters<ContentStore['markUnused']>[0];
type Batch = Parameters<ContentStore['removeUnused']>[0];

// See docs/decisions/0023-garbage-collect-contents-by-mark-and-sweep.md.
export async function mark(
  { query, write }: Pick<Database, 'query' | 'write'>,
  { after, limit, now }: Part,
): Promise<string | undefined> {
  const { last, unused } = await query((connection) => findUnused(connection, after, limit));
  // Most of the time there is nothing to write.
  if (unused.length > 0) await write((transaction) => note(transaction, unused, now));
  return last;
}

/** Of so many contents after a digest, those without use and without a note. */
async function findUnused(
  connection: Connection,
  after: string,
  limit: number,
): Promise<{ last?: string; unused: string[] }> {
  const range = () => connection('contents').where('digest', '>', after);
  const end: { digest: string } | undefined = await range()
    .orderBy('digest')
    .offset(limit - 1)
    .first('digest');
  const part = end ? range().where('digest', '<=', end.digest) : range();
  const unused: string[] = await whereUnused(part)
    .whereNotExists((noted) => whereRefers(noted, 'unused_contents', 'digest', digest))
    .pluck('digest');
  return end ? { last: end.digest, unused } : { unused };
}

async function note(transaction: Connection, digests: readonly string[], since: string): Promise<void> {
  for (const some of chunksOf(digests)) {
    await notes(transaction)
      .insert(some.map((digest) => ({ digest, since })))
      .onConflict('digest')
      .ignore();
  }
}

/** Takes the notes off contents that are put once more. */
export async function forget(transaction: Connection, digests: readonly string[]): Promise<void> {
  for (const some of chunksOf(digests)) await notes(transaction).whereIn('digest', some).delete();
}

// What is freed is read first, by SQLite on the thread that answers requests.
const bytesAtOnce = 16 * 1024 * 1024;

export async function remove(
  transaction: Connection,
  { notedUntil, limit }: Batch,
): Promise<RemovedContents> {
  // Who puts one of them again meanwhile waits for the end, and then puts it anew.
  const noted = await notes(transaction)
    .where('since', '<=', notedUntil)
    .orderBy(['since', 'digest'])
    .limit(limit)
    .forUpdate()
    .pluck('digest');
  const unused = await sizesOfUnused(transaction, noted);
  const taken = upTo(bytesAtOnce, unused);
  const digests = taken.map(({ digest }) => digest);
  const contents = await whereUnused(transaction('contents').whereIn('digest', digests)).delete();
  const left = new Set(unused.slice(taken.length).map(({ digest }) => digest));
  // A note of what is in use again has become wrong.
  await forget(
    transaction,
    noted.filter((digest) => !left.has(digest)),
  );
  const bytes = taken.reduce((sum, { size }) => sum + size, 0);
  return { contents, bytes, more: noted.length === limit || left.size > 0 };
}

interface Sized {
  digest: string;
  size: number;
}

async function sizesOfUnused(connection: Connection, digests: readonly string[]): Promise<Sized[]> {
  return whereUnused(connection('contents').whereIn('digest', digests))
    .orderBy('digest')
    .select('digest', connection.raw('length(bytes) as size'));
}

/** The first of them that have so many bytes together, and one at least. */
function upTo(bytes: number, contents: readonly Sized[]): Sized[] {
  let sum = 0;
  return contents.filter(({ size }, place) => {
    sum += size;
    return sum <= bytes || place === 0;
  });
}

/** Narrows a query of contents to those that nothing refers to. */
function whereUnused(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return whereNoRecordRefers(query, digest).whereNotExists((links) =>
    whereRefers(links, 'content_links', 'refers_to', digest),
  );
}

const digest = 'contents.digest';

function notes(connection: Connection) {
  return connection<UnusedContentRow>('unused_contents');
}
