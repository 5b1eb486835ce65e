import { describe, expect, it } from 'vitest';
import type { FetchOptions } from '../../src/fetching/fetch-options.js';
import { createAddressPolicy } from '../../src/fetching/guard/address-policy.js';
import { parseFetchProxy } from '../../src/fetching/guard/fetch-proxy.js';
import { addressCertificate, authority, certificates, key } from '../support/http/certificates.js';
import {
  failed,
  fetched,
  resolvesTo,
  startFetcher,
  startProxyForTest,
  startSite,
} from '../support/http/fetch-from.js';
import type { OutboundProxyOptions } from '../support/http/start-outbound-proxy.js';
import { redirect, text } from '../support/http/start-web.js';

// One address of this machine stands for what is public, the others for what is private.
const policy = createAddressPolicy(['127.0.0.1/32']);
const noPrivateNames = { ...policy, allowsPrivateNames: false };

interface Setup {
  proxy?: OutboundProxyOptions;
  fetcher?: Partial<FetchOptions>;
  credentials?: string;
  resolvesNames?: boolean;
}

/** A fetcher behind a proxy of its own. Every name resolves to 127.0.0.1. */
async function startBehindProxy({
  proxy: options,
  fetcher,
  credentials = '',
  resolvesNames = false,
}: Setup = {}) {
  const proxy = await startProxyForTest(options);
  const scheme = options?.certificate ? 'https' : 'http';
  const parsed = parseFetchProxy(`${scheme}://${credentials}127.0.0.1:${proxy.port}`);
  if (!parsed) throw new Error('The URL of the proxy is not valid.');
  return {
    proxy,
    fetcher: startFetcher({
      policy,
      resolve: resolvesTo('127.0.0.1'),
      proxy: { ...parsed, resolvesNames },
      ...fetcher,
    }),
    connects: () => proxy.requests.map(({ method, url }) => `${method} ${url}`),
  };
}

describe('an outbound proxy', () => {
  it('connects to the checked address, and the source sees the name in Host (UF34)', async () => {
    const web = await startSite({ '/a?b': text('yes') });
    const { fetcher, proxy, connects } = await startBehindProxy();
    expect(await fetcher.fetchSource({ url: `http://service.example:${web.port}/a?b` })).toEqual(
      fetched('yes'),
    );
    expect(connects()).toEqual([`CONNECT 127.0.0.1:${web.port}`]);
    expect(proxy.requests[0]?.headers.host).toBe(`127.0.0.1:${web.port}`);
    expect(web.requests[0]?.headers.host).toBe(`service.example:${web.port}`);
  });

  it('carries TLS that is verified for the name (UF17, UF34)', async () => {
    const web = await startSite({ '/': text('yes') }, { key, cert: certificates.valid });
    const { fetcher, connects } = await startBehindProxy({ fetcher: { authorities: [authority] } });
    expect(await fetcher.fetchSource({ url: `https://service.example:${web.port}/` })).toEqual(
      fetched('yes'),
    );
    expect(connects()).toEqual([`CONNECT 127.0.0.1:${web.port}`]);
    expect(await fetcher.fetchSource({ url: `https://wrong.example:${web.port}/` })).toEqual(
      failed('certificate', /for another name/),
    );
  });

  it('can be reached over TLS itself, with a certificate that is verified', async () => {
    const web = await startSite({ '/': text('yes') }, { key, cert: certificates.valid });
    const url = `https://service.example:${web.port}/`;
    const proxy = { certificate: { key, cert: addressCertificate } };
    const trusted = await startBehindProxy({
      proxy,
      fetcher: { authorities: [authority, addressCertificate] },
    });
    expect(await trusted.fetcher.fetchSource({ url })).toEqual(fetched('yes'));
    const unknown = await startBehindProxy({ proxy, fetcher: { authorities: [authority] } });
    expect(await unknown.fetcher.fetchSource({ url })).toEqual(
      failed('unreachable', /proxy of this server cannot be reached/, true),
    );
    expect(unknown.connects()).toEqual([]);
  });

  it('connects to an address that the URL names, also of IPv6', async () => {
    const { fetcher, connects } = await startBehindProxy({
      proxy: { reply: () => 502 },
      fetcher: { retryDelays: [] },
    });
    await fetcher.fetchSource({ url: 'http://[2606:4700::1111]:8080/' });
    await fetcher.fetchSource({ url: 'https://1.1.1.1/' });
    expect(connects()).toEqual(['CONNECT [2606:4700::1111]:8080', 'CONNECT 1.1.1.1:443']);
  });

  it('is sent the other addresses of a name when it cannot reach one, IPv4 first', async () => {
    const web = await startSite({ '/': text('yes') });
    const { fetcher, connects } = await startBehindProxy({
      proxy: { reply: (target) => (target.startsWith('127.') ? 200 : 502) },
      fetcher: { resolve: resolvesTo('2606:4700::1111', '1.1.1.1', '127.0.0.1') },
    });
    expect(await fetcher.fetchSource({ url: `http://service.example:${web.port}/` })).toEqual(fetched('yes'));
    expect(connects()).toEqual([`CONNECT 1.1.1.1:${web.port}`, `CONNECT 127.0.0.1:${web.port}`]);
  });

  it('gets its credentials with CONNECT, and the source does not', async () => {
    const web = await startSite({ '/': text('yes') });
    const { fetcher, proxy } = await startBehindProxy({ credentials: 'ada:p%40ss@' });
    await fetcher.fetchSource({ url: `http://service.example:${web.port}/` });
    const expected = `Basic ${Buffer.from('ada:p@ss').toString('base64')}`;
    expect(proxy.requests[0]?.headers['proxy-authorization']).toBe(expected);
    expect(web.requests[0]?.headers).not.toHaveProperty('proxy-authorization');
  });
});

