import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { museumDocument, publishMuseum } from '../../../support/web/museum.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const page = '/docs/tickets/buy-a-ticket';

export function documentationCachingSuite(context: SuiteContext): void {
  const cacheOf = async (visitor: Visitor, address: string) =>
    (await visitor.see(address)).header('cache-control');

  describe('the ETag of a page of the documentation', () => {
    context.test('leads to 304, also in other forms', async () => {
      const { root } = await publishMuseum(context);
      const visitor = new Visitor(context);
      const etag = (await visitor.see(root + page)).header('etag') ?? '';
      expect(etag).toMatch(/^"[\w+/]{24}"$/);
      for (const sent of [etag, `W/${etag}`, etag.replace(/"$/, '-br"'), '*']) {
        const unmodified = await visitor.see(root + page, { 'if-none-match': sent });
        expect([unmodified.status, unmodified.html]).toEqual([304, '']);
      }
      expect((await visitor.see(root + page, { 'if-none-match': '"other"' })).status).toBe(200);
      expect((await visitor.see(`${root + page}?utm=1`)).header('etag')).toBe(etag);
    });

    context.test('differs between pages, parts, versions, visitors, and contents', async () => {
      const { root, first, second } = await publishMuseum(context);
      const paths = [
        '',
        page,
        '/operations',
        '/docs/tickets',
        '/print/tickets',
        '/search.json',
        `${page}?format=md`,
      ];
      const parts = ['', '?part=Ticket&from=400', '?part=Ticket&from=401'].map(
        (part) => `/schemas/Ticket${part}`,
      );
      const versions = [first, second].map((id) => `/versions/${id}${page}`);
      const all = [...paths, ...parts, ...versions];
      const etags: (string | undefined)[] = [];
      const visitor = new Visitor(context);
      for (const path of all) etags.push((await visitor.see(root + path)).header('etag'));
      const member = await visitorWith(context, 'reader');
      etags.push((await member.see(root + page)).header('etag'));
      await publishPages(context, 'museum', museumDocument('1.3.0'));
      const before = etags[1] ?? '';
      const changed = await visitor.see(root + page, { 'if-none-match': before });
      expect(changed.status).toBe(200);
      etags.push(changed.header('etag'));
      expect(new Set(etags).size).toBe(all.length + 2);
      expect(etags).not.toContain(undefined);
    });

    context.test('and the other headers are the same for HEAD', async () => {
      const { root } = await publishMuseum(context);
      const visitor = new Visitor(context);
      for (const path of ['', page, '/search?q=a', '.md']) {
        const get = await visitor.see(root + path);
        const head = await visitor.see(root + path, {}, 'HEAD');
        expect([head.status, head.html]).toEqual([200, '']);
        for (const name of ['content-type', 'etag', 'cache-control'])
          expect([path, name, head.header(name)]).toEqual([path, name, get.header(name)]);
      }
    });
  });

  describe('the Cache-Control of a page of the documentation', () => {
    context.test('allows shared caches for visitors without a session', async () => {
      const { root, first } = await publishMuseum(context);
      const visitor = new Visitor(context);
      for (const [path, expected] of [
        [page, 'public, max-age=60, must-revalidate'],
        [`/versions/${first}/docs/tickets`, 'public, max-age=86400'],
        ['/search.json', 'public, max-age=60, must-revalidate'],
        ['/search?q=a', 'private, no-store'],
      ] as const)
        expect([path, await cacheOf(visitor, root + path)]).toEqual([path, expected]);
    });

    context.test('allows no cache to answer alone if a label selects the version', async () => {
      const { root } = await publishMuseum(context, { defaultLabel: 'prod' });
      for (const path of ['', page, '/search.json'])
        expect(await cacheOf(new Visitor(context), root + path)).toBe('public, no-cache');
    });

    context.test('of a private specification or with a session is private', async () => {
      const { root } = await publishMuseum(context);
      const { root: vault } = await publishPages(context, 'vault', museumDocument('1'));
      const member = await visitorWith(context, 'reader');
      for (const address of [root + page, vault + page]) {
        const { headers } = await member.see(address);
        expect(headers.get('cache-control')).toBe('private, no-cache');
        expect(headers.get('vary')).toContain('Cookie, Authorization, Accept');
      }
    });
  });

  describe('a page of a version, which caches store for a day', () => {
    context.test('does not depend on the default label', async () => {
      const { root, place, first } = await publishMuseum(context);
      const bodies: string[] = [];
      for (const defaultLabel of [null, 'prod']) {
        await context.client().specs.update({ ...place, defaultLabel });
        for (const path of ['/docs', '/operations', '/docs/tickets']) {
          const { html } = await new Visitor(context).see(`${root}/versions/${first}${path}`);
          // Pages that caches do not store for long omit the current year.
          bodies.push(html.replaceAll(' 2026</time>', '</time>'));
        }
      }
      expect(new Set(bodies).size).toBe(3);
      expect(bodies[0]).toContain('You are reading version 1.1.0 of <time');
      expect(bodies[0]).toContain('>Open the default version</a>');
      expect(bodies[0]).not.toContain('/published/');
    });
  });

  describe('the headers of a deprecation', () => {
    const deprecation = { at: '2026-03-01T00:00:00.000Z', sunset: '2026-09-01T00:00:00.000Z' };
    const expected = ['@1772323200', 'Tue, 01 Sep 2026 00:00:00 GMT'];
    const headersOf = async (address: string, sent = {}, visitor = new Visitor(context)) => {
      const response = await visitor.see(address, sent);
      return [response.header('deprecation'), response.header('sunset')];
    };

    context.test('are those of the specification', async () => {
      const { root, place } = await publishMuseum(context);
      expect(await headersOf(root + page)).toEqual([undefined, undefined]);
      await context.client().specs.update({ ...place, deprecation });
      for (const path of ['', page, '/operations', `${page}?format=md`])
        expect(await headersOf(root + path)).toEqual(expected);
      const etag = (await new Visitor(context).see(root + page)).header('etag') ?? '';
      expect(await headersOf(root + page, { 'if-none-match': etag })).toEqual(expected);
      await context.client().specs.update({ ...place, deprecation: { at: deprecation.at } });
      expect(await headersOf(root + page)).toEqual([expected[0], undefined]);
    });

    context.test('are absent from pages that caches store for a day', async () => {
      const { root, place, first } = await publishMuseum(context);
      await context.client().specs.update({ ...place, deprecation });
      const version = `${root}/versions/${first}/docs/tickets`;
      expect(await headersOf(version)).toEqual([undefined, undefined]);
      expect(await headersOf(version, {}, await visitorWith(context, 'reader'))).toEqual(expected);
      expect(await headersOf(`${root}/versions/latest/docs/tickets`)).toEqual(expected);
    });
  });
}
