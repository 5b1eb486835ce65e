import type { Environment } from '../process/command-line-process.js';

type Fetch = typeof globalThis.fetch;

/**
 * Returns a `fetch` that uses the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, in either case, except for the hosts of `NO_PROXY`. Node.js
 * ignores them by default, and only from version 24 has an option for them.
 */
export function fetchThroughProxies(env: Environment, direct: Fetch = globalThis.fetch): Fetch {
  const read = (name: string) => env[name.toLowerCase()] || env[name] || undefined;
  const httpProxy = read('HTTP_PROXY');
  const httpsProxy = read('HTTPS_PROXY') ?? httpProxy;
  if (httpsProxy === undefined) return direct;
  let loading: Promise<Fetch> | undefined;
  const load = async (): Promise<Fetch> => {
    // Loaded only for a proxy: most networks have none. Its own `fetch`, because that of Node.js may not accept its agents.
    const { EnvHttpProxyAgent, fetch } = await import('undici');
    const noProxy = read('NO_PROXY');
    const dispatcher = new EnvHttpProxyAgent({
      httpsProxy,
      ...(httpProxy !== undefined && { httpProxy }),
      ...(noProxy !== undefined && { noProxy }),
    });
    return (input, init) => Reflect.apply(fetch, undefined, [input, { ...init, dispatcher }]);
  };
  return async (input, init) => {
    loading ??= load();
    return (await loading)(input, init);
  };
}
