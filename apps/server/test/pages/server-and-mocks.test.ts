import { defined } from '@specshelf/base/defined';
import { fixture } from '@specshelf/conformance';
import { createConsole, type PageHandler } from '@specshelf/mocks/console';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCookie, createVisitor, linksOf, type Seen, type Visitor } from '../support/pages/visitor.js';
import { baseUrl } from '../twin/start-twin-server.js';
import { startTwins, type Twins } from '../twin/start-twins.js';

// Compares the pages of the server and of the mocks, byte by byte.

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

/** A browser for the pages of the mocks. */
function createMockVisitor(): Pick<Visitor, 'see' | 'send'> {
  let cookie: string | undefined;
  const request = async (address: string, init: RequestInit): Promise<Seen> => {
    const sentHeaders = Object.fromEntries(new Headers(init.headers));
    const headers = { accept: 'text/html', ...defined({ cookie }), ...sentHeaders };
    const response = await pages(new Request(baseUrl + address, { ...init, headers }));
    if (!response) throw new Error(`The mocks have no page at ${address}.`);
    const cookies = response.headers.getSetCookie();
    for (const changed of cookies) cookie = applyCookie(cookie, changed);
    const sent = {
      ...Object.fromEntries(response.headers),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    };
    return { status: response.status, headers: sent, text: await response.text() };
  };
  return {
    see: (address, headers = {}, method = 'GET') =>
      request(address, { method, headers: textHeaders(headers) }),
    send: (address, form, headers = {}) =>
      request(address, { method: 'POST', headers: textHeaders(headers), body: new URLSearchParams(form) }),
  };
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Two visitors who do the same. */
function createVisitors() {
  const server = createVisitor(twins.serverURL);
  const mocks = createMockVisitor();
  const both = async (act: (visitor: Pick<Visitor, 'see' | 'send'>) => Promise<Seen>) => {
    const seen = { server: await act(server), mocks: await act(mocks) };
    expect(comparable(seen.mocks)).toEqual(comparable(seen.server));
    return seen;
  };
  return {
    see: (address: string, headers: Record<string, string> = {}, method = 'GET') =>
      both((visitor) => visitor.see(address, headers, method)),
    send: (address: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      both((visitor) => visitor.send(address, form, headers)),
    signIn: (name: string) =>
      both((visitor) => visitor.send('/sign-in', { token: twins.secrets[name] ?? name })),
  };
}

/** Headers of the transport, and those whose values contain the release, the time, a random value, or the encoding. */
const different =
  /^(?:connection|content-length|date|etag|keep-alive|set-cookie|transfer-encoding|vary|x-request-id)$/;

/** Secrets, and IDs that follow those of sessions and requests. */
const random = /shelf_\w+|value="\w{18}"|<div><span class="quiet">(?:request|token id):<\/span> \w+<\/div>/g;

function comparable({ status, headers, text }: Seen) {
  const compared = Object.entries(headers).filter(([name]) => !different.test(name));
  return { status, headers: Object.fromEntries(compared), text: text.replaceAll(random, '') };
}

/** Follows all links from the addresses, and returns the addresses of the pages. */
async function follow(
  see: (address: string) => Promise<{ server: Seen }>,
  start: readonly string[],
  isFollowed = isPage,
): Promise<string[]> {
  const addresses = new Set(start);
  // The loop also visits addresses that are added to the set while it runs.
  for (const address of addresses) {
    const { server } = await see(address);
    if (!/html/.test(server.headers['content-type'] ?? '')) continue;
    for (const link of linksOf(server, address)) if (isFollowed(link)) addresses.add(link);
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
    const { server, mocks } = await signIn('editor');
    expect(server.status).toBe(303);
    const attributes = ({ headers }: Seen) => String(headers['set-cookie']).replace(/=[^;]*/, '');
    expect(attributes(mocks)).toBe(attributes(server));
    // Visitors have seen the same pages in Markdown.
    const isFollowed = (link: string) => isPage(link) && !/\.md(?:\?|$)/.test(link);
    const addresses = await follow(see, ['/orgs/acme', '/orgs/acme/openapi/broken/versions'], isFollowed);
    expect(addresses.length).toBeGreaterThan(100);
  });

  it('to programs, with and without an access token', async () => {
    const { see } = createVisitors();
    const broken = '/orgs/acme/openapi/broken';
    for (const token of [twins.secrets['editor'], 'shelf_wrong', 'eyJ', undefined]) {
      const headers = token === undefined ? { accept: '*/*' } : { authorization: `Bearer ${token}` };
      const index = await see('/orgs/acme/llms.txt', headers);
      expect(index.server.status).toBe(token === 'shelf_wrong' ? 401 : 200);
      for (const address of [
        `${broken}.md`,
        `${broken}/llms.txt`,
        '/orgs/acme/openapi/none.md',
        '/orgs/acme',
      ]) {
        await see(address, headers);
      }
    }
  });

  it('of access tokens, and of the audit log', async () => {
    const { see, send, signIn } = createVisitors();
    await signIn('manager');
    const { server } = await send('/orgs/acme/tokens', { name: 'CI', scopes: 'tokens:write', days: '7' });
    expect(server.status).toBe(303);
    const created = await see('/orgs/acme/tokens');
    expect(created.mocks.text).toMatch(/<code>shelf_\w+<\/code><shelf-copy>/);
    await send('/orgs/acme/tokens', { name: 'CI', scopes: 'openapi:write', days: '7' });
    await send('/orgs/acme/tokens', { name: '', days: '' });
    const list = await see('/orgs/acme/tokens');
    const row =
      list.server.text.split('<tr>').find((text) => text.includes('<td class="main">Pipeline<')) ?? '';
    const revoke = /name="revoke" value="([^"]+)"/.exec(row)?.[1] ?? '';
    const { server: revoked } = await send('/orgs/acme/tokens', { revoke });
    expect(revoked.status).toBe(303);
    await see('/orgs/acme/tokens');
    await see('/orgs/acme/audit');
    await signIn('auditor');
    await see('/orgs/acme/audit');
    await see('/orgs/acme/audit?action=token.create&since=2020-01-01');
    await see('/orgs/acme/audit?since=never');
  });

  it('of the catalog entry', async () => {
    const { see, send, signIn } = createVisitors();
    await signIn('editor');
    const manage = '/orgs/acme/openapi/ferry/manage';
    const form = { action: 'metadata', owner: 'Team Tide', lifecycle: 'production', tags: 'a, b', links: '' };
    await send(manage, { ...form, links: 'Bad' });
    await send(manage, form);
    await see(manage);
    await send(manage, { ...form, owner: '', lifecycle: '', tags: '' });
  });

  it.each([
    '/sign-in?to=/orgs/acme',
    '/orgs/acme',
    '/orgs/acme/openapi/pets',
    '/orgs/acme/openapi/nothing',
    '/orgs/acme/openapi/broken',
    '/orgs/acme/openapi/ferry/docs/nothing',
    '/orgs/acme/openapi/ferry/versions/nothing',
    '/orgs/acme/openapi/%E0%A4%A',
    '/spaces/docs',
    '/assets/reader.0000000000000000.css',
    '/assets/nothing.js',
  ])('at %s to visitors', async (address) => {
    const { see } = createVisitors();
    await see(address, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    await see(address, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html' });
    await see(address, { accept: 'text/html' }, 'HEAD');
    await see(address, { accept: 'text/html' }, 'DELETE');
  });

  it('at the root to browsers', async () => {
    const { see } = createVisitors();
    const { server } = await see('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(server.status).toBe(303);
  });

  it('for forms: of a wrong token, of another site, and those that are too large', async () => {
    const { send, see, signIn } = createVisitors();
    await send('/sign-in', { token: 'wrong' });
    await send('/sign-in', { token: twins.secrets['editor'] ?? '' }, { 'sec-fetch-site': 'cross-site' });
    await send('/sign-in', { token: twins.secrets['editor'] ?? '' }, { origin: 'https://evil.example' });
    await send('/sign-in', { token: 'a'.repeat(65_536) });
    await send('/sign-in', { token: 'a'.repeat(3_000) });
    await signIn('editor');
    await see('/sign-in');
    await send('/sign-out', {});
    const { server } = await see('/orgs/acme');
    expect(server.status).toBe(401);
  });

  it('as unmodified for a matching ETag', async () => {
    const overview = '/orgs/acme/openapi/ferry';
    const mocks = createMockVisitor();
    const first = await mocks.see(overview);
    const second = await mocks.see(overview, { 'if-none-match': first.headers.etag });
    expect([first.status, second.status, second.text]).toEqual([200, 304, '']);
  });
});
