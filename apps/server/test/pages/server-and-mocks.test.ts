import { defined } from '@specshelf/base/defined';
import { fixture } from '@specshelf/conformance';
import { createConsole, type PageHandler } from '@specshelf/mocks/console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCookie, createVisitor, linksOf, type Seen } from '../support/pages/visitor.js';
import { baseUrl } from '../twin/start-twin-server.js';
import { startTwins, type Twins } from '../twin/start-twins.js';

// Compares the pages that links lead to, byte by byte. The conformance suite describes the pages of both.

const fixtures = {
  harbour: 'harbour-swagger-20.json',
  lighthouse: 'lighthouse-30.json',
  tides: 'tides-32.yaml',
  broken: 'broken.yaml',
};

let twins: Twins;
let pages: PageHandler;

beforeAll(async () => {
  twins = await startTwins();
  pages = createConsole(twins.backend);
  const headers = { authorization: 'Bearer {editor}', 'content-type': 'application/json' };
  for (const [slug, file] of Object.entries(fixtures)) {
    const target = `/v1/orgs/acme/openapi/${slug}`;
    const body = JSON.stringify({ source: { text: fixture(file) } });
    await twins.send({ method: 'PUT', target, headers, body });
    await twins.send({ method: 'PATCH', target, headers, body: '{"visibility":"public"}' });
    if (slug === 'broken') continue;
    await twins.send({
      method: 'PUT',
      target: `${target}/labels/prod`,
      headers,
      body: '{"version":"latest"}',
    });
  }
});

afterAll(() => twins.close());

/** Requests a page of both like one visitor, and expects the same response. */
function createVisitors() {
  const server = createVisitor(twins.serverURL);
  const cookies: Record<'cookie', string | undefined> = { cookie: undefined };
  const seeMocks = async (address: string, init: RequestInit = {}): Promise<Seen> => {
    const headers = { accept: 'text/html', ...defined(cookies) };
    const response = await pages(new Request(baseUrl + address, { ...init, headers }));
    if (!response) throw new Error(`The mocks have no page at ${address}.`);
    for (const changed of response.headers.getSetCookie())
      cookies.cookie = applyCookie(cookies.cookie, changed);
    const { status } = response;
    return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };
  return {
    see: async (address: string): Promise<Seen> => {
      const seen = await server.see(address);
      expect(comparable(await seeMocks(address))).toEqual(comparable(seen));
      return seen;
    },
    signIn: async (name: string) => {
      const token = twins.secrets[name] ?? name;
      await server.signIn(token);
      await seeMocks('/sign-in', { method: 'POST', body: new URLSearchParams({ token }) });
    },
  };
}

/** Headers of the transport, and those whose values contain the release, the time, a random value, or the encoding. */
const different =
  /^(?:connection|content-length|date|etag|keep-alive|set-cookie|transfer-encoding|vary|x-request-id)$/;

/** IDs that follow those of sessions and requests. */
const random = /<div><span class="quiet">(?:request|token id):<\/span> \w+<\/div>/g;

function comparable({ status, headers, text }: Seen) {
  const compared = Object.entries(headers).filter(([name]) => !different.test(name));
  return { status, headers: Object.fromEntries(compared), text: text.replaceAll(random, '') };
}

/** Follows all links from the addresses, and returns the addresses of the pages. */
async function follow(
  see: (address: string) => Promise<Seen>,
  start: readonly string[],
  isFollowed = isPage,
): Promise<string[]> {
  const addresses = new Set(start);
  // The loop also visits addresses that are added to the set while it runs.
  for (const address of addresses) {
    const seen = await see(address);
    if (!/html/.test(seen.headers['content-type'] ?? '')) continue;
    for (const link of linksOf(seen, address)) if (isFollowed(link)) addresses.add(link);
  }
  return [...addresses];
}

/** The API also has links in pages, to published documents. */
function isPage(link: string): boolean {
  return !link.startsWith('/published/');
}

const slugs = ['ferry', ...Object.keys(fixtures).filter((slug) => slug !== 'broken')];

describe('the server and the mocks show the same pages', () => {
  it.each(slugs)('of %s to visitors', async (slug) => {
    const { see } = createVisitors();
    const overview = `/orgs/acme/openapi/${slug}`;
    const addresses = await follow(see, [overview, `${overview}/search?q=a`, `${overview}/search.json`]);
    expect(addresses.length).toBeGreaterThan(10);
    for (const kind of ['docs', 'operations', 'print', 'assets']) {
      expect([kind, addresses.some((address) => address.includes(`/${kind}`))]).toEqual([kind, true]);
    }
  });

  it('to members', async () => {
    const { see, signIn } = createVisitors();
    await signIn('editor');
    // Visitors have seen the same pages in Markdown.
    const isFollowed = (link: string) => isPage(link) && !/\.md(?:\?|$)/.test(link);
    const addresses = await follow(see, ['/orgs/acme', '/orgs/acme/openapi/broken/versions'], isFollowed);
    expect(addresses.length).toBeGreaterThan(100);
  });
});
