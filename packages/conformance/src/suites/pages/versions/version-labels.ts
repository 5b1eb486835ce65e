import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { createTides } from '../../../support/web/tides.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

export function versionLabelsSuite(context: SuiteContext): void {
  const publish = createTides(context);
  const editor = () => visitorWith(context, 'editor');
  const reader = () => visitorWith(context, 'reader');

  describe('the page of a version', () => {
    context.test('shows its labels, and sets one for editors', async () => {
      const { labels, first, second, versionPage } = await publish({ prod: 'first' });
      const [visitor, member] = [await editor(), await reader()];
      (await member.open(versionPage(second))).hides('Set a label');
      const page = await visitor.open(versionPage(second));
      expect(page.hiddenFields).toMatchObject({ otherVersion: second });
      const form = { action: 'set', otherVersion: second, label: 'prod', 'shown-prod': first };
      expect((await visitor.send(labels, form)).status).toBe(303);
      (await member.open(versionPage(second))).leadsTo(`${labels}/prod`);
    });

    context.test('is available by a label', async () => {
      const { slug, labels, first, second, versionPage } = await publish({ prod: 'first' });
      const [visitor, prod] = [await reader(), versionPage('label:prod')];
      const expectSamePages = async (id: string) => {
        (await visitor.open(prod)).shows(id);
        for (const tail of ['/problems', '/source', '/publications']) {
          const byLabel = await visitor.open(prod + tail);
          const byId = await visitor.open(versionPage(id) + tail);
          expect([tail, byLabel.words.replaceAll('label:prod', id)]).toEqual([tail, byId.words]);
          for (const address of new Set(byLabel.links))
            expect([address, (await visitor.see(address)).status]).toEqual([address, 200]);
        }
        const archive = await visitor.see(`${prod}/source.zip`);
        expect(Object.fromEntries(archive.headers)).toMatchObject({
          ...{ 'cache-control': 'private, no-store', 'content-type': 'application/zip' },
        });
        expect(archive.html).toBe((await visitor.see(`${versionPage(id)}/source.zip`)).html);
      };
      await expectSamePages(first);
      const file = await visitor.see(`${prod}/document.json`);
      expect([file.status, file.header('cache-control')]).toEqual([200, 'private, no-store']);
      expect(file.header('content-disposition')).toBe(`inline; filename="${slug}-label-prod.json"`);
      const move = { action: 'move', version: second, otherVersion: '', 'shown-prod': first };
      expect((await (await editor()).send(`${labels}/prod`, move)).status).toBe(303);
      await expectSamePages(second);
      for (const tail of ['', '/problems', '/source', '/publications', '/source.zip'])
        expect([tail, (await visitor.see(versionPage('label:none') + tail)).status]).toEqual([tail, 404]);
    });
  });

  describe('the labels of a public specification', () => {
    context.test('are in the version menu of everyone, and versions in that of members', async () => {
      const { slug, root, first, versionPage } = await publish({ prod: 'first' }, { visibility: 'public' });
      const prod = `${root}/@prod/docs`;
      const anonymous = await new Visitor(context).see(prod);
      expect(anonymous.status).toBe(200);
      expect(anonymous.words).toMatch(/Labels .*prod.*1\.0/);
      expect(anonymous.links.filter((link) => link.includes('/versions/'))).toEqual([]);
      anonymous.hides('Ada Editor');
      const member = await reader();
      const { links } = (await member.see(prod)).leadsTo(`${versionPage(first)}/docs`);
      // The document of this version has no such page.
      const [, old = ''] = links.filter((link) => link.includes('/docs/'));
      (await member.see(`${old.replace('/@prod', '')}?switch`)).redirectsTo(root);
      const published = await new Visitor(context).see(`/published/acme/${slug}@prod.json`);
      expect(JSON.parse(published.html).info.version).toBe('1.0');
    });

    context.test('come with a warning for editors that everyone can read labeled versions', async () => {
      const hint = 'Everyone can see this label and read its version.';
      const open = await publish({ prod: 'first' }, { visibility: 'public' });
      const closed = await publish({ prod: 'first' });
      const [visitor, member] = [await editor(), await reader()];
      for (const { labels, first, versionPage } of [open, closed]) {
        for (const address of [labels, `${labels}/prod`, versionPage(first)]) {
          const page = await visitor.open(address);
          if (labels === open.labels) page.shows(hint);
          else page.hides(hint);
          (await member.open(address)).hides(hint);
        }
      }
    });
  });
}
