import type { Deps } from '@specshelf/service';
import type { SignInChecks } from './identity-provider.js';
import { createCookie } from './session-cookie.js';

const purpose = 'sign-in attempt of a browser';
const lifetime = 600;

/** A sign-in that has begun in this browser. */
export interface SignInAttempt extends SignInChecks {
  /** The path to return to. */
  to?: string;
}

/** Sign-in attempts in a sealed cookie, which expires after 10 minutes. */
export interface SignInAttempts {
  /** Returns the Set-Cookie header for an attempt. */
  begin(attempt: SignInAttempt): string;
  /** Returns the attempt of a browser unless it has expired. */
  read(cookies: string | undefined): SignInAttempt | undefined;
  /** Returns the Set-Cookie header that deletes the attempt. */
  end(): string;
}

type AttemptDeps = Pick<Deps, 'seal' | 'open' | 'now' | 'publicURL'>;

export function createSignInAttempts(deps: AttemptDeps): SignInAttempts {
  // `Lax`, unlike the session: the provider sends the browser back from another site, and browsers omit `Strict` cookies then. The
  // cookie does not sign anyone in. It proves that the callback belongs to a sign-in that has begun in this browser.
  const cookie = createCookie(deps, { name: 'specshelf_sign_in', sameSite: 'lax' });
  return {
    begin: (attempt) => {
      const until = deps.now().getTime() + lifetime * 1000;
      return cookie.set(deps.seal(JSON.stringify({ ...attempt, until }), purpose), lifetime);
    },
    read: (cookies) => openAttempt(deps, cookie.read(cookies)),
    end: () => cookie.set('', 0),
  };
}

function openAttempt({ open, now }: AttemptDeps, sealed: string | undefined): SignInAttempt | undefined {
  if (!sealed) return undefined;
  try {
    const { until, ...attempt }: SignInAttempt & { until: number } = JSON.parse(open(sealed, purpose));
    return now().getTime() < until ? attempt : undefined;
  } catch {
    // A cookie that cannot be decrypted is not an attempt.
    return undefined;
  }
}
