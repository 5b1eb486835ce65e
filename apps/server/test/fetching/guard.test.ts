import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { FetchOptions } from '../../src/fetching/fetch-options.js';
import { createAddressPolicy } from '../../src/fetching/guard/address-policy.js';
import {
  failed,
  fetched,
  resolvesTo,
  startFetcher,
  startProxyForTest,
  startSite,
} from '../support/http/fetch-from.js';
import { text } from '../support/http/start-web.js';

// The network of a test is this machine: one of its addresses stands for what is public, the others for what is private.
const policy = createAddressPolicy(['127.0.0.1/32']);

const forbiddenName = failed(
  'refused',
  /^The name of the host is unknown, or belongs to an address that is not public\. /,
);

/** Fetches from a web server on this machine by a name. */
async function fetchByName(options: Partial<FetchOptions>, route: Route = 'directly') {
  // Each request has a connection of its own.
  const web = await startSite({ '/': text('yes', { connection: 'close' }) });
  const fetcher = startFetcher({ policy, ...(await optionsFor(route)), ...options });
  const fetchAgain = () => fetcher.fetchSource({ url: `http://service.example:${web.port}/` });
  return { result: await fetchAgain(), web, fetchAgain };
}

type Route = (typeof routes)[number];
const routes = ['directly', 'through a proxy'] as const;

async function optionsFor(route: Route): Promise<Partial<FetchOptions>> {
  if (route === 'directly') return {};
  const { port } = await startProxyForTest();
  return { proxy: { origin: `http://127.0.0.1:${port}`, resolvesNames: false } };
}

describe.each(routes)('a name that is fetched %s (UF34)', (route) => {
  it('is resolved to where the connection goes', async () => {
    expect((await fetchByName({ resolve: resolvesTo('127.0.0.1') }, route)).result).toEqual(fetched('yes'));
  });

  it('UF12: is resolved once for a connection, which goes to the address that was judged', async () => {
    const lookups: string[] = [];
    const resolve: FetchOptions['resolve'] = (name, callback) => {
      lookups.push(name);
      resolvesTo(lookups.length === 1 ? '127.0.0.1' : '10.0.0.1')(name, callback);
    };
    const { result, web } = await fetchByName({ resolve }, route);
    expect(result).toEqual(fetched('yes'));
    expect(lookups).toEqual(['service.example']);
    expect(web.sockets).toHaveLength(1);
  });

  it('UF12: that changes its meaning is judged anew for the next connection', async () => {
    let address = '127.0.0.1';
    const resolve: FetchOptions['resolve'] = (name, callback) => resolvesTo(address)(name, callback);
    const { result, web, fetchAgain } = await fetchByName({ resolve }, route);
    expect(result).toEqual(fetched('yes'));
    address = '10.0.0.1';
    expect(await fetchAgain()).toEqual(failed('refused', /not public/));
    expect(web.sockets).toHaveLength(1);
  });

  it.each([
    ['UF10: one private address among public ones', ['127.0.0.1', '10.0.0.1']],
    ['UF11: a private IPv6 address only', ['fd00::1']],
    ['UF11: a private IPv4 address behind another name', ['192.168.1.1']],
    ['UF6: a private IPv4 address in the form of IPv6', ['::ffff:10.0.0.1']],
    ['UF6: a private IPv4 address behind NAT64', ['64:ff9b::a00:1']],
    ['an address with a zone', ['fe80::1%eth0']],
    ['what is no address', ['inner.example']],
  ])('with %s is refused for good, without telling it', async (_name, addresses) => {
    const { result, web } = await fetchByName({ resolve: resolvesTo(...addresses) }, route);
    expect(result).toEqual(failed('refused', /not public.*SPECSHELF_FETCH_ALLOW/));
    for (const address of addresses) expect(JSON.stringify(result)).not.toContain(address);
    expect(web.sockets).toEqual([]);
  });

  it('is refused alike when it is unknown or private, so that nothing can be probed', async () => {
    const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const results = [
      await fetchByName({ resolve: (_name, callback) => callback(error, []) }, route),
      await fetchByName({ resolve: resolvesTo() }, route),
      await fetchByName({ resolve: resolvesTo('10.0.0.1') }, route),
    ].map(({ result }) => result);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toEqual(forbiddenName);
  });

  it.each(['EAI_AGAIN', 'ESERVFAIL'])(
    'that cannot be resolved at the moment (%s) is a failure for now',
    async (code) => {
      let lookups = 0;
      const error = Object.assign(new Error(`getaddrinfo ${code} at 10.0.0.53`), { code });
      const resolve: FetchOptions['resolve'] = (_name, callback) => {
        lookups += 1;
        callback(error, []);
      };
      const { result } = await fetchByName({ resolve }, route);
      expect(result).toEqual(failed('unreachable', /could not be resolved/, true));
      expect(JSON.stringify(result)).not.toContain('10.0.0.53');
      expect(lookups).toBe(1);
    },
  );
});

