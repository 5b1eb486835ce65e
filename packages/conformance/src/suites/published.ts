import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');
const publishedPaths = ['/published/acme/ferry.json', '/published/acme/ferry.yaml'];

export function publishedSuite(stage: Stage): void {
  describe('published documents', () => {
    const fetchAnonymously = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      stage.request(method, path, { token: null, headers });

    async function publish(): Promise<void> {
      await stage.publish(specSlug, ferry);
      await stage.client().specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
    }

    stage.test('returns the published URL only while the specification is public', async () => {
      const { specs } = stage.client();
      await stage.publish(specSlug, ferry);
      const published = await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      expect(published.visibility).toBe('public');
      expect(new URL(published.urls.published ?? '').pathname).toBe('/published/acme/ferry.json');
      const hidden = await specs.setVisibility({ organizationId, specSlug, visibility: 'private' });
      expect(hidden.visibility).toBe('private');
      expect(hidden.urls).not.toHaveProperty('published');
    });

    stage.test('serves the document as JSON and YAML without a token (TN8)', async () => {
      await publish();
      const [json, yaml] = await Promise.all(publishedPaths.map((path) => fetchAnonymously(path)));
      expect(json?.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(json?.text ?? '')).toMatchObject({ info: { title: 'Ferry API' } });
      expect(yaml?.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
      expect(yaml?.text).toContain('title: Ferry API');
    });

    stage.test('adds rendered descriptions to the content and not to documents', async () => {
      const text = fixture('lighthouse-30.json').replace(
        '"type": "number"',
        '"type": "number", "x-gitbook-enum": {}',
      );
      const { lastVersion } = await stage.publish(specSlug, text);
      await stage.client().specs.setVisibility({ organizationId: 'acme', specSlug, visibility: 'public' });
      const version = `/v1/orgs/acme/openapi/ferry/versions/${lastVersion}`;
      for (const path of [...publishedPaths, `${version}/document.json`, `${version}/document.yaml`]) {
        const document = await stage.request('GET', path);
        expect(document.status, path).toBe(200);
        expect(document.text, path).not.toContain('x-gitbook-description');
        expect(document.text, path).toContain('As a **name**.');
        // Extensions of the author stay.
        expect(document.text, path).toContain('x-gitbook-enum');
      }
      for (const path of [`${version}/content`, '/v1/orgs/acme/openapi/ferry/versions/latest/content']) {
        const content = await stage.request('GET', path);
        expect(content.text, path).toContain('x-gitbook-description-html');
        expect(content.text, path).toContain('x-gitbook-description-document');
      }
    });

    stage.test('serves the latest version, and 304 to a matching ETag', async () => {
      await publish();
      for (const path of publishedPaths) {
        const headers = { 'if-none-match': (await fetchAnonymously(path)).headers.get('etag') ?? '' };
        expect((await fetchAnonymously(path, headers)).status).toBe(304);
        await stage.publish(specSlug, fixture('tides-32.yaml'));
        const after = await fetchAnonymously(path, headers);
        expect(after.status).toBe(200);
        expect(after.text).toContain('Tides API');
        await stage.publish(specSlug, ferry);
      }
    });

    stage.test('allows every origin to read any response and its ETag', async () => {
      await publish();
      for (const path of publishedPaths) {
        const found = await fetchAnonymously(path);
        const answers = [
          found,
          await fetchAnonymously(path, {}, 'HEAD'),
          await fetchAnonymously(path, { 'if-none-match': found.headers.get('etag') ?? '' }),
          await fetchAnonymously(path.replace('ferry', 'nothing')),
          await fetchAnonymously(`${path}?unknown=1`),
          await fetchAnonymously(path, {}, 'PUT'),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 400, 405]);
        for (const { headers } of answers) {
          expect(headers.get('access-control-allow-origin')).toBe('*');
          expect(headers.get('access-control-expose-headers')).toBe('ETag');
        }
      }
    });

    stage.test('answers a preflight request for If-None-Match', async () => {
      const { target } = stage;
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

    stage.test('sends CORS headers with no other response', async () => {
      await publish();
      for (const path of ['/v1/orgs/acme/openapi/ferry', '/published', '/nowhere']) {
        const { headers } = await stage.request('GET', path, { headers: { origin: 'https://site.example' } });
        expect([...headers.keys()].join()).not.toContain('access-control');
      }
    });

    stage.test('sandboxes documents in browsers (HT25, HT26)', async () => {
      await publish();
      const { lastVersion } = await stage.client().specs.get({ organizationId, specSlug });
      const version = `/v1/orgs/acme/openapi/ferry/versions/${lastVersion}`;
      for (const path of [...publishedPaths, `${version}/document.json`, `${version}/document.yaml`]) {
        const found = await stage.request('GET', path);
        const again = await stage.request('GET', path, {
          headers: { 'if-none-match': found.headers.get('etag') ?? '' },
        });
        expect([found.status, again.status]).toEqual([200, 304]);
        for (const { headers } of [found, again]) {
          expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
          expect(headers.get('x-content-type-options')).toBe('nosniff');
        }
      }
    });

    stage.test('returns cache headers for revalidation, and no-store for errors', async () => {
      await publish();
      const [path = ''] = publishedPaths;
      expect((await fetchAnonymously(path)).headers.get('cache-control')).toBe('public, no-cache');
      const missing = await fetchAnonymously('/published/acme/nothing.json');
      expect(missing.headers.get('cache-control')).toBe('private, no-store');
    });

    for (const [state, close] of [
      [
        'newly private',
        () => stage.client().specs.setVisibility({ organizationId, specSlug, visibility: 'private' }),
      ],
      ['deleted', () => stage.client().specs.delete({ organizationId, specSlug })],
    ] as const) {
      stage.test(`returns 404 for a ${state} specification, even with a matching ETag (TN8)`, async () => {
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

    stage.test('returns 404 for a private and for an unknown specification (TN8)', async () => {
      await stage.publish(specSlug, ferry);
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

    stage.test('ignores the token of a request, even an invalid one', async () => {
      await stage.publish(specSlug, ferry);
      const [path = ''] = publishedPaths;
      expect((await stage.request('GET', path)).status).toBe(404);
      await publish();
      expect((await stage.request('GET', path, { token: 'no-such-token' })).status).toBe(200);
    });
  });
}
