import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { hostile, publishPages } from '../../../support/web/publish-pages.js';
import { visitorWith } from '../../../support/web/visitor.js';

const empty = { action: 'metadata', owner: '', lifecycle: '', tags: '', links: '' };

export function managePageSuite(context: SuiteContext): void {
  const editor = () => visitorWith(context, 'editor');
  const read = (specSlug: string) => context.client().specs.get({ organizationId: 'acme', specSlug });

  describe('the page that manages a specification', () => {
    context.test('fetches the source again, with its stored headers', async () => {
      const headers = { 'x-key': 'of-the-source' };
      const url = await context.target.hostFile('ferry.json', JSON.stringify(hostile), headers);
      const { manage, status, spec } = await publishPages(context, 'ferry', { url, headers });
      await context.target.advanceClock(60_000);
      (await (await editor()).send(manage, { action: 'refetch' })).redirectsTo(status);
      await context.target.drainQueue();
      const after = await read('ferry');
      expect(after.lastProcessErrorCode).toBeUndefined();
      expect(after.lastProcessedAt).not.toBe(spec.lastProcessedAt);
    });

    context.test('changes the visibility', async () => {
      const { manage, root } = await publishPages(context, 'visible');
      const visitor = await editor();
      const saved = `${manage}?saved=visibility`;
      (await visitor.send(manage, { action: 'visibility', visibility: 'public' })).redirectsTo(saved);
      const page = await visitor.open(saved);
      expect(page.html).toContain(`role="status">The documentation is public. <a href="${root}">`);
      expect((await read('visible')).visibility).toBe('public');
      for (const form of [
        { action: 'visibility', visibility: 'secret' },
        { action: 'refetch' },
        { action: 'constructor' },
      ])
        (await visitor.send(manage, form)).isPage(400);
    });

    context.test('changes the catalog entry', async () => {
      const { manage } = await publishPages(context, 'listed');
      const visitor = await editor();
      const links = 'Runbook https://a.example/';
      const form = { owner: 'Team Tide', lifecycle: 'production', tags: 'booking\nsea, land', links };
      const saved = `${manage}?saved=metadata`;
      (await visitor.send(manage, { ...empty, ...form })).redirectsTo(saved);
      const page = (await visitor.open(saved)).shows('The catalog entry is saved.');
      for (const text of ['value="Team Tide"', '>\nbooking\nsea, land</textarea>', links])
        expect(page.html).toContain(text);
      expect(await read('listed')).toMatchObject({
        ...{ owner: 'Team Tide', lifecycle: 'production', tags: ['booking', 'sea, land'] },
        links: [{ title: 'Runbook', url: 'https://a.example/' }],
      });
      (await visitor.send(manage, empty)).redirectsTo(saved);
      expect(await read('listed')).toMatchObject({ tags: [], links: [] });
    });

    context.test('keeps what another editor has saved in fields that the form did not change', async () => {
      const { manage, place } = await publishPages(context, 'shared', hostile, { owner: 'One', tags: ['a'] });
      const visitor = await editor();
      const page = await visitor.open(manage);
      expect(page.hiddenFields).toMatchObject({
        ...{ 'shown-owner': 'One', 'shown-lifecycle': '', 'shown-tags': 'a', 'shown-links': '' },
      });
      await context.client().specs.update({ ...place, owner: 'Two', lifecycle: 'retired' });
      const saved = { owner: 'Two', lifecycle: 'retired', tags: ['a', 'b'] };
      for (const tags of ['a\nb', 'a']) {
        const form = { ...empty, owner: 'One', tags };
        expect((await visitor.submit(page, form)).status).toBe(303);
        expect(await read('shared')).toMatchObject(saved);
      }
    });

    context.test('rejects invalid fields, and keeps the entered values', async () => {
      const { manage } = await publishPages(context, 'open');
      for (const [field, entered, message] of [
        ['tags', { tags: 'a\nA' }, 'Entry 2: repeats the tag'],
        ['links', { links: 'A https://a.example/\nB ftp://b.example/' }, 'Entry 2, url: '],
        ['links', { links: 'https://a.example/' }, 'Enter a title and a URL'],
      ] as const) {
        const form = { ...empty, owner: 'Team Tide', ...entered };
        const page = (await (await editor()).send(manage, form)).isPage(400);
        expect(page.html).toContain(`id="${field}-error">${message}`);
        expect(page.html).toContain('value="Team Tide"');
        expect((await read('open')).owner).toBeUndefined();
      }
    });

    context.test('deletes only after its slug is entered', async () => {
      const { manage } = await publishPages(context, 'doomed');
      const visitor = await editor();
      const wrong = await visitor.send(manage, { action: 'delete', confirmation: 'doome' });
      expect(wrong.isPage(400).html).toMatch(/id="confirmation-error">Enter doomed to delete/);
      const deleted = '/orgs/acme?deleted=doomed';
      (await visitor.send(manage, { action: 'delete', confirmation: 'doomed' })).redirectsTo(deleted);
      (await visitor.open(deleted)).shows('The specification doomed is deleted.');
      (await visitor.open('/orgs/acme?deleted=Call+us')).hides('is deleted.');
      await expect(read('doomed')).rejects.toThrow('not found');
    });

    context.test('rejects forms of other sites and tokens that only read', async () => {
      const { manage, status } = await publishPages(context, 'open');
      const form = { action: 'delete', confirmation: 'open' };
      const visitor = await editor();
      (await visitor.send(manage, form, { 'sec-fetch-site': 'cross-site' })).isPage(403);
      const reader = await visitorWith(context, 'reader');
      (await reader.open(manage, 403)).shows('openapi:write');
      (await reader.send(manage, form)).isPage(403).shows('openapi:write');
      const { html } = await reader.open(status);
      for (const hidden of [manage, '/publish?slug=']) expect(html).not.toContain(hidden);
      (await visitor.open(status)).leadsTo(manage);
      await visitor.open('/orgs/globex/openapi/any/manage', 404);
      expect((await read('open')).slug).toBe('open');
    });
  });
}
