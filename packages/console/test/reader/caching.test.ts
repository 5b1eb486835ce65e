import type { OpenAPISpecRecord } from '@specshelf/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';
const page = `${museum}/docs/tickets/buy`;

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
});

/** Changes the specification. */
function change(changes: Partial<OpenAPISpecRecord>) {
  const spec = test.reader.specs.get('museum');
  if (!spec) throw new Error('No such specification');
  test.reader.specs.set('museum', { ...spec, ...changes });
}

describe('the ETag of a page', () => {
  it('leads to 304 without loading the document', async () => {
    const { headers } = await fetchPage(test, page);
    const etag = headers['etag'] ?? '';
    expect(etag).toMatch(/^"[\w+/]{24}"$/);
    const { loads } = test.reader;
    for (const sent of [etag, `W/${etag}`, etag.replace(/"$/, '-br"'), '*']) {
      expect(await fetchPage(test, page, { 'if-none-match': sent })).toMatchObject({ status: 304, body: '' });
    }
    expect((await fetchPage(test, page, { 'if-none-match': '"other"' })).status).toBe(200);
    expect(test.reader.loads).toBe(loads);
  });

  it('differs between pages, parts, versions, visitors, and contents', async () => {
    const cookie = await signIn(test);
    const addresses = [
      museum,
      page,
      `${museum}/operations`,
      `${museum}/docs/tickets`,
      `${museum}/print/tickets`,
      `${museum}/search.json`,
      `${page}?format=md`,
      `${museum}/schemas/Ticket`,
      `${museum}/schemas/Ticket?part=Ticket&from=400`,
      `${museum}/schemas/Ticket?part=Ticket&from=401`,
      `${museum}/versions/v1/docs/tickets/buy`,
      `${museum}/versions/v2/docs/tickets/buy`,
    ];
    const etags: (string | undefined)[] = [];
    for (const address of addresses) etags.push((await fetchPage(test, address)).headers['etag']);
    etags.push((await fetchPage(test, page, { cookie })).headers['etag']);
    test.reader.identity = 'second';
    etags.push((await fetchPage(test, page)).headers['etag']);
    expect(new Set(etags).size).toBe(addresses.length + 2);
    expect(etags).not.toContain(undefined);
  });

  it('does not depend on unknown parameters', async () => {
    const { headers } = await fetchPage(test, page);
    expect((await fetchPage(test, `${page}?utm=1`)).headers['etag']).toBe(headers['etag']);
  });
});

describe('the Cache-Control of a page', () => {
  it.each([
    [page, 'public, max-age=60, must-revalidate'],
    [`${museum}/versions/v1/docs/tickets`, 'public, max-age=86400'],
    [`${museum}/search.json`, 'public, max-age=60, must-revalidate'],
    [`${museum}/search?q=a`, 'private, no-store'],
  ])('%s is %s without a session', async (address, expected) => {
    expect((await fetchPage(test, address)).headers['cache-control']).toBe(expected);
  });

  it('allows no cache to answer alone if a label selects the version', async () => {
    test.reader.labels.set('prod', 'v1');
    change({ defaultLabel: 'prod', defaultVersion: 'v1' });
    for (const address of [museum, page, `${museum}/search.json`])
      expect((await fetchPage(test, address)).headers['cache-control']).toBe('public, no-cache');
  });

  it('of a private specification or with a session is private', async () => {
    const cookie = await signIn(test);
    for (const address of [page, '/orgs/acme/openapi/vault/docs/tickets']) {
      const { headers } = await fetchPage(test, address, { cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['vary']).toBe('Cookie, Authorization, Accept');
    }
  });
});

describe('a page of a version, which caches store for a day', () => {
  it.each(['v1', 'v2'])('of %s does not depend on the default label', async (id) => {
    const bodies: string[] = [];
    for (const defaults of [{}, { defaultLabel: 'prod', defaultVersion: 'v1' }, { defaultVersion: 'v2' }]) {
      change(defaults);
      for (const path of ['/docs', '/operations', '/docs/tickets'])
        bodies.push((await fetchPage(test, `${museum}/versions/${id}${path}`)).body);
    }
    expect(new Set(bodies).size).toBe(3);
    expect(bodies[0]).toContain('You are reading version 1.2.0 of <time');
    expect(bodies[0]).toContain('>Open the default version</a>');
    expect(bodies[0]).not.toContain('/published/');
  });
});

describe('the headers of a deprecation', () => {
  const deprecation = { at: '2026-03-01T00:00:00.000Z', sunset: '2026-09-01T00:00:00.000Z' };
  const headersOf = async (address: string, sent: Record<string, string> = {}) => {
    const { headers } = await fetchPage(test, address, sent);
    return [headers['deprecation'], headers['sunset']];
  };
  const expected = ['@1772323200', 'Tue, 01 Sep 2026 00:00:00 GMT'];

  it('are absent without one', async () => {
    expect(await headersOf(page)).toEqual([undefined, undefined]);
  });

  it('are those of the specification', async () => {
    change({ deprecation });
    for (const address of [museum, page, `${museum}/operations`, `${page}?format=md`])
      expect(await headersOf(address)).toEqual(expected);
    const { headers } = await fetchPage(test, page);
    const etag = headers['etag'] ?? '';
    expect((await fetchPage(test, page, { 'if-none-match': etag })).status).toBe(304);
    expect(await headersOf(page, { 'if-none-match': etag })).toEqual(expected);
    change({ deprecation: { at: deprecation.at } });
    expect(await headersOf(page)).toEqual([expected[0], undefined]);
  });

  it('are absent from pages that caches store for a day', async () => {
    change({ deprecation });
    const version = `${museum}/versions/v1/docs/tickets`;
    expect(await headersOf(version)).toEqual([undefined, undefined]);
    expect(await headersOf(version, { cookie: await signIn(test) })).toEqual(expected);
    expect(await headersOf(`${museum}/versions/latest/docs/tickets`)).toEqual(expected);
  });
});

it('renders concurrent equal requests once', async () => {
  const bodies = await Promise.all([fetchPage(test, page), fetchPage(test, page), fetchPage(test, page)]);
  expect(test.reader.loads).toBe(1);
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
});

describe('assets', () => {
  it('are immutable at the addresses in pages', async () => {
    const { body } = await fetchPage(test, page);
    const addresses = [...body.matchAll(/"\/specs(\/assets\/reader\.[0-9a-f]{16}\.(?:css|js))"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const { status, headers } = await fetchPage(test, address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('of another release are the current ones, which caches must not store', async () => {
    const { status, headers } = await fetchPage(test, '/assets/reader.0123456789abcdef.css');
    expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
  });

  it.each(['reader.css', 'other.0123456789abcdef.css', '..%2Fa'])(
    'of the name %s do not exist',
    async (name) => {
      expect((await fetchPage(test, `/assets/${name}`)).status).toBe(404);
    },
  );
});
