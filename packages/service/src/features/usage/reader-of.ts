import type { Principal } from '../../base/ports/access/principal.js';

/** Readers without a token of their own, by their names in storage. */
export const readerNames: Readonly<Record<string, string>> = {
  anonymous: 'Anonymous',
  people: 'Signed-in people',
  integrations: 'Integrations',
  operator: 'Operator',
  jobs: 'CI jobs',
  others: 'Other readers',
};

const tokenPrefix = 'token:';

/** Returns the reader that a principal counts as: a token, or a group of readers without one. No reader is a person. */
export function readerOf({ tokenId, sessionId, eventDepth, grants, job }: Principal): string {
  // Each job has a token of its own.
  if (job !== undefined) return 'jobs';
  if (tokenId !== undefined) return tokenPrefix + tokenId;
  if (sessionId !== undefined) return 'people';
  if (eventDepth !== undefined) return 'integrations';
  return grants.length === 0 ? 'anonymous' : 'operator';
}

/** Returns the ID of the token of a reader; undefined for a group of readers. */
export function tokenIdOf(reader: string): string | undefined {
  return reader.startsWith(tokenPrefix) ? reader.slice(tokenPrefix.length) : undefined;
}
