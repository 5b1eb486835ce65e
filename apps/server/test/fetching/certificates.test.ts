import { describe, expect, it } from 'vitest';
import { authority, certificates, key } from '../support/http/certificates.js';
import { failed, fetched, resolvesTo, startFetcher, startSite } from '../support/http/fetch-from.js';
import { text } from '../support/http/start-web.js';

async function fetchWith(cert: string, authorities: string[] | undefined = [authority]) {
  const web = await startSite({ '/': text('yes') }, { key, cert });
  const fetcher = startFetcher({ resolve: resolvesTo('127.0.0.1'), ...(authorities ? { authorities } : {}) });
  const result = await fetcher.fetchSource({ url: `https://service.example:${web.port}/` });
  return { result, web };
}

describe('a certificate', () => {
  it('of an authority that is trusted is accepted', async () => {
    expect((await fetchWith(certificates.valid)).result).toEqual(fetched('yes'));
  });

  it.each([
    ['has expired', certificates.expired, /has expired.*renew/],
    ['is not valid yet', certificates.early, /not valid yet/],
    ['is for another host', certificates.otherName, /for another name than the one in the URL/],
    ['is self-signed', certificates.selfSigned, /self-signed.*NODE_EXTRA_CA_CERTS/],
  ])('UF17: that %s is refused, and nothing is sent', async (_name, cert, message) => {
    const { result, web } = await fetchWith(cert);
    expect(result).toEqual(failed('certificate', message));
    expect(web.requests).toEqual([]);
    expect(JSON.stringify(result)).not.toContain('other.example');
  });

  it('UF17: of an authority that nobody trusts is refused', async () => {
    const web = await startSite({ '/': text('yes') }, { key, cert: certificates.valid });
    const fetcher = startFetcher({ resolve: resolvesTo('127.0.0.1') });
    expect(await fetcher.fetchSource({ url: `https://service.example:${web.port}/` })).toEqual(
      failed('certificate', /authority that this server does not trust/),
    );
  });

  it('is asked for from a host that has none', async () => {
    const web = await startSite({ '/': text('yes') });
    const fetcher = startFetcher({ resolve: resolvesTo('127.0.0.1') });
    expect(await fetcher.fetchSource({ url: `https://service.example:${web.port}/` })).toEqual(
      failed('unreachable', /supports https/),
    );
  });
});
