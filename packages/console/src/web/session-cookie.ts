import type { Deps } from '@specshelf/service';
import { parseCookie, stringifySetCookie } from 'cookie';

/** The longest value in a cookie: browsers discard a cookie with more than 4096 bytes, with its name and attributes. */
export const longestCookie = 3900;

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

/** Returns the values of the cookies whose names begin with a text, by the rest of their names. */
export function readCookies(
  deps: Pick<Deps, 'publicURL'>,
  beginning: string,
  cookies = '',
): Map<string, string> {
  const start = cookieName(deps, beginning);
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(parseCookie(cookies))) {
    if (value !== undefined && name.startsWith(start)) found.set(name.slice(start.length), value);
  }
  return found;
}

/** Returns the length of a value in a cookie. */
export function lengthInCookie(value: string): number {
  return encodeURIComponent(value).length;
}

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. Browsers require HTTPS and the path `/` for it. */
function cookieName({ publicURL }: Pick<Deps, 'publicURL'>, name: string): string {
  const { protocol, pathname } = new URL(publicURL);
  return protocol === 'https:' && pathname === '/' ? `__Host-${name}` : name;
}
