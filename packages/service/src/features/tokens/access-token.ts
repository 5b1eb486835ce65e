import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { AccessTokenRecord } from '../../base/ports/records.js';
import { tokenState } from '../../state/access/token-state.js';

export function presentAccessToken(record: AccessTokenRecord, now: string): Schema<'AccessToken'> {
  const { id, prefix, subject, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, exchanged } = record;
  return {
    object: 'access-token',
    id,
    name: tokenName(record),
    prefix,
    subject: { id: subject.id, displayName: subject.displayName },
    scopes: [...scopes],
    state: tokenState(record, now),
    createdAt,
    ...defined({ expiresAt, revokedAt, lastUsedAt }),
    ...(exchanged && {
      specSlugs: [...exchanged.specSlugs],
      trustedPublisherId: exchanged.publisherId,
    }),
  };
}

/** Returns the name that the creator of a token chose; for a token of the operator, the display name of its subject. */
export function tokenName({ created, subject }: Pick<AccessTokenRecord, 'created' | 'subject'>): string {
  return created?.name ?? subject.displayName;
}
