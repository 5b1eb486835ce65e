import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { tokenState } from '../access/token-state.js';
import type { AccessTokenRecord } from '../ports/records.js';

export function presentAccessToken(record: AccessTokenRecord, now: string): Schema<'AccessToken'> {
  const { id, prefix, subject, scopes, createdAt, expiresAt, revokedAt, lastUsedAt, created } = record;
  return {
    object: 'access-token',
    id,
    name: created?.name ?? subject.displayName,
    prefix,
    subject: { id: subject.id, displayName: subject.displayName },
    scopes: [...scopes],
    state: tokenState(record, now),
    createdAt,
    ...defined({ expiresAt, revokedAt, lastUsedAt }),
  };
}