describe.each(routes)('by default, %s (UF34)', (route) => {
  it.each([
    'http://127.0.0.1:8080/',
    'http://2130706433:8080/',
    'http://localhost:8080/',
    'http://[::1]:8080/',
  ])('UF3: %s is rejected before a DNS lookup', async (url) => {
    const lookups: string[] = [];
    const fetcher = startFetcher({
      ...(await optionsFor(route)),
      policy: createAddressPolicy(false),
      resolve: (name) => void lookups.push(name),
    });
    expect(await fetcher.fetchSource({ url })).toEqual(failed('refused', /not public|private network/));
    expect(lookups).toEqual([]);
  });

  it.each(['', 'openapi.yaml', 'file:///etc/passwd', 'http://u:p@example.org/', 'http://a.example:6667/'])(
    'UF1: %j is refused',
    async (url) => {
      expect(await startFetcher(await optionsFor(route)).fetchSource({ url })).toEqual(
        failed('refused', /^The URL /),
      );
    },
  );
});

describe.each(routes)('an allow-list, %s (UF34)', (route) => {
  it('UF35: opens its range, and neighbours stay refused', async () => {
    const { result, web } = await fetchByName({ resolve: resolvesTo('127.0.0.1') }, route);
    expect(result).toEqual(fetched('yes'));
    const fetcher = startFetcher({ policy, ...(await optionsFor(route)) });
    expect(await fetcher.fetchSource({ url: `http://127.0.0.2:${web.port}/` })).toEqual(
      failed('refused', /not public/),
    );
  });
});

describe.each(routes)('this server, %s (UF34)', (route) => {
  /** In what is given, PORT is the port of a web server, which stands for this one. */
  async function fetchOwn(url: string, ownOrigins: string[], address: string) {
    const web = await startSite({ '/': text('yes') });
    const atPort = (text: string) => text.replace('PORT', `${web.port}`);
    const fetcher = startFetcher({
      ...(await optionsFor(route)),
      ownOrigins: ownOrigins.map(atPort),
      resolve: resolvesTo(address),
    });
    return { result: await fetcher.fetchSource({ url: atPort(url) }), web };
  }

  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

  it.each([
    ['its public URL', 'http://specs.example:PORT/o/a', 'http://specs.example:PORT/registry'],
    ['its name with a dot at the end', 'http://SPECS.example.:PORT/', 'http://specs.example:PORT'],
    ['the port that its scheme implies', 'https://specs.example:443/', 'https://specs.example'],
    ['its address', 'http://127.0.0.1:PORT/', 'http://127.0.0.1:PORT'],
    ['its address in another spelling', 'http://0x7f.1:PORT/', 'http://127.0.0.1:PORT'],
    ['its address in the form of IPv6', 'http://[::ffff:127.0.0.1]:PORT/', 'http://127.0.0.1:PORT'],
    ['the unspecified address', 'http://0.0.0.0:PORT/', 'http://127.0.0.1:PORT'],
    ['any loopback address', 'http://127.0.0.9:PORT/', 'http://localhost:PORT'],
    ...addresses.map((address) => [
      'any address of this machine',
      `http://${address}:PORT/`,
      'http://0.0.0.0:PORT',
    ]),
  ])('UF33: is not fetched by %s', async (_name, url = '', origin = '') => {
    const { result, web } = await fetchOwn(url, [origin], '127.0.0.1');
    expect(result).toEqual(failed('refused', /names this server itself/));
    expect(web.sockets).toEqual([]);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['127.0.0.7', 'localhost'],
    ['0.0.0.0', '127.0.0.1'],
    ['::1', '[::]'],
  ])('UF33: is not fetched by a name that resolves to %s while it listens at %s', async (address, host) => {
    const { result, web } = await fetchOwn('http://alias.example:PORT/', [`http://${host}:PORT`], address);
    // As for a name that is unknown or private.
    expect(result).toEqual(forbiddenName);
    expect(JSON.stringify(result)).not.toContain(address);
    expect(web.sockets).toEqual([]);
  });

  it('UF33: does not stand in the way of others at its address', async () => {
    const own = ['http://specs.example:PORT', 'http://127.0.0.1:1'];
    expect((await fetchOwn('http://other.example:PORT/', own, '127.0.0.1')).result).toEqual(fetched('yes'));
  });

  it('UF33: may come to know later where it listens', async () => {
    const web = await startSite({ '/': text('yes') });
    const ownOrigins: string[] = [];
    const fetcher = startFetcher({ ...(await optionsFor(route)), ownOrigins });
    expect(await fetcher.fetchSource({ url: `${web.url}/` })).toEqual(fetched('yes'));
    ownOrigins.push(web.url);
    expect(await fetcher.fetchSource({ url: `${web.url}/` })).toEqual(failed('refused', /this server/));
  });
});
