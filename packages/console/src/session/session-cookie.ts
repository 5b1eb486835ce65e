import type { Deps } from '@specshelf/service';
import { parseCookie, stringifySetCookie } from 'cookie';

export interface CookieOptions {
  /** Without the prefix. */
  name: string;
  sameSite: 'strict' | 'lax';
}

/** A cookie of this server, which scripts cannot read. */
export interface Cookie {
  /** Returns the Set-Cookie header for a value and its lifetime in seconds. An empty value deletes the cookie. */
  set(value: string, maxAge: number): string;
  /** Returns the value in a Cookie header. */
  read(cookies: string | undefined): string | undefined;
}

// Without `PUBLIC_URL`, the URL is known only when the server listens, so name and path are computed on use.
export function createCookie(deps: Pick<Deps, 'publicURL'>, { name, sameSite }: CookieOptions): Cookie {
  return {
    set: (value, maxAge) => {
      const { protocol, pathname: path } = new URL(deps.publicURL);
      const secure = protocol === 'https:';
      return stringifySetCookie({
        name: cookieName(deps, name),
        value,
        maxAge,
        path,
        httpOnly: true,
        sameSite,
        secure,
      });
    },
    read: (cookies = '') => parseCookie(cookies)[cookieName(deps, name)],
  };
}

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. Browsers require HTTPS and the path `/` for it. */
function cookieName({ publicURL }: Pick<Deps, 'publicURL'>, name: string): string {
  const { protocol, pathname } = new URL(publicURL);
  return protocol === 'https:' && pathname === '/' ? `__Host-${name}` : name;
}
