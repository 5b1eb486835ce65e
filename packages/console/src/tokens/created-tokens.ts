import type { Schema } from '@specshelf/contract';
import type { Deps, Principal } from '@specshelf/service';
import { createCookie } from '../web/session-cookie.js';

const purpose = 'created token of a browser';
const lifetime = 60;

/** A created token with its secret, and where it is shown: to its creator, in the list of its organization. */
export interface CreatedToken {
  created: Schema<'CreatedAccessToken'>;
  organizationId: string;
  subjectId: string;
}

/**
 * Hands the secret of a created token to the page after the redirect, in a sealed cookie. The answer to the POST does not contain
 * it, so that a reload creates no second token.
 */
export interface CreatedTokens {
  /** Returns the Set-Cookie header for a created token. */
  store(token: CreatedToken): string;
  /** Returns the token in a Cookie header if the visitor created it in this organization less than a minute ago. */
  read(cookies: string | undefined, principal: Principal, organizationId: string): CreatedToken | undefined;
  /** Returns the Set-Cookie header that deletes the token. */
  clear(): string;
}

type CreatedTokenDeps = Pick<Deps, 'seal' | 'open' | 'now' | 'publicURL'>;

export function createCreatedTokens(deps: CreatedTokenDeps): CreatedTokens {
  const cookie = createCookie(deps, { name: 'specshelf_created_token', sameSite: 'strict' });
  return {
    store: (token) => {
      const until = deps.now().getTime() + lifetime * 1000;
      return cookie.set(deps.seal(JSON.stringify({ ...token, until }), purpose), lifetime);
    },
    read: (cookies, principal, organizationId) => {
      const token = openToken(deps, cookie.read(cookies));
      const isOwn = token?.subjectId === principal.subject.id && token.organizationId === organizationId;
      return isOwn ? token : undefined;
    },
    clear: () => cookie.set('', 0),
  };
}

function openToken({ open, now }: CreatedTokenDeps, sealed: string | undefined): CreatedToken | undefined {
  if (!sealed) return undefined;
  try {
    const { until, ...token }: CreatedToken & { until: number } = JSON.parse(open(sealed, purpose));
    return now().getTime() < until ? token : undefined;
  } catch {
    // A cookie that cannot be decrypted has no token.
    return undefined;
  }
}
