import type { Deps } from '@specshelf/service';
import { parseCookie, stringifySetCookie } from 'cookie';

// Changing this invalidates all sessions.
const purpose = 'session of a browser';
const lifetime = 8 * 3600;

/** Browsers discard a longer cookie, and the user would not be signed in. */
const longestToken = 2048;

/** Sessions of browsers: a token in a sealed cookie with an ID and an expiry of its own. */
export interface Sessions {
  /** Returns the Set-Cookie header for a token; undefined when the token is too long for a cookie. */
  begin(token: string): string | undefined;
  /** Ends the session in a Cookie header, wherever its cookie was copied, and returns the Set-Cookie header that deletes it. */
  end(cookies: string | undefined): Promise<string>;
  /** Returns the token of the session in a Cookie header, unless the session has ended. */
  token(cookies: string | undefined): Promise<string | undefined>;
  /** Whether a Cookie header has a session, valid or not. */
  isIn(cookies: string | undefined): boolean;
}

/** Stores the IDs of sessions that were signed out before they expired. */
export interface EndedSessions {
  add(id: string, until: Date): Promise<void>;
  has(id: string): Promise<boolean>;
}

type SessionDeps = Pick<Deps, 'seal' | 'open' | 'now' | 'newId' | 'publicURL'>;

export function createSessions(deps: SessionDeps, endedSessions: EndedSessions): Sessions {
  const valueIn = (cookies = '') => parseCookie(cookies)[cookieName(deps)];
  const sessionIn = (cookies?: string) => openSession(deps, valueIn(cookies));
  return {
    begin: (token) =>
      token.length > longestToken ? undefined : setCookie(deps, sealSession(deps, token), lifetime),
    end: async (cookies) => {
      const session = sessionIn(cookies);
      if (session) await endedSessions.add(session.id, new Date(session.until));
      return setCookie(deps, '', 0);
    },
    token: async (cookies) => {
      const session = sessionIn(cookies);
      if (!session || (await endedSessions.has(session.id))) return undefined;
      return session.token;
    },
    isIn: (cookies) => valueIn(cookies) !== undefined,
  };
}

// Without `PUBLIC_URL`, the URL is known only when the server listens, so both are computed on use.
function setCookie(deps: SessionDeps, value: string, maxAge: number): string {
  const { protocol, pathname: path } = new URL(deps.publicURL);
  return stringifySetCookie({
    name: cookieName(deps),
    value,
    maxAge,
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https:',
  });
}

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. Browsers require HTTPS and the path `/` for it. */
function cookieName({ publicURL }: SessionDeps): string {
  const { protocol, pathname } = new URL(publicURL);
  return protocol === 'https:' && pathname === '/' ? '__Host-specshelf_session' : 'specshelf_session';
}

interface Session {
  id: string;
  token: string;
  /** Expiry, in milliseconds since the epoch. */
  until: number;
}

function sealSession({ seal, now, newId }: SessionDeps, token: string): string {
  const session: Session = { id: newId(), token, until: now().getTime() + lifetime * 1000 };
  return seal(JSON.stringify(session), purpose);
}

function openSession({ open, now }: SessionDeps, sealed: string | undefined): Session | undefined {
  if (sealed === undefined) return undefined;
  try {
    const session: Partial<Session> = JSON.parse(open(sealed, purpose));
    const { id, token, until = 0 } = session;
    // Cookies of earlier releases have no ID, so these sessions cannot be ended: their users sign in again.
    return id !== undefined && token !== undefined && now().getTime() < until
      ? { id, token, until }
      : undefined;
  } catch {
    // A cookie that cannot be decrypted is not a session.
    return undefined;
  }
}
