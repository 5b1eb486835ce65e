import { parseURL } from '@specshelf/service';

/** The HTTP proxy through which sources are fetched. */
export interface FetchProxy {
  /** Scheme, host and port; safe to print. */
  origin: string;
  /** The value of `Proxy-Authorization`: a secret. */
  authorization?: string;
  /** Whether the proxy resolves host names, so that this server cannot check the addresses that they resolve to. */
  resolvesNames: boolean;
}

/** Possible resolvers of host names when sources are fetched through a proxy. */
export const proxyResolvers = ['server', 'proxy'] as const;

/** Parses the URL of a proxy; undefined if it is invalid, or has more than scheme, credentials, host, and port. */
export function parseFetchProxy(text: string): Omit<FetchProxy, 'resolvesNames'> | undefined {
  const url = parseURL(text);
  if (!url) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = url;
  if (!/^https?:$/.test(protocol) || pathname !== '/' || search || hash) return undefined;
  if (!username && !password) return { origin };
  const credentials = [username, password].map(decode);
  if (credentials.includes(undefined)) return undefined;
  return { origin, authorization: `Basic ${Buffer.from(credentials.join(':')).toString('base64')}` };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
