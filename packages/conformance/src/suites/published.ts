import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');
const addresses = ['/published/acme/ferry.json', '/published/acme/ferry.yaml'];

export function publishedSuite(stage: Stage): void {
  describe('published addresses', () => {
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      stage.request(method, path, { token: null, headers });

    async function publish(): Promise<void> {
      await stage.publish(specSlug, ferry);
      await stage.client().specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
    }

    stage.test('a public specification tells its published address, a private one has none', async () => {
      const { specs } = stage.client();
      await stage.publish(specSlug, ferry);
      const open = await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      expect(open.visibility).toBe('public');
      expect(new URL(open.urls.published ?? '').pathname).toBe('/published/acme/ferry.json');
      const closed = await specs.setVisibility({ organizationId, specSlug, visibility: 'private' });
      expect(closed.visibility).toBe('private');
      expect(closed.urls).not.toHaveProperty('published');
    });

    stage.test('they serve the document to everybody, as JSON and as YAML (TN8)', async () => {
      await publish();
      const [json, yaml] = await Promise.all(addresses.map((address) => ask(address)));
      expect(json?.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(json?.text ?? '')).toMatchObject({ info: { title: 'Ferry API' } });
      expect(yaml?.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
      expect(yaml?.text).toContain('title: Ferry API');
    });

    stage.test('no document has our enrichment, the content has', async () => {
      const text = fixture('lighthouse-30.json').replace(
        '"type": "number"',
        '"type": "number", "x-gitbook-enum": {}',
      );
      const { lastVersion } = await stage.publish(specSlug, text);
      await stage.client().specs.setVisibility({ organizationId: 'acme', specSlug, visibility: 'public' });
      const version = `/v1/orgs/acme/openapi/ferry/versions/${lastVersion}`;
      for (const path of [...addresses, `${version}/document.json`, `${version}/document.yaml`]) {
        const document = await stage.request('GET', path);
        expect(document.status, path).toBe(200);
        expect(document.text, path).not.toContain('x-gitbook-description');
        expect(document.text, path).toContain('As a **name**.');
        // The extensions that authors set stay.
        expect(document.text, path).toContain('x-gitbook-enum');
      }
      for (const path of [`${version}/content`, '/v1/orgs/acme/openapi/ferry/versions/latest/content']) {
        const content = await stage.request('GET', path);
        expect(content.text, path).toContain('x-gitbook-description-html');
        expect(content.text, path).toContain('x-gitbook-description-document');
      }
    });

    stage.test('they serve the latest version, and 304 to whoever has it', async () => {
      await publish();
      for (const address of addresses) {
        const headers = { 'if-none-match': (await ask(address)).headers.get('etag') ?? '' };
        expect((await ask(address, headers)).status).toBe(304);
        await stage.publish(specSlug, fixture('tides-32.yaml'));
        const after = await ask(address, headers);
        expect(after.status).toBe(200);
        expect(after.text).toContain('Tides API');
        await stage.publish(specSlug, ferry);
      }
    });

    stage.test('pages of any site may read every answer of them, and its tag', async () => {
      await publish();
      for (const address of addresses) {
        const found = await ask(address);
        const answers = [
          found,
          await ask(address, {}, 'HEAD'),
          await ask(address, { 'if-none-match': found.headers.get('etag') ?? '' }),
          await ask(address.replace('ferry', 'nothing')),
          await ask(`${address}?unknown=1`),
          await ask(address, {}, 'PUT'),
        ];
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 400, 405]);
        for (const { headers } of answers) {
          expect(headers.get('access-control-allow-origin')).toBe('*');
          expect(headers.get('access-control-expose-headers')).toBe('ETag');
        }
      }
    });

    stage.test('a browser that asks whether another site may send If-None-Match is told so', async () => {
      const { target } = stage;
      // The document has no such operation, so that nothing there judges the answer.
      const preflight = (path: string) =>
        target.fetch(new Request(target.baseUrl + path, { method: 'OPTIONS' }));
      for (const address of addresses) {
        const { status, headers } = await preflight(address);
        expect(status).toBe(204);
        expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
        expect(headers.get('access-control-allow-headers')).toBe('If-None-Match');
      }
      expect((await preflight('/v1/user')).status).toBe(401);
    });

    stage.test('no other answer can be read by pages of other sites', async () => {
      await publish();
      for (const path of ['/v1/orgs/acme/openapi/ferry', '/published', '/nowhere']) {
        const { headers } = await stage.request('GET', path, { headers: { origin: 'https://site.example' } });
        expect([...headers.keys()].join()).not.toContain('access-control');
      }
    });

    stage.test('a document that a browser shows may do nothing there (HT25, HT26)', async () => {
      await publish();
      const { lastVersion } = await stage.client().specs.get({ organizationId, specSlug });
      const version = `/v1/orgs/acme/openapi/ferry/versions/${lastVersion}`;
      for (const path of [...addresses, `${version}/document.json`, `${version}/document.yaml`]) {
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

    stage.test('they are kept by everybody and asked for again each time, failures by nobody', async () => {
      await publish();
      const [address = ''] = addresses;
      expect((await ask(address)).headers.get('cache-control')).toBe('public, no-cache');
      const missing = await ask('/published/acme/nothing.json');
      expect(missing.headers.get('cache-control')).toBe('private, no-store');
    });

    for (const [what, close] of [
      [
        'private again',
        () => stage.client().specs.setVisibility({ organizationId, specSlug, visibility: 'private' }),
      ],
      ['deleted', () => stage.client().specs.delete({ organizationId, specSlug })],
    ] as const) {
      stage.test(
        `a specification that is ${what} is not found there, not even by who has it (TN8)`,
        async () => {
          await publish();
          const tags = await Promise.all(
            addresses.map(async (address) => (await ask(address)).headers.get('etag') ?? ''),
          );
          await close();
          for (const [index, address] of addresses.entries()) {
            for (const sent of [{}, { 'if-none-match': tags[index] ?? '' }, { 'if-none-match': '*' }]) {
              expect((await ask(address, sent)).status).toBe(404);
            }
          }
        },
      );
    }

    stage.test(
      'a private specification, and one that does not exist, are not found there (TN8)',
      async () => {
        await stage.publish(specSlug, ferry);
        for (const path of [
          'acme/ferry.json',
          'acme/ferry.yaml',
          'acme/nothing.json',
          'nobody/ferry.json',
          'acme/ferry.xml',
        ]) {
          expect((await ask(`/published/${path}`)).status, path).toBe(404);
        }
      },
    );

    stage.test('a token makes no difference there, not even a wrong one', async () => {
      await stage.publish(specSlug, ferry);
      const [address = ''] = addresses;
      expect((await stage.request('GET', address)).status).toBe(404);
      await publish();
      expect((await stage.request('GET', address, { token: 'no-such-token' })).status).toBe(200);
    });
  });
}