describe('nothing reaches an outbound proxy', () => {
  it.each([
    ['UF10', ['127.0.0.1', '10.0.0.1']],
    ['UF11', ['fd00::1']],
    ['UF11', ['192.168.1.1']],
    ['UF6', ['::ffff:10.0.0.1']],
    ['UF6', ['64:ff9b::a00:1']],
    ['UF3', ['169.254.169.254']],
    ['UF3', ['127.0.0.2']],
  ])('for a name that resolves to a private address (%s, UF34): %j', async (_id, addresses) => {
    const { fetcher, connects } = await startBehindProxy({ fetcher: { resolve: resolvesTo(...addresses) } });
    expect(await fetcher.fetchSource({ url: 'http://service.example/' })).toEqual(
      failed('refused', /not public/),
    );
    expect(connects()).toEqual([]);
  });

  it.each([true, false])(
    'for private addresses and names in the URL, whether the proxy resolves names (%s) or not (UF3, UF5, UF7, UF34)',
    async (resolvesNames) => {
      const { fetcher, connects } = await startBehindProxy({
        resolvesNames,
        fetcher: { policy: noPrivateNames },
      });
      const hosts = ['10.0.0.1', '0x7f.2', '2130706434', '[::1]', '[::ffff:10.0.0.1]', '169.254.169.254'];
      for (const host of [...hosts, 'localhost', 'metadata.internal', 'intranet', 'a.local.']) {
        expect(await fetcher.fetchSource({ url: `http://${host}/` })).toEqual(
          failed('refused', /not public|private network/),
        );
      }
      expect(connects()).toEqual([]);
    },
  );

  it.each([true, false])('for a refused target of a redirect (%s) (UF13, UF34)', async (resolvesNames) => {
    const targets = [
      'http://169.254.169.254/',
      'http://metadata.internal/',
      'file:///etc/passwd',
      'http://a.example:22/',
    ];
    const web = await startSite(
      Object.fromEntries(targets.map((target, index) => [`/${index}`, redirect(target)])),
    );
    const { fetcher, connects } = await startBehindProxy({
      resolvesNames,
      proxy: { resolve: () => '127.0.0.1' },
      fetcher: { policy: noPrivateNames },
    });
    for (const index of targets.keys()) {
      expect(await fetcher.fetchSource({ url: `http://service.example:${web.port}/${index}` })).toEqual(
        failed('refused', /^After a redirect/),
      );
    }
    const host = resolvesNames ? 'service.example' : '127.0.0.1';
    expect(new Set(connects())).toEqual(new Set([`CONNECT ${host}:${web.port}`]));
  });

  it('for a name that resolves to a private address only after a redirect (UF12, UF13, UF34)', async () => {
    const web = await startSite({ '/': redirect('http://inner.example/') });
    const { fetcher, connects } = await startBehindProxy({
      fetcher: {
        resolve: (name, callback) =>
          resolvesTo(name === 'inner.example' ? '10.0.0.1' : '127.0.0.1')(name, callback),
      },
    });
    expect(await fetcher.fetchSource({ url: `http://service.example:${web.port}/` })).toEqual(
      failed('refused', /not public/),
    );
    expect(connects()).toEqual([`CONNECT 127.0.0.1:${web.port}`]);
  });
});

