import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import type { Page } from '../../../support/web/page.js';
import { publishOpenPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const form = {
  action: 'deprecate',
  deprecatedAt: '2025-03-01',
  sunset: '2025-09-01',
  note: 'Use <b>v3</b>.',
};
const notice = 'Deprecated since 2025-03-01. Sunset: 2025-09-01. Use &lt;b>v3&lt;/b>.';
const planned = { ...form, deprecatedAt: '2125-03-01', sunset: '' };
const withoutTags = ({ html }: Page) =>
  html.replaceAll(/<\/?(?:time|span)[^>]*>/g, '').replaceAll(/\s+/g, ' ');

export function deprecationPagesSuite(context: SuiteContext): void {
  const editor = () => visitorWith(context, 'editor');
  const reader = () => visitorWith(context, 'reader');

  describe('the form of a deprecation', () => {
    context.test('deprecates a version, whose pages then show a notice with an escaped note', async () => {
      const { place, root, version } = await publishOpenPages(context, 'old');
      const [writer, visitor] = [await editor(), new Visitor(context)];
      const page = (await writer.open(version)).shows('Deprecate this version');
      const saved = `${version}?saved=deprecation`;
      (await writer.submit(page, form)).redirectsTo(saved);
      const after = (await writer.open(saved)).shows('The deprecation is saved.');
      for (const each of [after, await (await reader()).open(version)])
        expect(withoutTags(each)).toContain(notice);
      for (const address of [root, `${root}/operations`, `${version}/docs`])
        expect(withoutTags(await visitor.see(address)), address).toContain(notice);
      expect((await context.client().specs.versions.get(place)).deprecation).toEqual({
        ...{ at: '2025-03-01T00:00:00.000Z', sunset: '2025-09-01T00:00:00.000Z', note: 'Use <b>v3</b>.' },
      });
      (await writer.send(version, { action: 'undeprecate' })).redirectsTo(saved);
      (await visitor.see(root)).hides('Deprecated since');
    });

    context.test(
      'deprecates a specification, and its versions without a deprecation of their own',
      async () => {
        const { root, version, status, manage } = await publishOpenPages(context, 'api');
        const [writer, member] = [await editor(), await reader()];
        expect((await writer.send(manage, planned)).status).toBe(303);
        const expected = 'Will be deprecated on 2125-03-01. Use &lt;b>v3&lt;/b>.';
        for (const address of [root, version, status])
          expect(withoutTags(await member.see(address))).toContain(expected);
        await writer.send(version, form);
        expect(withoutTags(await member.see(root))).toContain(notice);
        (await writer.send(manage, { action: 'undeprecate' })).redirectsTo(`${manage}?saved=deprecation`);
        (await writer.open(`${manage}?saved=deprecation`)).shows(
          'The specification is no longer deprecated.',
        );
      },
    );

    context.test('shows the deprecation of the specification on the pages of its versions', async () => {
      const { version, status, manage } = await publishOpenPages(context, 'inherited');
      const [writer, member] = [await editor(), await reader()];
      await writer.send(manage, form);
      const inherited = `All versions of this specification: ${notice}`;
      expect(withoutTags(await writer.open(version))).toContain(
        `${inherited} <a href="${manage}">Manage</a>`,
      );
      const seen = withoutTags(await member.open(version));
      expect([seen.includes(inherited), seen.includes('>Manage</a>')]).toEqual([true, false]);
      expect(withoutTags(await member.open(status))).not.toContain(inherited);
      await writer.send(version, form);
      expect(withoutTags(await writer.open(version))).not.toContain(inherited);
      await writer.send(version, { action: 'undeprecate' });
      const page = await writer.open(`${version}?saved=deprecation`);
      page.shows('The version has no deprecation of its own.');
    });

    context.test('marks deprecated versions in the list, and planned deprecations', async () => {
      const { status, version, manage } = await publishOpenPages(context, 'marked');
      const [writer, member] = [await editor(), await reader()];
      const mark = async () => (await member.open(status)).find(/<span class="tag warn">(dep.*?)</);
      expect(await mark()).toBe('');
      await writer.send(manage, form);
      expect(await mark()).toBe('deprecated');
      await writer.send(version, planned);
      expect(await mark()).toBe('deprecation planned');
    });

    context.test('overwrites no deprecation that another editor has saved meanwhile', async () => {
      const { version, manage } = await publishOpenPages(context, 'shared');
      const writer = await editor();
      for (const address of [version, manage]) {
        const opened = await writer.open(address);
        expect((await writer.send(address, form)).status).toBe(303);
        const mine = { ...form, note: 'Mine' };
        const conflict = (await writer.submit(opened, mine)).isPage(409);
        const saved = 'since 2025-03-01, sunset 2025-09-01, note';
        conflict.shows(`Someone has saved another deprecation since you opened this page: ${saved}`);
        expect(conflict.html).toContain('value="Mine"');
        (await writer.submit(opened, { action: 'undeprecate' })).isPage(409);
        expect((await writer.submit(conflict, { action: 'undeprecate' })).status).toBe(303);
        const removed = (await writer.submit(conflict, mine)).isPage(409);
        removed.shows('Someone has removed the deprecation since you opened this page');
        expect((await writer.submit(opened, mine)).status).toBe(303);
      }
    });

    context.test('keeps the input after an error', async () => {
      const { version, manage } = await publishOpenPages(context, 'wrong');
      const writer = await editor();
      for (const address of [version, manage]) {
        const { html } = (await writer.send(address, { ...form, sunset: '2025-02-28' })).isPage(400);
        expect(html).toContain('id="sunset-error">The sunset must not be before the day');
        for (const value of ['2025-03-01', '2025-02-28', 'Use &lt;b>v3&lt;/b>.'])
          expect(html).toContain(`value="${value}"`);
        (await writer.send(address, { action: 'other' })).isPage(400);
      }
      (await writer.send(version, { ...form, note: 'x'.repeat(501) })).isPage(400);
    });

    context.test('is only for members who may change the specification', async () => {
      const { version } = await publishOpenPages(context, 'guarded');
      const member = await reader();
      (await member.open(version)).hides('Deprecate this version', 'Read in the last 30 days');
      (await member.send(version, form)).isPage(403);
      (await (await editor()).send(version, form, { 'sec-fetch-site': 'cross-site' })).isPage(403);
    });
  });

  describe('the readers of a version', () => {
    context.test('are shown to editors: documentation and downloads count, other pages do not', async () => {
      const { place, root, status, version } = await publishOpenPages(context, 'read');
      const [writer, member, visitor] = [await editor(), await reader(), new Visitor(context)];
      const { versions, labels } = context.client().specs;
      const nobody = 'No token has read this version in the last 30 days.';
      (await writer.open(version)).shows(nobody);
      for (const address of [version, status]) await member.open(address);
      expect((await versions.usage(place)).reads).toEqual([]);
      const etag = (await visitor.see(root)).header('etag') ?? '';
      expect((await visitor.see(root, { 'if-none-match': etag })).status).toBe(304);
      // Not documentation: errors, search data, redirects, and indexes of programs.
      for (const path of ['docs/missing', 'search.json', 'docs', 'llms.txt'])
        await visitor.see(`${root}/${path}`);
      (await writer.open(version)).shows(nobody);
      for (const path of [`${root}.md`, `${root}/operations.md`]) await visitor.see(path);
      for (const address of [root, `${root}/operations`, `${version}/document.json`, `${version}/source.zip`])
        expect((await member.see(address)).status).toBe(200);
      expect((await versions.usage(place)).reads).toEqual([
        expect.objectContaining({ name: 'Anonymous', requests: 4 }),
        expect.objectContaining({ tokenId: expect.any(String), requests: 4 }),
      ]);
      await labels.set({ ...place, label: 'prod', version: place.versionId });
      for (const path of ['@prod/docs', 'versions/label:Prod/docs']) await member.see(`${root}/${path}`);
      expect((await labels.usage({ ...place, label: 'prod' })).reads).toEqual([
        expect.objectContaining({ tokenId: expect.any(String), requests: 2 }),
      ]);
      expect((await writer.open(version)).words).toMatch(
        /1 token has read this version, most recently on \d{4}-\d\d-\d\d\..*Anonymous 4/,
      );
    });
  });
}
