import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { museumDocument, publishMuseum } from '../../../support/web/museum.js';
import type { Page } from '../../../support/web/page.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

export function documentationLabelsSuite(context: SuiteContext): void {
  const see = (address: string) => new Visitor(context).see(address);
  const setDefault = (defaultLabel: string) =>
    context.client().specs.update({ organizationId: 'acme', specSlug: 'museum', defaultLabel });
  const menuOf = ({ html }: Page) => /<details class="reader-version.*?<\/details>/s.exec(html)?.[0] ?? '';
  const hrefsOf = (html: string) =>
    [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

  describe('the documentation of a label', () => {
    context.test('begins at the label, in any case', async () => {
      const { root, prod } = await publishMuseum(context);
      for (const address of [prod, `${root}/@PROD`]) (await see(address)).redirectsTo(`${prod}/docs`, 308);
    });

    context.test('has links and search data that stay below the label', async () => {
      const { root, prod } = await publishMuseum(context);
      const paths = ['/docs', '/docs/tickets/buy-a-ticket', '/operations', '/schemas', '/schemas/Ticket'];
      for (const path of [...paths, '/search?q=a', '/print/tickets']) {
        const { status, html } = await see(prod + path);
        expect(status).toBe(200);
        expect(html).toContain('<meta name="robots" content="noindex"');
        const canonical = `${context.target.baseUrl}${prod}${path.replace(/\?.*/, '')}`;
        expect(html).toContain(`<link rel="canonical" href="${canonical}"`);
        expect(html).toContain(`data-index="${prod}/search.json"`);
        const others = hrefsOf(html).filter((href) => href.startsWith(root) && !href.startsWith(`${prod}/`));
        // The hint, and the changelog of all versions with its feed.
        expect(new Set(others)).toEqual(new Set([root, `${root}/changelog`, `${root}/changelog.atom`]));
      }
      expect((await see(`${prod}/search.json`)).html).toContain(`"pages":"${prod}/docs/"`);
    });

    context.test('links the published document of the label', async () => {
      const { prod } = await publishMuseum(context);
      const { links } = await see(`${prod}/docs`);
      expect(links).toContain('/published/acme/museum@prod.json');
      expect(links).not.toContain('/published/acme/museum.json');
    });

    context.test('is revalidated, and changes when the label moves', async () => {
      const { root, prod, place } = await publishMuseum(context);
      const page = `${prod}/docs/tickets`;
      const { headers } = await see(page);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      const sent = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await new Visitor(context).see(page, sent)).status).toBe(304);
      for (const name of ['latest', 'label:prod']) {
        const other = await see(`${root}/versions/${name}/docs/tickets`);
        expect([other.status, other.header('cache-control')]).toEqual([200, 'public, no-cache']);
      }
      await context.client().specs.labels.set({ ...place, label: 'prod', version: place.versionId });
      expect((await new Visitor(context).see(page, sent)).status).toBe(200);
    });

    context.test('returns to the label after sign-in', async () => {
      const { root, prod } = await publishMuseum(context);
      (await see(`${prod}/operations`)).leadsTo(`/sign-in?to=${encodeURIComponent(`${prod}/docs`)}`);
      (await see(root)).leadsTo(`/sign-in?to=${encodeURIComponent(root)}`);
    });

    context.test('has a hint unless it is the default version', async () => {
      const { root, prod } = await publishMuseum(context);
      expect((await see(`${prod}/docs`)).html).toMatch(
        /labeled <strong>prod<\/strong>.*?Open the latest version/,
      );
      expect((await see(`${root}/docs/tickets`)).html).not.toContain('Open the latest version');
      await setDefault('prod');
      const { html } = await see(`${prod}/docs`);
      expect(html).not.toContain('labeled <strong>');
      expect(html).toContain('<span class="reader-badge" title="prod">prod</span>');
    });
  });

  describe('an unknown label', () => {
    context.test('of a public specification has a page', async () => {
      const { root } = await publishMuseum(context);
      for (const path of ['', '/docs', '/docs/tickets', '/search?q=a']) {
        const page = await see(`${root}/@%3Ci%3E${path}`);
        expect([path, page.status]).toEqual([path, 404]);
        page.shows('no label "<i>"').leadsTo(`${root}/operations`);
        expect(page.html).toContain('no label &quot;&lt;i>&quot;');
      }
    });

    context.test('of a private specification looks like a specification that does not exist', async () => {
      const { root, place } = await publishPages(context, 'vault', museumDocument('1'));
      await context.client().specs.labels.set({ ...place, label: 'prod', version: place.versionId });
      const pages = new Set<string>();
      for (const address of [`${root}/@prod`, `${root}/@none`, '/orgs/acme/openapi/nothing/@none']) {
        const page = await new Visitor(context).open(`${address}/docs`, 401);
        pages.add(page.html.replaceAll(address.replace('@', '%40'), '').replaceAll(address, ''));
      }
      expect(pages.size).toBe(1);
    });
  });

  describe('the version menu', () => {
    context.test('lists labels for everyone, and versions for members', async () => {
      const { root, prod, first } = await publishMuseum(context);
      const page = '/docs/tickets';
      expect(hrefsOf(menuOf(await see(root + page)))).toEqual([`${prod}${page}?switch`]);
      const menu = menuOf(await (await visitorWith(context, 'reader')).see(root + page));
      const version = `${root}/versions/${first}${page}?switch`;
      expect(hrefsOf(menu)).toEqual([`${prod}${page}?switch`, root + page, version]);
      expect(menu).toContain('1.1.0, <time');
      expect(menu.match(/aria-current/g)).toHaveLength(1);
    });

    context.test('is absent without other versions, and in pages that caches store for long', async () => {
      const { root, first, place } = await publishMuseum(context);
      expect(menuOf(await see(`${root}/versions/${first}/docs`))).toBe('');
      await context.client().specs.labels.delete({ ...place, label: 'prod' });
      expect(menuOf(await see(root))).toBe('');
    });

    context.test('leads to the page of the other version, or to its overview', async () => {
      const { root, prod } = await publishMuseum(context);
      for (const [path, expected] of [
        ['/docs/tickets/buy-a-ticket', '/docs/tickets/buy-a-ticket'],
        ['/docs/tickets?from=0', '/docs/tickets?from=0'],
        ['/search', '/search'],
        ['/search?q=a%26b', '/search?q=a%26b'],
        ['/docs/removed', '/docs'],
        ['/schemas/Removed', '/docs'],
      ] as const)
        (await see(`${prod}${path}${path.includes('?') ? '&' : '?'}switch`)).redirectsTo(prod + expected);
      const menu = menuOf(await see(`${root}/search?q=a%26b+c`));
      expect(hrefsOf(menu)).toEqual([`${prod}/search?switch&q=a%26b%20c`]);
    });

    context.test('names the default label, and the address without a version shows it', async () => {
      const { root, prod, second } = await publishMuseum(context);
      await setDefault('prod');
      const member = await visitorWith(context, 'reader');
      const page = await member.see(`${root}/operations`);
      const menu = menuOf(page);
      expect(menu).toContain('<span class="reader-badge" title="prod">prod</span>');
      expect(menu).toContain('prod<span class="reader-soft"> default</span>');
      expect(hrefsOf(menu)).toContain(`${root}/versions/${second}/operations?switch`);
      expect(menu).toMatch(/@prod\/operations" rel="nofollow" aria-current="true"/);
      page.leadsTo('/published/acme/museum.json');
      const version = await member.see(`${root}/versions/${second}/docs`);
      expect(version.html).toContain(`<a href="${root}">Open the default version</a>`);
      version.leadsTo(`${root}/versions/${second}/document.json`);
      (await member.see(`${prod}/docs/removed`)).shows('Open the default version, prod');
    });
  });
}
