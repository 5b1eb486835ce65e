import type { Deps } from '@specshelf/service';
import type { SignInChecks } from '../web/identity-provider.js';
import { createCookie, lengthInCookie, longestCookie, readCookies } from '../web/session-cookie.js';

const purpose = 'sign-in attempt of a browser';
const lifetime = 600;

/** A browser sends all cookies in one header, and proxies reject one of more than 8 kB, so that attempts share the space of one cookie. */
const mostAttempts = 3;

const namePrefix = 'specshelf_sign_in_';

/** A sign-in that has begun in this browser. */
export interface SignInAttempt extends SignInChecks {
  /** The path to return to. */
  to?: string;
}

/** Sign-in attempts in sealed cookies, one for each, because users sign in on several tabs. They expire after 10 minutes. */
export interface SignInAttempts {
  /** Returns the Set-Cookie headers that store an attempt, and delete the oldest ones of this browser if there are too many. */
  begin(attempt: SignInAttempt, cookies: string | undefined): [string, ...string[]];
  /** Returns the attempt of a browser with this state unless it has expired, and the Set-Cookie header that deletes it. */
  find(
    cookies: string | undefined,
    state: string | null,
  ): { attempt: SignInAttempt; end: string } | undefined;
}

type AttemptDeps = Pick<Deps, 'seal' | 'open' | 'now' | 'newId' | 'publicURL'>;

export function createSignInAttempts(deps: AttemptDeps): SignInAttempts {
  // `Lax`, unlike the session: the provider sends the browser back from another site, and browsers omit `Strict` cookies then. The
  // cookie does not sign anyone in. It proves that the callback belongs to a sign-in that has begun in this browser.
  const cookieOf = (id: string) => createCookie(deps, { name: namePrefix + id, sameSite: 'lax' });
  return {
    begin: (attempt, cookies) => {
      const until = deps.now().getTime() + lifetime * 1000;
      const sealed = sealAttempt(deps, { ...attempt, until });
      const surplus = surplusOf(readAttempts(deps, cookies), lengthInCookie(sealed));
      return [
        cookieOf(deps.newId()).set(sealed, lifetime),
        ...surplus.map(({ id }) => cookieOf(id).set('', 0)),
      ];
    },
    find: (cookies, state) => {
      for (const { id, opened } of readAttempts(deps, cookies)) {
        if (opened?.state !== state) continue;
        const { until: _until, ...attempt } = opened;
        return { attempt, end: cookieOf(id).set('', 0) };
      }
      return undefined;
    },
  };
}

type Timed = SignInAttempt & {
  /** Expiry, in milliseconds since the epoch. */
  until: number;
};

function sealAttempt({ seal }: AttemptDeps, attempt: Timed): string {
  const sealed = seal(JSON.stringify(attempt), purpose);
  if (lengthInCookie(sealed) <= longestCookie) return sealed;
  // The browser would discard the cookie. The user is signed in without it, but on the first page.
  const { to: _to, ...others } = attempt;
  return seal(JSON.stringify(others), purpose);
}

interface StoredAttempt {
  id: string;
  length: number;
  /** Undefined if it has expired, or if it was sealed with another key. */
  opened: Timed | undefined;
}

function readAttempts(deps: AttemptDeps, cookies: string | undefined): StoredAttempt[] {
  return [...readCookies(deps, namePrefix, cookies)].map(([id, sealed]) => ({
    id,
    length: lengthInCookie(sealed),
    opened: openAttempt(deps, sealed),
  }));
}

/** Returns the attempts that are deleted before another one of this length is stored. */
function surplusOf(stored: readonly StoredAttempt[], length: number): StoredAttempt[] {
  const newestFirst = stored.toSorted((a, b) => (b.opened?.until ?? 0) - (a.opened?.until ?? 0));
  let total = length;
  return newestFirst.filter((attempt, place) => {
    total += attempt.length;
    return attempt.opened === undefined || place + 1 >= mostAttempts || total > longestCookie;
  });
}

function openAttempt({ open, now }: AttemptDeps, sealed: string): Timed | undefined {
  try {
    const attempt: Timed = JSON.parse(open(sealed, purpose));
    return now().getTime() < attempt.until ? attempt : undefined;
  } catch {
    // A cookie that cannot be decrypted is not an attempt.
    return undefined;
  }
}
