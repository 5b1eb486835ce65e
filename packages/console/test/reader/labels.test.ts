import { beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const museum = '/orgs/acme/openapi/museum';
const prod = `${museum}/@prod`;

let test: TestConsole;

beforeEach(() => {
  test = createTestConsole();
  test.reader.labels.set('prod', 'v1');
});

/** Shows the version of a label at the address without a version. */
function setDefault(defaultLabel: string) {
  const spec = test.reader.specs.get('museum');
  const defaultVersion = test.reader.labels.get(defaultLabel);
  if (!spec || defaultVersion === undefined) throw new Error('No such label');
  test.reader.specs.set('museum', { ...spec, defaultLabel, defaultVersion });
}

describe('the documentation of a label', () => {
  it.each([prod, `${museum}/@PROD`])('begins at %s', async (address) => {
    const { status, headers } = await fetchPage(test, address);
    expect([status, headers['location']]).toEqual([308, `/specs${prod}/docs`]);
  });

  it.each([
    '/docs',
    '/docs/tickets/buy',
    '/operations',
    '/schemas',
    '/schemas/Ticket',
    '/search?q=a',
    '/print/tickets',
  ])('has links that stay below the label, at %s', async (path) => {
    const { status, body } = await fetchPage(test, prod + path);
    expect(status).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).toContain(
      `<link rel="canonical" href="https://docs.example/specs${prod}${path.replace(/\?.*/, '')}"`,
    );
    expect(body).toContain(`data-index="/specs${prod}/search.json"`);
    const others = hrefsOf(body).filter(
      (href) => href.startsWith(`/specs${museum}`) && !href.startsWith(`/specs${prod}/`),
    );
    // The hint, and the changelog of all versions with its feed.
    expect(new Set(others)).toEqual(
      new Set([`/specs${museum}`, `/specs${museum}/changelog`, `/specs${museum}/changelog.atom`]),
    );
  });

  it('has search data below the label', async () => {
    const { body } = await fetchPage(test, `${prod}/search.json`);
    expect(body).toContain(`"pages":"/specs${prod}/docs/"`);
  });

  it('links the published document of the label', async () => {
    const { body } = await fetchPage(test, `${prod}/docs`);
    expect(hrefsOf(body)).toContain('/specs/published/acme/museum@prod.json');
    expect(hrefsOf(body)).not.toContain('/specs/published/acme/museum.json');
  });

  it('is revalidated, and changes when the label moves', async () => {
    const page = `${prod}/docs/tickets`;
    const { headers } = await fetchPage(test, page);
    expect(headers['cache-control']).toBe('public, no-cache');
    const sent = { 'if-none-match': headers['etag'] ?? '' };
    expect((await fetchPage(test, page, sent)).status).toBe(304);
    test.reader.labels.set('prod', 'v2');
    expect((await fetchPage(test, page, sent)).status).toBe(200);
  });

  it('is not stored at other names of a version', async () => {
    for (const name of ['latest', 'label:prod']) {
      const { status, headers } = await fetchPage(test, `${museum}/versions/${name}/docs/tickets`);
      expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    }
  });

  it('returns to the label after sign-in', async () => {
    const signInOf = async (address: string) =>
      hrefsOf((await fetchPage(test, address)).body).filter((href) => href.startsWith('/specs/sign-in'));
    expect(await signInOf(`${prod}/operations`)).toEqual([
      `/specs/sign-in?to=${encodeURIComponent(`${prod}/docs`)}`,
    ]);
    expect(await signInOf(museum)).toEqual([`/specs/sign-in?to=${encodeURIComponent(museum)}`]);
  });

  it('has a hint unless it is the default version', async () => {
    const hint = /labeled <strong>prod<\/strong>.*?Open the latest version/;
    expect((await fetchPage(test, `${prod}/docs`)).body).toMatch(hint);
    setDefault('prod');
    const { body } = await fetchPage(test, `${prod}/docs`);
    expect(body).not.toContain('reader-note');
    expect(body).toContain('<span class="reader-badge" title="prod">prod</span>');
  });
});

