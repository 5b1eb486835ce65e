import type { Content } from '@specshelf/service';
import type { Connection } from './database.js';

interface ContentRow {
  digest: string;
  bytes: Buffer;
}

export async function put(transaction: Connection, list: readonly Content[]): Promise<void> {
  // One by one: a statement has a limit of values, and a set may have thousands of files.
  for (const { digest, bytes } of list) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    await contents(transaction).insert({ digest, bytes: buffer }).onConflict('digest').ignore();
  }
}

export async function get(connection: Connection, digest: string): Promise<Uint8Array | undefined> {
  return (await contents(connection).where({ digest }).first('bytes'))?.bytes;
}

function contents(connection: Connection) {
  return connection<ContentRow>('contents');
}
