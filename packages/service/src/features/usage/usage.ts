import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { AccessTokenRecord } from '../../base/ports/records.js';
import type { ReaderRequests } from '../../base/ports/usage.js';
import { tokenName } from '../tokens/access-token.js';
import { readerNames, tokenIdOf } from './reader-of.js';

type Usage = Schema<'OpenAPISpecUsage'>;

/** Presents reads that are ordered by day, newest first. */
export function presentUsage(
  since: string,
  reads: readonly ReaderRequests[],
  tokens: readonly AccessTokenRecord[],
): Usage {
  const names = new Map(tokens.map((token) => [token.id, tokenName(token)]));
  const entries = reads.map(({ day, reader, requests }) => {
    const tokenId = tokenIdOf(reader);
    const name =
      tokenId === undefined ? (readerNames[reader] ?? reader) : (names.get(tokenId) ?? 'Removed token');
    return { date: day, ...defined({ tokenId }), name, requests };
  });
  return {
    since,
    ...defined({ lastReadAt: entries[0]?.date }),
    tokenCount: new Set(entries.flatMap(({ tokenId }) => tokenId ?? [])).size,
    reads: entries,
  };
}
