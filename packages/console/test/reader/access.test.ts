import { beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const paths = [
  '',
  '/docs/tickets',
  '/operations',
  '/schemas',
  '/schemas/Ticket',
  '/search?q=a',
  '/search.json',
  '/print/tickets',
  '/none',
];
const all = [...paths, ...paths.slice(1).map((path) => `/versions/v1${path}`)];

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
});

describe('a private specification', () => {
  it.each(all)('looks like a nonexistent one at %s', async (path) => {
    const [vault, missing] = await Promise.all(
      ['vault', 'nothing'].map(async (slug) => {
        const { status, headers, body } = await fetchPage(test, `/orgs/acme/openapi/${slug}${path}`);
        return { status, headers, body: body.replaceAll(slug, 'slug') };
      }),
    );
    expect(vault?.status).toBe(401);
    expect(vault).toEqual(missing);
  });

  it('without a version looks like a nonexistent one, also when it is public', async () => {
    const draft = test.reader.specs.get('draft');
    if (draft) test.reader.specs.set('draft', { ...draft, visibility: 'public' });
    expect((await fetchPage(test, '/orgs/acme/openapi/draft')).status).toBe(401);
  });

  it('is readable for its members', async () => {
    const cookie = await signIn(test);
    const { status, body } = await fetchPage(test, '/orgs/acme/openapi/vault', { cookie });
    expect(status).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(hrefsOf(body)).toContain('/specs/orgs/acme/openapi/vault/versions');
    expect(hrefsOf(body)).toContain('/specs/orgs/acme/openapi/vault/versions/v2/document.json');
  });
});

describe('a public specification', () => {
  it('shows visitors no links that need a token, except sign-in', async () => {
    const { body } = await fetchPage(test, '/orgs/ACME/openapi/museum');
    expect(hrefsOf(body)).toContain('/specs/sign-in?to=%2Forgs%2Facme%2Fopenapi%2Fmuseum');
    expect(hrefsOf(body)).toContain('/specs/published/acme/museum.json');
    expect(hrefsOf(body).filter((href) => href.endsWith('/versions'))).toEqual([]);
    expect(body).not.toContain('>Catalog</a>');
  });

  it('leads members to the catalog of the organization', async () => {
    const cookie = await signIn(test);
    for (const path of ['', '/docs/tickets/buy', '/versions/v1/docs/tickets']) {
      const { body } = await fetchPage(test, `/orgs/ACME/openapi/museum${path}`, { cookie });
      expect(body).toContain('<a href="/specs/orgs/acme">Catalog</a>');
      expect(body).not.toContain('>Sign in</a>');
    }
  });

  it('opens without a reload from a link of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await fetchPage(test, '/orgs/acme/openapi/museum', headers)).body).toContain(
      '<h1 dir="auto">Museum</h1>',
    );
    const vault = await fetchPage(test, '/orgs/acme/openapi/vault', headers);
    expect(vault.body).toContain(
      'http-equiv="refresh" content="0; url=/specs/orgs/acme/openapi/vault?again"',
    );
  });

  it('contains no form that changes data', async () => {
    const cookie = await signIn(test);
    const { body } = await fetchPage(test, '/orgs/acme/openapi/museum', { cookie });
    expect(body).not.toContain('method="post"');
  });
});
