import type { Deps } from '../../base/ports/deps.js';
import type { AccessTokenRecord } from '../../base/ports/records.js';
import { specifications } from './restrictions.js';

/** The subject, the permissions, and the origin of a token. */
export type TokenGrant = Pick<
  AccessTokenRecord,
  'subject' | 'organizations' | 'scopes' | 'expiresAt' | 'created' | 'exchanged'
>;

/** A token with its secret, which is not stored. */
export interface NewAccessToken {
  record: AccessTokenRecord;
  secret: string;
}

// Secret scanners recognize tokens by this prefix.
export const tokenPrefix = 'shelf_';

/** Creates a token, with a random secret by default. */
export function newAccessToken(
  deps: Pick<Deps, 'newId' | 'newSecret' | 'digest' | 'now'>,
  grant: TokenGrant,
  chosenSecret?: string,
): NewAccessToken {
  const secret = chosenSecret ?? tokenPrefix + deps.newSecret();
  // A chosen secret may be short, so that six more characters would reveal too much of it.
  const shown = chosenSecret === undefined ? tokenPrefix.length + 6 : 4;
  const record = {
    id: deps.newId(),
    hash: deps.digest(secret),
    prefix: secret.slice(0, shown),
    ...grant,
    ...(grant.exchanged && { restrictions: [specifications] }),
    createdAt: deps.now().toISOString(),
  };
  return { record, secret };
}
