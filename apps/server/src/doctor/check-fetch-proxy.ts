import type { Config } from '../config/config.js';
import type { Finding } from './finding.js';

/** Reports the outbound proxy. Warns if the proxy resolves names, so that the addresses of hosts cannot be checked. */
export function checkFetchProxy({ fetchProxy }: Config): Finding[] {
  if (!fetchProxy) return [];
  const about = 'outbound proxy';
  const { origin, resolvesNames } = fetchProxy;
  if (!resolvesNames) {
    const message = `Sources are fetched through ${origin}. This server resolves names and checks their addresses.`;
    return [{ about, state: 'ok', message }];
  }
  return [
    {
      about,
      state: 'warning',
      message: `Sources are fetched through ${origin}, which resolves names: this server cannot check the addresses, so a source can name a host of the private network.`,
      advice:
        'Remove SPECSHELF_FETCH_PROXY_DNS=proxy if this server can resolve public names. Otherwise have the proxy refuse private addresses.',
    },
  ];
}
