import type { Deps } from '@specshelf/service';
import { parseCookie, stringifySetCookie } from 'cookie';

const name = 'specshelf_session';
const purpose = 'session of a browser';
const lifetime = 8 * 3600;

/** Who keeps cookies drops one that is longer, and then nobody would be signed in. */
const longestToken = 2048;

/** Keeps a token in a cookie that is good for nothing else: sealed, and with an end of its own. */
export interface Sessions {
  /** The Set-Cookie header for a token; undefined when it is too long for one. */
  begin(token: string): string | undefined;
  /** The Set-Cookie header that removes it. */
  end(): string;
  /** The token that came in a Cookie header, unless its time is over. */
  token(cookies: string | undefined): string | undefined;
  /** Whether there is a session in a Cookie header, good or not. */
  isIn(cookies: string | undefined): boolean;
}

type SessionDeps = Pick<Deps, 'seal' | 'open' | 'now'> & { publicURL: string };

export function createSessions(deps: SessionDeps): Sessions {
  const cookie = (value: string, maxAge: number) => {
    const { protocol, pathname } = new URL(deps.publicURL);
    return stringifySetCookie({
      name,
      value,
      maxAge,
      path: pathname,
      httpOnly: true,
      sameSite: 'strict',
      secure: protocol === 'https:',
    });
  };
  return {
    begin: (token) => (token.length > longestToken ? undefined : cookie(sealSession(deps, token), lifetime)),
    end: () => cookie('', 0),
    token: (cookies) => openSession(deps, read(cookies)),
    isIn: (cookies) => read(cookies) !== undefined,
  };
}

function read(cookies = ''): string | undefined {
  return parseCookie(cookies)[name];
}

interface Session {
  token: string;
  /** In milliseconds. */
  until: number;
}

function sealSession({ seal, now }: SessionDeps, token: string): string {
  const session: Session = { token, until: now().getTime() + lifetime * 1000 };
  return seal(JSON.stringify(session), purpose);
}

function openSession({ open, now }: SessionDeps, sealed: string | undefined): string | undefined {
  if (sealed === undefined) return undefined;
  try {
    const { token, until }: Session = JSON.parse(open(sealed, purpose));
    return now().getTime() < until ? token : undefined;
  } catch {
    // Whoever sends something else is simply not signed in.
    return undefined;
  }
}
