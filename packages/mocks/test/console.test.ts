import { fixture } from '@specshelf/conformance';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBackend } from '../src/backend.js';
import { createConsole, type PageHandler, type SessionStore } from '../src/console.js';
import { createMocks } from '../src/index.js';
import { siteOf } from '../src/pages/site-of.js';
import { strict } from '../src/strict.js';

// The conformance suite describes the pages.

const ferry = { slug: 'ferry', source: { text: fixture('ferry.yaml') }, visibility: 'public' } as const;
const world = { organizations: [{ id: 'default', spaces: ['docs'] }], specs: [ferry] };
const overview = '/orgs/default/openapi/ferry';

const at = (baseUrl: string, path: string, init?: RequestInit) => new Request(baseUrl + path, init);

async function see(pages: PageHandler, request: Request): Promise<{ status?: number; text: string }> {
  const response = await pages(request);
  if (!response) return { text: '' };
  return { status: response.status, text: await response.text() };
}

function form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields), headers };
}

function storeInMemory() {
  const store: SessionStore & { cookie: string | undefined } = {
    cookie: undefined,
    read: () => store.cookie,
    write: (cookie) => {
      store.cookie = cookie;
    },
  };
  return store;
}

describe('the web pages of the mocks', () => {
  it('are the documentation of public specifications, with its files and its search', async () => {
    const backend = createBackend({ world });
    const { baseUrl } = backend;
    const pages = createConsole(backend);
    const { text } = await see(pages, at(baseUrl, overview));
    expect(text).toContain('<title>Ferry');
    for (const [, path = ''] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+|\/orgs\/[^"#]+)"/g)) {
      expect([path, (await see(pages, at(baseUrl, path))).status]).toEqual([path, 200]);
    }
    expect((await see(pages, at(baseUrl, `${overview}/search?q=sailings`))).text).toContain('results');
    expect((await see(pages, at(baseUrl, `${overview}/search?q=zzz`))).text).toContain('Nothing matches');
  });

  it('exist only under the base URL, also with a path prefix', async () => {
    const pages = createConsole(createBackend({ world, baseUrl: 'https://docs.example/shelf' }));
    const { text } = await see(pages, at('https://docs.example', `/shelf${overview}`));
    expect(text).toContain(`href="/shelf${overview}/operations"`);
    const others = [
      `https://docs.example${overview}`,
      `https://other.example/shelf${overview}`,
      'https://docs.example/shelf/v1/user',
      'https://docs.example/shelf/',
    ];
    for (const url of others) expect([url, await pages(new Request(url))]).toEqual([url, undefined]);
    const root = await pages(
      at('https://docs.example', '/shelf/', { headers: { accept: 'text/html,*/*;q=0.8' } }),
    );
    expect([root?.status, root?.headers.get('location')]).toEqual([303, '/shelf/sign-in']);
  });

  it('show the new state after a request, a reset, and a restore', async () => {
    const backend = createBackend({ world });
    const pages = createConsole(backend);
    const headers = { authorization: `Bearer ${backend.token}`, 'content-type': 'application/json' };
    const titled = (title: string) =>
      JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
    const titleOf = async () =>
      /<title>(.*?)<\/title>/.exec((await see(pages, at(backend.baseUrl, overview))).text)?.[1];
    const first = await titleOf();
    const before = await backend.snapshot();
    await backend.fetch('/v1/orgs/default/openapi/ferry', {
      ...{ method: 'PUT', headers },
      body: JSON.stringify({ source: { text: titled('Ships') } }),
    });
    expect(await titleOf()).toBe('Ships');
    backend.restore(before);
    expect(await titleOf()).toBe(first);
    backend.reset();
    expect(await titleOf()).toBe(first);
  });

  it('answer requests through MSW', async () => {
    const mocks = createMocks({ world });
    const pages = createConsole(mocks);
    const server = setupServer(
      http.all('*', ({ request }) => pages(request)),
      ...mocks.handlers,
    );
    server.listen(strict);
    onTestFinished(() => server.close());
    expect((await fetch(mocks.baseUrl + overview)).status).toBe(200);
    const user = await fetch(`${mocks.baseUrl}/v1/user`, { headers: { authorization: 'Bearer any' } });
    expect(user.status).toBe(200);
  });

  it('count against the rate limit of a scenario', async () => {
    const backend = createBackend({ world });
    const pages = createConsole(backend);
    backend.scenario.rateLimit({ limit: 1, windowMs: 1000 });
    const statuses = [];
    for (let count = 0; count < 2; count++) {
      const response = await pages(at(backend.baseUrl, overview));
      statuses.push(response?.status);
    }
    expect(statuses).toEqual([200, 429]);
  });

  it('hide an unexpected error, and print it', async () => {
    const backend = createBackend({ world });
    const pages = createConsole(backend, {
      session: {
        read: () => 'specshelf_session=none',
        write: () => Promise.reject(new Error('Out of order')),
      },
    });
    const print = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const { status, text } = await see(pages, at(backend.baseUrl, '/sign-in', form({ token: 'any' })));
    expect([status, text.includes('Out of order')]).toEqual([500, false]);
    expect(print).toHaveBeenCalledWith(new Error('Out of order'));
  });
});

