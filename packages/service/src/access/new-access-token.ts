import type { Deps } from '../ports/deps.js';
import type { AccessTokenRecord } from '../ports/records.js';

/** Whom a token speaks for, and what it allows. */
export type TokenGrant = Pick<AccessTokenRecord, 'subject' | 'organizations' | 'scopes' | 'expiresAt'>;

/** A token with its secret, which is kept nowhere. */
export interface NewAccessToken {
  record: AccessTokenRecord;
  secret: string;
}

// Tools that look for secrets in files know a token by this.
const tokenPrefix = 'shelf_';

/** Makes a token, of a secret of its own unless one is given. */
export function newAccessToken(
  deps: Pick<Deps, 'newId' | 'newSecret' | 'digest' | 'now'>,
  grant: TokenGrant,
  given?: string,
): NewAccessToken {
  const secret = given ?? tokenPrefix + deps.newSecret();
  // Of one that somebody has thought of, six more characters may be half of it.
  const shown = given === undefined ? tokenPrefix.length + 6 : 4;
  const record = {
    id: deps.newId(),
    hash: deps.digest(secret),
    prefix: secret.slice(0, shown),
    ...grant,
    createdAt: deps.now().toISOString(),
  };
  return { record, secret };
}
