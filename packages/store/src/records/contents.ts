import { chunksOf } from '@specshelf/base/chunks-of';
import type { Content, ContentStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import * as unusedContents from './unused-contents.js';

interface ContentRow {
  digest: string;
  bytes: Buffer;
}

interface ContentLinkRow {
  /** The content that contains the reference. */
  content: string;
  refers_to: string;
}

export function createContentStore(
  database: Pick<Database, 'queryPrepared' | 'query' | 'write'>,
): ContentStore {
  const { queryPrepared, write } = database;
  return {
    put: async (list) => {
      if (list.length === 0) return;
      // The records that refer to them are written later.
      await write((transaction) => put(transaction, list), { durable: false });
    },
    get: async (digest) => {
      const [row] = await queryPrepared(byDigest, digest);
      return row?.bytes;
    },
    markUnused: (part) => unusedContents.mark(database, part),
    removeUnused: (batch) => write((transaction) => unusedContents.remove(transaction, batch)),
  };
}

export async function put(transaction: Connection, list: readonly Content[]): Promise<void> {
  if (list.length === 0) return;
  // Must run first: it takes the row locks that serialize this with garbage collection.
  await unusedContents.unmark(
    transaction,
    list.map(({ digest }) => digest),
  );
  // One by one: databases limit the number of values in a statement, and a set may have thousands of files.
  for (const { digest, bytes, refersTo = [] } of list) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await contents(transaction).insert({ digest, bytes: buffer }).onConflict('digest').ignore();
    await link(
      transaction,
      refersTo.map((each) => [digest, each]),
    );
  }
}

/** Records references between contents. */
async function link(
  transaction: Connection,
  named: readonly (readonly [content: string, refersTo: string])[],
): Promise<void> {
  for (const some of chunksOf(named)) {
    await links(transaction)
      .insert(some.map(([content, refers_to]) => ({ content, refers_to })))
      .onConflict(['content', 'refers_to'])
      .ignore();
  }
}

const byDigest = new PreparedQuery<Pick<ContentRow, 'bytes'>>((connection) =>
  contents(connection).where({ digest: parameter }).select('bytes'),
);

function contents(connection: Connection) {
  return connection<ContentRow>('contents');
}

function links(connection: Connection) {
  return connection<ContentLinkRow>('content_links');
}
