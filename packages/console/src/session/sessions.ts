import type { Deps } from '@specshelf/service';
import type { SignedInUser } from '../web/identity-provider.js';
import { createCookie, lengthInCookie, longestCookie } from '../web/session-cookie.js';

// Changing this invalidates all sessions.
const purpose = 'session of a browser';
const tokenLifetime = 8 * 3600;

/** How long a browser without a session is known to have had one, after its expiry. */
const markerLifetime = 30 * 24 * 3600;

const longestToken = 2048;

/** The content of a session: an access token, or a user of an identity provider with the grants at sign-in. */
type SessionContent =
  | { token: string }
  | {
      user: SignedInUser;
      /** The configuration of the identity provider at sign-in. */
      version: string;
      /** The beginning of the sign-in, in milliseconds since the epoch. */
      began: number;
    };

export type Session = SessionContent & {
  id: string;
  /** Expiry, in milliseconds since the epoch. */
  until: number;
};

interface BegunSession {
  id: string;
  /** The Set-Cookie header of the session. */
  cookie: string;
  /** The Set-Cookie header of a cookie without content, which the browser keeps after it has discarded the session. */
  marker: string;
}

/** Sessions of browsers in a sealed cookie, each with an ID and an expiry of its own. */
export interface Sessions {
  /** Returns the Set-Cookie header of a new session; undefined when its content is too long for a cookie. */
  begin(content: SessionContent, lifetime?: number): BegunSession | undefined;
  /** Ends the session in a Cookie header, wherever its cookie was copied. */
  end(
    cookies: string | undefined,
  ): Promise<Pick<BegunSession, 'cookie' | 'marker'> & { session: Session | undefined }>;
  /** Returns the session in a Cookie header, unless it has ended. */
  find(cookies: string | undefined): Promise<Session | undefined>;
  /** Whether a Cookie header has a session, valid or not, or had one that has expired. */
  isIn(cookies: string | undefined): boolean;
}

/** Stores the IDs of sessions that were signed out before they expired. */
export interface EndedSessions {
  add(id: string, until: Date): Promise<void>;
  has(id: string): Promise<boolean>;
}

type SessionDeps = Pick<Deps, 'seal' | 'open' | 'now' | 'newId' | 'publicURL'>;

export function createSessions(deps: SessionDeps, endedSessions: EndedSessions): Sessions {
  const cookie = createCookie(deps, { name: 'specshelf_session', sameSite: 'strict' });
  const marker = createCookie(deps, { name: 'specshelf_signed_in', sameSite: 'strict' });
  const sessionIn = (cookies?: string) => openSession(deps, cookie.read(cookies));
  return {
    begin: (content, lifetime = tokenLifetime) => {
      const id = deps.newId();
      const value = sealSession(deps, { ...content, id, until: deps.now().getTime() + lifetime * 1000 });
      if (value === undefined) return undefined;
      return { id, cookie: cookie.set(value, lifetime), marker: marker.set('1', lifetime + markerLifetime) };
    },
    end: async (cookies) => {
      const session = sessionIn(cookies);
      if (session) await endedSessions.add(session.id, new Date(session.until));
      return { session, cookie: cookie.set('', 0), marker: marker.set('', 0) };
    },
    find: async (cookies) => {
      const session = sessionIn(cookies);
      return !session || (await endedSessions.has(session.id)) ? undefined : session;
    },
    isIn: (cookies) => [cookie, marker].some((each) => each.read(cookies) !== undefined),
  };
}

function sealSession(deps: SessionDeps, session: Session): string | undefined {
  if ('token' in session) {
    return session.token.length > longestToken ? undefined : deps.seal(JSON.stringify(session), purpose);
  }
  const sealed = sealWithin(deps, session);
  const { idToken, ...user } = session.user;
  // Without the ID token, the provider may ask the user to confirm the sign-out.
  return sealed ?? (idToken === undefined ? undefined : sealWithin(deps, { ...session, user }));
}

function sealWithin({ seal }: SessionDeps, session: Session): string | undefined {
  const sealed = seal(JSON.stringify(session), purpose);
  return lengthInCookie(sealed) > longestCookie ? undefined : sealed;
}

function openSession({ open, now }: SessionDeps, sealed: string | undefined): Session | undefined {
  if (sealed === undefined) return undefined;
  try {
    const session: Partial<Session> = JSON.parse(open(sealed, purpose));
    return isSession(session) && now().getTime() < session.until ? session : undefined;
  } catch {
    // A cookie that cannot be decrypted is not a session.
    return undefined;
  }
}

/**
 * Users with a cookie of an earlier release sign in again: without an ID, a session cannot be ended, and without its beginning, it could
 * give access to organizations that were created later.
 */
function isSession(session: Partial<Session>): session is Session {
  if (session.id === undefined || session.until === undefined) return false;
  return 'token' in session || ('user' in session && session.began !== undefined);
}
