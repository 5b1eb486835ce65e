import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');
const publishedPaths = ['/published/acme/ferry.json', '/published/acme/ferry.yaml'];

export function publishedSuite(context: SuiteContext): void {
  describe('published documents', () => {
    const fetchAnonymously = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      context.request(method, path, { token: null, headers });

    async function publish(): Promise<void> {
      await context.publish(specSlug, ferry);
      await context.client().specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
    }

    context.test('returns the published URL only while the specification is public', async () => {
      const { specs } = context.client();
      await context.publish(specSlug, ferry);
      const published = await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      expect(published.visibility).toBe('public');
      expect(new URL(published.urls.published ?? '').pathname).toBe('/published/acme/ferry.json');
      const hidden = await specs.setVisibility({ organizationId, specSlug, visibility: 'private' });
      expect(hidden.visibility).toBe('private');
      expect(hidden.urls).not.toHaveProperty('published');
    });

    context.test('serves the document as JSON and YAML without a token (TN8)', async () => {
      await publish();
      const [json, yaml] = await Promise.all(publishedPaths.map((path) => fetchAnonymously(path)));
      expect(json?.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(json?.text ?? '')).toMatchObject({ info: { title: 'Ferry API' } });
      expect(yaml?.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
      expect(yaml?.text).toContain('title: Ferry API');
    });

    context.test('adds rendered descriptions to the content and not to documents', async () => {
      const text = fixture('lighthouse-30.json').replace(
        '"type": "number"',
        '"type": "number", "x-gitbook-enum": {}',
      );
      const { lastVersion } = await context.publish(specSlug, text);
      await context.client().specs.setVisibility({ organizationId: 'acme', specSlug, visibility: 'public' });
      const version = `/v1/orgs/acme/openapi/ferry/versions/${lastVersion}`;
      for (const path of [...publishedPaths, `${version}/document.json`, `${version}/document.yaml`]) {
        const document = await context.request('GET', path);
        expect(document.status, path).toBe(200);
        expect(document.text, path).not.toContain('x-gitbook-description');
        expect(document.text, path).toContain('As a **name**.');
        // Extensions of the author stay.
        expect(document.text, path).toContain('x-gitbook-enum');
      }
      for (const path of [`${version}/content`, '/v1/orgs/acme/openapi/ferry/versions/latest/content']) {
        const content = await context.request('GET', path);
        expect(content.text, path).toContain('x-gitbook-description-html');
        expect(content.text, path).toContain('x-gitbook-description-document');
      }
    });

    context.test('serves the latest version, and 304 to a matching ETag', async () => {
      await publish();
      for (const path of publishedPaths) {
        const headers = { 'if-none-match': (await fetchAnonymously(path)).headers.get('etag') ?? '' };
        expect((await fetchAnonymously(path, headers)).status).toBe(304);
        await context.publish(specSlug, fixture('tides-32.yaml'));
        const after = await fetchAnonymously(path, headers);
        expect(after.status).toBe(200);
        expect(after.text).toContain('Tides API');
        await context.publish(specSlug, ferry);
      }
    });

    context.test('allows every origin to read any response and its ETag', async () => {
      await publish();
      for (const path of publishedPaths) {
        const found = await fetchAnonymously(path);
        const responses = [
          found,
          await fetchAnonymously(path, {}, 'HEAD'),
          await fetchAnonymously(path, { 'if-none-match': found.headers.get('etag') ?? '' }),
          await fetchAnonymously(path.replace('ferry', 'nothing')),
          await fetchAnonymously(`${path}?unknown=1`),
          await fetchAnonymously(path, {}, 'PUT'),
        ];
        expect(responses.map(({ status }) => status)).toEqual([200, 200, 304, 404, 400, 405]);
        for (const { headers } of responses) {
          expect(headers.get('access-control-allow-origin')).toBe('*');
          expect(headers.get('access-control-expose-headers')).toBe('ETag, Deprecation, Sunset');
        }
      }
    });

    context.test('answers a preflight request for If-None-Match', async () => {
      const { target } = context;
      // The document has no such operation, so the response cannot be checked against it.
      const preflight = (path: string) =>
        target.fetch(new Request(target.baseUrl + path, { method: 'OPTIONS' }));
      for (const path of publishedPaths) {
        const { status, headers } = await preflight(path);
        expect(status).toBe(204);
        expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
        expect(headers.get('access-control-allow-headers')).toBe('If-None-Match');
      }
      expect((await preflight('/v1/user')).status).toBe(401);
    });

    context.test('sends CORS headers with no other response', async () => {
      await publish();
      for (const path of ['/v1/orgs/acme/openapi/ferry', '/published', '/nowhere']) {
        const { headers } = await context.request('GET', path, {
          headers: { origin: 'https://site.example' },
        });
        expect([...headers.keys()].join()).not.toContain('access-control');
      }
    });

    context.test('sandboxes documents in browsers (HT25, HT26)', async () => {
      await publish();
      const { lastVersion } = await context.client().specs.get({ organizationId, specSlug });
      const version = `/v1/orgs/acme/openapi/ferry/versions/${lastVersion}`;
      for (const path of [...publishedPaths, `${version}/document.json`, `${version}/document.yaml`]) {
        const found = await context.request('GET', path);
        const again = await context.request('GET', path, {
          headers: { 'if-none-match': found.headers.get('etag') ?? '' },
        });
        expect([found.status, again.status]).toEqual([200, 304]);
        for (const { headers } of [found, again]) {
          expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
          expect(headers.get('x-content-type-options')).toBe('nosniff');
        }
      }
    });

    context.test('names documents for browsers that save them', async () => {
      await publish();
      const names = publishedPaths.map(async (path) =>
        (await fetchAnonymously(path)).headers.get('content-disposition'),
      );
      expect(await Promise.all(names)).toEqual([
        'inline; filename="ferry.json"',
        'inline; filename="ferry.yaml"',
      ]);
    });

    context.test('returns cache headers for revalidation, and no-store for errors', async () => {
      await publish();
      const [path = ''] = publishedPaths;
      expect((await fetchAnonymously(path)).headers.get('cache-control')).toBe('public, no-cache');
      const missing = await fetchAnonymously('/published/acme/nothing.json');
      expect(missing.headers.get('cache-control')).toBe('private, no-store');
    });

    for (const [state, close] of [
      [
        'newly private',
        () => context.client().specs.setVisibility({ organizationId, specSlug, visibility: 'private' }),
      ],
      ['deleted', () => context.client().specs.delete({ organizationId, specSlug })],
    ] as const) {
      context.test(`returns 404 for a ${state} specification, even with a matching ETag (TN8)`, async () => {
        await publish();
        const tags = await Promise.all(
          publishedPaths.map(async (path) => (await fetchAnonymously(path)).headers.get('etag') ?? ''),
        );
        await close();
        for (const [index, path] of publishedPaths.entries()) {
          for (const sent of [{}, { 'if-none-match': tags[index] ?? '' }, { 'if-none-match': '*' }]) {
            expect((await fetchAnonymously(path, sent)).status).toBe(404);
          }
        }
      });
    }

    context.test('returns 404 for a private and for an unknown specification (TN8)', async () => {
      await context.publish(specSlug, ferry);
      for (const path of [
        'acme/ferry.json',
        'acme/ferry.yaml',
        'acme/nothing.json',
        'nobody/ferry.json',
        'acme/ferry.xml',
      ]) {
        expect((await fetchAnonymously(`/published/${path}`)).status, path).toBe(404);
      }
    });

    context.test('ignores the token of a request, even an invalid one', async () => {
      await context.publish(specSlug, ferry);
      const [path = ''] = publishedPaths;
      expect((await context.request('GET', path)).status).toBe(404);
      await publish();
      expect((await context.request('GET', path, { token: 'no-such-token' })).status).toBe(200);
    });
  });
}