describe('an unknown label', () => {
  it('of a public specification has a page', async () => {
    for (const path of ['', '/docs', '/docs/tickets', '/search?q=a']) {
      const { status, body } = await fetchPage(test, `${museum}/@%3Ci%3E${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toContain('no label "&lt;i>"'.replaceAll('"', '&quot;'));
      expect(hrefsOf(body)).toContain(`/specs${museum}/operations`);
    }
  });

  it('of a private specification looks like a specification that does not exist', async () => {
    const [known, unknown, missing] = await Promise.all(
      ['vault/@prod', 'vault/@none', 'nothing/@none'].map(async (path) => {
        const { status, headers, body } = await fetchPage(test, `/orgs/acme/openapi/${path}/docs`);
        return { status, headers, body: body.replaceAll(path.replace('@', '%40'), '').replaceAll(path, '') };
      }),
    );
    expect(known?.status).toBe(401);
    expect(known).toEqual(unknown);
    expect(unknown).toEqual(missing);
  });
});

describe('the version menu', () => {
  const menuOf = (body: string) => /<details class="reader-version.*?<\/details>/s.exec(body)?.[0] ?? '';

  it('lists labels for everyone, and versions for members', async () => {
    const page = `${museum}/docs/tickets`;
    const anonymous = menuOf((await fetchPage(test, page)).body);
    expect(hrefsOf(anonymous)).toEqual([`/specs${prod}/docs/tickets?switch`]);
    const cookie = await signIn(test);
    const member = menuOf((await fetchPage(test, page, { cookie })).body);
    expect(hrefsOf(member)).toEqual(
      [`${prod}/docs/tickets?switch`, page, `${museum}/versions/v1/docs/tickets?switch`].map(
        (path) => `/specs${path}`,
      ),
    );
    expect(member).toContain('1.1.0, <time');
    expect(member.match(/aria-current/g)).toHaveLength(1);
  });

  it('is absent without other versions, and in pages that caches store for long', async () => {
    expect(menuOf((await fetchPage(test, `${museum}/versions/v1/docs`)).body)).toBe('');
    test.reader.labels.clear();
    expect(menuOf((await fetchPage(test, museum)).body)).toBe('');
  });

  it.each([
    ['/docs/tickets/buy', '/docs/tickets/buy'],
    ['/docs/tickets?from=0', '/docs/tickets?from=0'],
    ['/search', '/search'],
    ['/search?q=a%26b', '/search?q=a%26b'],
    ['/docs/removed', '/docs'],
    ['/schemas/Removed', '/docs'],
  ])('leads from %s to the page of the other version, or to its overview', async (path, expected) => {
    const query = path.includes('?') ? '&' : '?';
    const { status, headers } = await fetchPage(test, `${prod}${path}${query}switch`);
    expect([status, headers['location']]).toEqual([303, `/specs${prod}${expected}`]);
  });

  it('keeps the text of a search', async () => {
    const menu = menuOf((await fetchPage(test, `${museum}/search?q=a%26b+c`)).body);
    expect(hrefsOf(menu)).toEqual([`/specs${prod}/search?switch&q=a%26b%20c`]);
  });

  it('names the default label, and the address without a version shows it', async () => {
    setDefault('prod');
    const cookie = await signIn(test);
    const { body } = await fetchPage(test, `${museum}/operations`, { cookie });
    const menu = menuOf(body);
    expect(menu).toContain('<span class="reader-badge" title="prod">prod</span>');
    expect(menu).toContain('prod<span class="reader-soft"> default</span>');
    expect(hrefsOf(menu)).toContain(`/specs${museum}/versions/v2/operations?switch`);
    expect(menu).toMatch(/@prod\/operations" rel="nofollow" aria-current="true"/);
    expect(body).toContain(`href="/specs/published/acme/museum.json"`);
    const version = await fetchPage(test, `${museum}/versions/v2/docs`, { cookie });
    expect(version.body).toContain(`<a href="/specs${museum}">Open the default version</a>`);
    expect(hrefsOf(version.body)).toContain(`/specs${museum}/versions/v2/document.json`);
    const label = await fetchPage(test, `${museum}/@prod/docs/removed`);
    expect(label.body).toContain('Open the default version, prod');
  });
});
