import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import { sourceOf } from '../pages.js';
import type { Answer, Stage } from '../stage.js';

const ferry = fixture('ferry.yaml');

/** What holds for both operations: how their answers are kept, by us and by those who ask. */
export function computedAnswersSuite(stage: Stage): void {
  describe('computed answers', () => {
    stage.test('of one schema are not those of the other (CC7)', async () => {
      await stage.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { doc: 'models' }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/document';
      for (const [query, schemaVersion] of [
        ['', 1],
        ['?schema=next', 2],
        ['?schema=current', 1],
      ]) {
        const { text } = await stage.request('POST', `${path}${query}`, { body });
        expect(JSON.parse(text)).toMatchObject({ data: { schemaVersion } });
      }
    });

    stage.test('have addresses that work, also after the specification was made anew', async () => {
      for (const round of ['first', 'second']) {
        await stage.publish('ferry', ferry);
        const { files } = await stage.client().computedContent.generateRevision({
          spaceId: 'docs',
          source: sourceOf('ferry', { downloadLink: true }),
          seed: 'seed',
        });
        const path = files[0]?.downloadURL.slice(stage.target.baseUrl.length) ?? '';
        expect([round, (await stage.request('GET', path)).status]).toEqual([round, 200]);
        await stage.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
      }
    });

    const kinds: [kind: string, props: Record<string, unknown>][] = [
      ['revision', { models: true }],
      ['document', { doc: 'operations', page: 'tag-sailings' }],
      ['document?schema=next', { doc: 'operations', page: 'tag-sailings' }],
    ];
    for (const [kind, props] of kinds) {
      const ask = (options: { seed?: string; etag?: string } = {}): Promise<Answer> => {
        const { seed = 'seed', etag } = options;
        return stage.request('POST', `/v1/spaces/docs/content/computed/${kind}`, {
          body: { source: sourceOf('ferry', props), seed },
          ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
        });
      };
      const etagOf = async (answer: Promise<Answer>): Promise<string> =>
        (await answer).headers.get('etag') ?? '';

      describe(`of ${kind}`, () => {
        stage.test('have a strong entity tag, and are 304 without a body for who has it', async () => {
          await stage.publish('ferry', ferry);
          const { headers } = await ask();
          const etag = headers.get('etag') ?? '';
          expect(etag).toMatch(/^"[^"]+"$/);
          expect(headers.get('cache-control')).toBe('private, no-cache');
          for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
            const again = await ask({ etag: known });
            expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
            expect(again.headers.get('x-gitbook-cache-tag')).toBe(headers.get('x-gitbook-cache-tag'));
          }
          expect((await ask({ etag: '"other"' })).status).toBe(200);
        });

        stage.test('have another tag for another seed', async () => {
          await stage.publish('ferry', ferry);
          expect(await etagOf(ask())).not.toBe(await etagOf(ask({ seed: 'other' })));
          expect(await etagOf(ask())).toBe(await etagOf(ask()));
        });

        stage.test('follow a new version at once (CC11)', async () => {
          await stage.publish('ferry', ferry);
          const before = await ask();
          const etag = before.headers.get('etag') ?? '';
          const otherIcon = ferry.replace('x-page-icon: ticket', 'x-page-icon: ship');
          await stage.publish('ferry', otherIcon.replace('*from where*', '*where to*'));
          const after = await ask({ etag });
          expect(after.status).toBe(200);
          expect(after.text).not.toBe(before.text);
        });

        stage.test(
          'end with their specification, and begin anew with the next one of its name (CC4)',
          async () => {
            await stage.publish('ferry', ferry);
            const { text } = await ask();
            await stage.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
            expect((await ask({ etag: '*' })).status).toBe(404);
            await stage.publish('ferry', ferry);
            expect((await ask()).text).toBe(text);
          },
        );

        stage.test('do not depend on who may read the specification', async () => {
          await stage.publish('ferry', ferry);
          const { text } = await ask();
          for (const visibility of ['public', 'private'] as const) {
            await stage
              .client()
              .specs.setVisibility({ organizationId: 'acme', specSlug: 'ferry', visibility });
            expect((await ask()).text).toBe(text);
          }
        });

        stage.test('are the same for fifty who ask at once (CC12)', async () => {
          await stage.publish('ferry', ferry);
          const texts = await Promise.all(Array.from({ length: 50 }, async () => (await ask()).text));
          expect(new Set(texts).size).toBe(1);
        });

        stage.test('are nobody else’s, however often they were asked for', async () => {
          await stage.publish('ferry', ferry);
          expect((await ask()).status).toBe(200);
          const path = `/v1/spaces/docs/content/computed/${kind}`;
          const body = { source: sourceOf('ferry', props), seed: 'seed' };
          expect((await stage.request('POST', path, { body, token: 'stranger' })).status).toBe(404);
          expect((await stage.request('POST', path, { body, token: 'pusher' })).status).toBe(403);
          expect((await stage.request('POST', path, { body, token: null })).status).toBe(401);
        });
      });
    }
  });
}