describe('sign-in', () => {
  it('uses a store in place of headers, whose session another console continues', async () => {
    const backend = createBackend({ world });
    const session = storeInMemory();
    const pages = createConsole(backend, { session });
    const organization = at(backend.baseUrl, '/orgs/default');
    const signedIn = await pages(at(backend.baseUrl, '/sign-in', form({ token: 'any' })));
    expect([signedIn?.status, signedIn?.headers.get('set-cookie')]).toEqual([303, null]);
    expect(session.cookie).toMatch(/^__Host-specshelf_session=/);
    const first = await see(pages, organization);
    expect(first.status).toBe(200);
    const restarted = createConsole(createBackend({ world }), { session });
    expect(await see(restarted, organization)).toEqual(first);
    await pages(at(backend.baseUrl, '/sign-out', { method: 'POST' }));
    expect(session.cookie).toBeUndefined();
    expect((await see(pages, organization)).status).toBe(401);
  });

  it('stores the secret of a created token beside the session until it was shown', async () => {
    const backend = createBackend({ world });
    const session = storeInMemory();
    const pages = createConsole(backend, { session });
    const tokens = '/orgs/default/tokens';
    await pages(at(backend.baseUrl, '/sign-in', form({ token: 'any' })));
    const before = session.cookie;
    const fields = form({ name: 'CI', scopes: 'openapi:read', days: '7' });
    expect((await pages(at(backend.baseUrl, tokens, fields)))?.status).toBe(303);
    expect(session.cookie?.split('; ').map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '__Host-specshelf_session',
      '__Host-specshelf_signed_in',
      '__Host-specshelf_created_token',
    ]);
    const secret = /<code>(shelf_\w+)<\/code><shelf-copy>/;
    expect((await see(pages, at(backend.baseUrl, tokens))).text).toMatch(secret);
    expect(session.cookie).toBe(before);
    expect((await see(pages, at(backend.baseUrl, tokens))).text).not.toMatch(secret);
  });

  it('does not repeat the ID of an ended session', async () => {
    const session = storeInMemory();
    const signIn = (pages: PageHandler, baseUrl: string) =>
      pages(at(baseUrl, '/sign-in', form({ token: 'any' })));
    const earlier = createBackend({ world });
    const earlierPages = createConsole(earlier, { session });
    // The second session: its ID is created again by the pages below.
    for (let count = 0; count < 2; count++) await signIn(earlierPages, earlier.baseUrl);
    const backend = createBackend({ world });
    const pages = createConsole(backend, { session });
    const signOut = () => pages(at(backend.baseUrl, '/sign-out', { method: 'POST' }));
    for (let count = 0; count < 3; count++) {
      expect((await see(pages, at(backend.baseUrl, '/orgs/default'))).status).toBe(200);
      await signOut();
      await signIn(pages, backend.baseUrl);
    }
  });

  it('recognizes forms of other sites in a service worker by their referrer', () => {
    const url = 'https://docs.example/sign-in';
    // Only a browser can create these requests.
    const sent = { method: 'POST', mode: 'navigate', url } as const;
    const siteFrom = (referrer: string, more: object = {}) => siteOf({ ...sent, referrer, ...more });
    expect(siteFrom('https://docs.example/orgs/acme')).toBe('same-origin');
    expect(siteFrom('https://evil.example/')).toBe('cross-site');
    expect(siteFrom('')).toBe('cross-site');
    expect(siteFrom('about:client')).toBe('cross-site');
    expect(siteFrom('', { method: 'GET' })).toBeNull();
    expect(siteFrom('', { mode: 'cors' })).toBeNull();
  });
});

it('rejects unknown options, and backends of another copy of the package', () => {
  expect(() => createConsole(createBackend(), JSON.parse('{ "cookies": 1 }'))).toThrow(
    'Unknown option `cookies`. Known options: session.',
  );
  const { fetch, ...other } = createBackend();
  expect(() => createConsole({ ...other, fetch, calls: { ...other.calls } })).toThrow(
    'The backend must be created by the same copy',
  );
});