describe('an outbound proxy that resolves names', () => {
  it('gets the name, which this server does not resolve (UF34)', async () => {
    const web = await startSite({ '/': text('yes') });
    const resolved: string[] = [];
    const { fetcher, connects } = await startBehindProxy({
      resolvesNames: true,
      proxy: { resolve: () => '127.0.0.1' },
      fetcher: { resolve: (name) => void resolved.push(name) },
    });
    expect(await fetcher.fetchSource({ url: `http://service.example:${web.port}/` })).toEqual(fetched('yes'));
    expect(connects()).toEqual([`CONNECT service.example:${web.port}`]);
    expect(resolved).toEqual([]);
  });
});

describe('a failure of an outbound proxy', () => {
  const quick: Setup['fetcher'] = { retryDelays: [] };

  it.each([
    [403, failed('refused', /does not allow a connection.*403/)],
    [407, failed('unreachable', /rejects its credentials.*SPECSHELF_FETCH_PROXY/, true)],
    [502, failed('unreachable', /could not connect to the host/, true)],
    [503, failed('unreachable', /could not connect to the host/, true)],
    [504, failed('timeout', /in time/, true)],
    [302, failed('refused', /does not allow a connection.*302/)],
  ])('is reported for the status %i, without the proxy and its credentials', async (status, failure) => {
    const { fetcher, proxy } = await startBehindProxy({
      proxy: { reply: () => status },
      credentials: 'ada:s3cret@',
      fetcher: quick,
    });
    const result = await fetcher.fetchSource({ url: 'http://service.example/' });
    expect(result).toEqual(failure);
    expect(JSON.stringify(result)).not.toMatch(new RegExp(`s3cret|ada|127|${proxy.port}`));
    expect(proxy.requests).toHaveLength(1);
  });

  it('is reported when nothing listens there, and is tried again', async () => {
    const { fetcher, proxy } = await startBehindProxy({ credentials: 'ada:s3cret@' });
    await proxy.close();
    const result = await fetcher.fetchSource({ url: 'http://service.example/' });
    expect(result).toEqual(failed('unreachable', /proxy of this server cannot be reached/, true));
    expect(JSON.stringify(result)).not.toMatch(/s3cret|ada|127/);
    expect(fetcher.waits).toHaveLength(2);
  });

  it('is a timeout when it never replies (UF18)', async () => {
    const { fetcher } = await startBehindProxy({
      proxy: { reply: () => undefined },
      fetcher: { ...quick, connectTimeout: 500 },
    });
    expect(await fetcher.fetchSource({ url: 'http://service.example/' })).toEqual(
      failed('timeout', /did not connect to the host in time/, true),
    );
  });
});
