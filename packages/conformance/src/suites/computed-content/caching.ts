import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { sourceOf } from '../../support/pages.js';
import type { SuiteContext, TextResponse } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');

/** Tests the caching of both operations, in the server and in clients. */
export function computedContentCachingSuite(context: SuiteContext): void {
  describe('caching of computed content', () => {
    context.test('caches documents of each schema separately (CC7)', async () => {
      await context.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { doc: 'models' }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/document';
      for (const [query, schemaVersion] of [
        ['', 1],
        ['?schema=next', 2],
        ['?schema=current', 1],
      ]) {
        const { text } = await context.request('POST', `${path}${query}`, { body });
        expect(JSON.parse(text)).toMatchObject({ data: { schemaVersion } });
      }
    });

    context.test(
      'returns download URLs that resolve, also after the specification is recreated',
      async () => {
        for (const round of ['first', 'second']) {
          await context.publish('ferry', ferry);
          const { files } = await context.client().computedContent.generateRevision({
            spaceId: 'docs',
            source: sourceOf('ferry', { downloadLink: true }),
            seed: 'seed',
          });
          const path = files[0]?.downloadURL.slice(context.target.baseUrl.length) ?? '';
          expect([round, (await context.request('GET', path)).status]).toEqual([round, 200]);
          await context.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
        }
      },
    );

    const kinds: [kind: string, props: Record<string, unknown>][] = [
      ['revision', { models: true }],
      ['document', { doc: 'operations', page: 'tag-sailings' }],
      ['document?schema=next', { doc: 'operations', page: 'tag-sailings' }],
    ];
    for (const [kind, props] of kinds) {
      const generate = (options: { seed?: string; etag?: string } = {}): Promise<TextResponse> => {
        const { seed = 'seed', etag } = options;
        return context.request('POST', `/v1/spaces/docs/content/computed/${kind}`, {
          body: { source: sourceOf('ferry', props), seed },
          headers: etag === undefined ? {} : { 'if-none-match': etag },
        });
      };
      const etagOf = async (response: Promise<TextResponse>): Promise<string> =>
        (await response).headers.get('etag') ?? '';

      describe(`of a ${kind}`, () => {
        context.test('returns a strong ETag, and 304 without a body when it matches', async () => {
          await context.publish('ferry', ferry);
          const { headers } = await generate();
          const etag = headers.get('etag') ?? '';
          expect(etag).toMatch(/^"[^"]+"$/);
          expect(headers.get('cache-control')).toBe('private, no-cache');
          for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
            const unchanged = await generate({ etag: known });
            expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([
              304,
              '',
              etag,
            ]);
            expect(unchanged.headers.get('x-gitbook-cache-tag')).toBe(headers.get('x-gitbook-cache-tag'));
          }
          expect((await generate({ etag: '"other"' })).status).toBe(200);
        });

        context.test('returns a different ETag for a different seed', async () => {
          await context.publish('ferry', ferry);
          expect(await etagOf(generate())).not.toBe(await etagOf(generate({ seed: 'other' })));
          expect(await etagOf(generate())).toBe(await etagOf(generate()));
        });

        context.test('returns new content immediately after a new version is published (CC11)', async () => {
          await context.publish('ferry', ferry);
          const before = await generate();
          const etag = before.headers.get('etag') ?? '';
          const otherIcon = ferry.replace('x-page-icon: ticket', 'x-page-icon: ship');
          await context.publish('ferry', otherIcon.replace('*from where*', '*where to*'));
          const after = await generate({ etag });
          expect(after.status).toBe(200);
          expect(after.text).not.toBe(before.text);
        });

        context.test(
          'returns 404 after the specification is deleted, and content again after it is recreated (CC4)',
          async () => {
            await context.publish('ferry', ferry);
            const { text } = await generate();
            await context.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
            expect((await generate({ etag: '*' })).status).toBe(404);
            await context.publish('ferry', ferry);
            expect((await generate()).text).toBe(text);
          },
        );

        context.test('returns the same content for public and private specifications', async () => {
          await context.publish('ferry', ferry);
          const { text } = await generate();
          for (const visibility of ['public', 'private'] as const) {
            await context
              .client()
              .specs.setVisibility({ organizationId: 'acme', specSlug: 'ferry', visibility });
            expect((await generate()).text).toBe(text);
          }
        });

        context.test('returns identical content to fifty concurrent requests (CC12)', async () => {
          await context.publish('ferry', ferry);
          const texts = await Promise.all(Array.from({ length: 50 }, async () => (await generate()).text));
          expect(new Set(texts).size).toBe(1);
        });

        context.test('rejects callers without access also after the content was computed', async () => {
          await context.publish('ferry', ferry);
          expect((await generate()).status).toBe(200);
          const path = `/v1/spaces/docs/content/computed/${kind}`;
          const body = { source: sourceOf('ferry', props), seed: 'seed' };
          expect((await context.request('POST', path, { body, token: 'stranger' })).status).toBe(404);
          expect((await context.request('POST', path, { body, token: 'pusher' })).status).toBe(403);
          expect((await context.request('POST', path, { body, token: null })).status).toBe(401);
        });
      });
    }
  });
}
