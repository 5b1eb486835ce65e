import { chunksOf } from '@specshelf/base/chunks-of';
import type { ContentStore, RemovedContents } from '@specshelf/service';
import type { Knex } from 'knex';
import type { Connection, Database } from '../database/database.js';
import { whereNoRecordRefers, whereRefers } from './content-references.js';

/** A mark: the content had no reference at that time. References are checked again before its removal. */
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
  // Usually there is nothing to write.
  if (unused.length > 0) await write((transaction) => insertMarks(transaction, unused, now));
  return last;
}

/**
 * Finds contents without a reference and without a mark, among the `limit` contents after a digest. Returns also the last digest of
 * this range, unless it is the end of the table.
 */
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
    .whereNotExists((marked) => whereRefers(marked, 'unused_contents', 'digest', digest))
    .pluck('digest');
  return end ? { last: end.digest, unused } : { unused };
}

async function insertMarks(
  transaction: Connection,
  digests: readonly string[],
  since: string,
): Promise<void> {
  for (const some of chunksOf(digests)) {
    await marks(transaction)
      .insert(some.map((digest) => ({ digest, since })))
      .onConflict('digest')
      .ignore();
  }
}

/** Removes the marks of contents that are stored again. */
export async function unmark(transaction: Connection, digests: readonly string[]): Promise<void> {
  for (const some of chunksOf(digests)) await marks(transaction).whereIn('digest', some).delete();
}

// SQLite reads the bytes that it deletes, on the thread that serves requests.
const bytesAtOnce = 16 * 1024 * 1024;

export async function remove(
  transaction: Connection,
  { markedUntil, limit }: Batch,
): Promise<RemovedContents> {
  // A transaction that stores one of these contents again waits for the end of this one, and then inserts it.
  const marked = await marks(transaction)
    .where('since', '<=', markedUntil)
    .orderBy(['since', 'digest'])
    .limit(limit)
    .forUpdate()
    .pluck('digest');
  const unused = await sizesOfUnused(transaction, marked);
  const taken = upTo(bytesAtOnce, unused);
  const digests = taken.map(({ digest }) => digest);
  const contents = await whereUnused(transaction('contents').whereIn('digest', digests)).delete();
  const left = new Set(unused.slice(taken.length).map(({ digest }) => digest));
  // Marks of contents with a new reference are obsolete.
  await unmark(
    transaction,
    marked.filter((digest) => !left.has(digest)),
  );
  const bytes = taken.reduce((sum, { size }) => sum + size, 0);
  return { contents, bytes, more: marked.length === limit || left.size > 0 };
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

/** Returns the first contents up to a total size, but at least one. */
function upTo(bytes: number, contents: readonly Sized[]): Sized[] {
  let sum = 0;
  return contents.filter(({ size }, place) => {
    sum += size;
    return sum <= bytes || place === 0;
  });
}

/** Restricts a query to contents without a reference. */
function whereUnused(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return whereNoRecordRefers(query, digest).whereNotExists((links) =>
    whereRefers(links, 'content_links', 'refers_to', digest),
  );
}

const digest = 'contents.digest';

function marks(connection: Connection) {
  return connection<UnusedContentRow>('unused_contents');
}
