import type { FetchFailureCause, FetchRequest, FetchResult } from '@specshelf/service';
import { afterEach, expect } from 'vitest';
import { createSourceFetcher, type SourceFetcher } from '../../../src/fetching/create-source-fetcher.js';
import { type FetchOptions, fetchDefaults } from '../../../src/fetching/fetch-options.js';
import { createAddressPolicy } from '../../../src/fetching/guard/address-policy.js';
import { type OutboundProxy, type OutboundProxyOptions, startOutboundProxy } from './start-outbound-proxy.js';
import { type Certificate, type Page, startWeb, type Web } from './start-web.js';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A web server that is closed after the test. */
export async function startSite(pages: Record<string, Page>, certificate?: Certificate): Promise<Web> {
  const web = await startWeb(pages, certificate && { certificate });
  open.push(web);
  return web;
}

/** An outbound proxy that is closed after the test. */
export async function startProxyForTest(options?: OutboundProxyOptions): Promise<OutboundProxy> {
  const proxy = await startOutboundProxy(options);
  open.push(proxy);
  return proxy;
}

export interface TestFetcher extends SourceFetcher {
  /** The waits before retries, which take no time. */
  waits: number[];
}

/** A fetcher that may connect to this machine and does not wait, closed after the test. */
export function startFetcher(options: Partial<FetchOptions> = {}): TestFetcher {
  const waits: number[] = [];
  const fetcher = createSourceFetcher({
    ...fetchDefaults,
    policy: createAddressPolicy(true),
    ownOrigins: [],
    delay: async (milliseconds) => {
      waits.push(milliseconds);
    },
    ...options,
  });
  open.push(fetcher);
  return { ...fetcher, waits };
}

export interface Fetched {
  result: FetchResult;
  web: Web;
  fetcher: TestFetcher;
}

/** Fetches `/` of a web server on this machine. */
export async function fetchFrom(
  pages: Record<string, Page> | Page,
  options: Partial<FetchOptions> = {},
  request: Partial<FetchRequest> | ((site: string) => Partial<FetchRequest>) = {},
): Promise<Fetched> {
  const web = await startSite(typeof pages === 'function' ? { '/': pages } : pages);
  const fetcher = startFetcher(options);
  const more = typeof request === 'function' ? request(web.url) : request;
  return { result: await fetcher.fetchSource({ url: `${web.url}/`, ...more }), web, fetcher };
}

/** Resolves every name to these addresses. */
export function resolvesTo(...addresses: string[]): FetchOptions['resolve'] {
  return (_name, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
}

export function failed(cause: FetchFailureCause, message: RegExp, temporary = false) {
  const code = cause === 'timeout' ? 'FETCH_TIMEOUT' : 'FETCH_ERROR';
  return { kind: 'failed', code, cause, message: expect.stringMatching(message), temporary };
}

export function fetched(body: string) {
  return expect.objectContaining({ kind: 'fetched', bytes: bytesOf(body) });
}

export function bytesOf(body: string): Uint8Array {
  return new TextEncoder().encode(body);
}
