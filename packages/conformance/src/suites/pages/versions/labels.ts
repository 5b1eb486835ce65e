import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { script } from '../../../support/web/publish-pages.js';
import { createTides } from '../../../support/web/tides.js';
import { visitorWith } from '../../../support/web/visitor.js';

export function labelPagesSuite(context: SuiteContext): void {
  const publish = createTides(context);
  const editor = () => visitorWith(context, 'editor');
  const reader = () => visitorWith(context, 'reader');

  describe('the page of labels', () => {
    context.test('explains labels, and shows forms to editors only', async () => {
      const { root, labels, status, first } = await publish();
      const page = (await (await editor()).open(labels)).shows('A label is a name for one version');
      expect(page.html).toContain('<nav class="tabs" aria-label="Specification">');
      expect(page.html).toContain(`<form method="post" action="${root}/labels"`);
      const visitor = await reader();
      expect((await visitor.open(labels)).html).not.toContain(`action="${labels}`);
      (await visitor.send(labels, { action: 'set', label: 'prod', version: first })).isPage(403);
      (await visitor.open(status)).leadsTo(labels);
    });

    context.test('creates labels, and lists them with their versions', async () => {
      const { root, labels, first, set, versionPage } = await publish();
      (await set('Prod', first)).redirectsTo(`${labels}?set=prod`);
      const page = await (await editor()).open(`${labels}?set=prod`);
      expect(page.html).toContain('role="status">The label prod points to version 1.0, 1 March.');
      expect(page.hiddenFields).toMatchObject({ 'shown-prod': first });
      expect(page.words).toMatch(/prod 1\.0, 1 March just now by Ada Editor/);
      page.leadsTo(`${labels}/prod`, versionPage(first), `${root}/@prod`);
    });

    context.test('takes the ID of a version that is not listed', async () => {
      const { labels, first, second, set } = await publish();
      expect((await set('dev', second, { otherVersion: ` ${first} ` })).status).toBe(303);
      (await (await editor()).open(`${labels}/dev`)).shows('created for 1.0, 1 March');
      const unknown = await set('dev', second, { otherVersion: 'nothing', 'shown-dev': first });
      expect(unknown.isPage(400).shows('no version "nothing"').html).toContain('value="nothing"');
    });

    context.test('rejects invalid names', async () => {
      const { first, set } = await publish();
      for (const [label, message] of [
        ['', 'Enter the name of a label'],
        ['a b', 'Enter at most 63 letters'],
        [script, 'Enter at most 63 letters'],
        ['Latest', 'The name latest is reserved for the newest version.'],
      ] as const) {
        const { html } = (await set(label, first)).isPage(400);
        expect(html).toContain(`<a href="#label">${message}`);
        expect(html).not.toContain(script);
      }
    });

    context.test('moves no label that another editor has moved, and keeps the input', async () => {
      const { first, second, set } = await publish({ prod: 'first' });
      const { html } = (await set('prod', second, { 'shown-prod': second })).isPage(409);
      const message =
        'Someone has moved prod to version 1.0, 1 March since you opened this page. Your change was not saved.';
      expect(html).toContain(`<a href="#label">${message}</a>`);
      expect(html).toContain('name="label" aria-describedby');
      expect(html).toMatch(/<input type="text" value="prod"/);
      expect(html).toMatch(new RegExp(`<option selected[^>]* value="${second}"|value="${second}" selected`));
      expect(html).toContain(`name="shown-prod" value="${first}"`);
      // Without the version that the form has shown, the label must be new.
      (await set('prod', second))
        .isPage(409)
        .shows('Someone has created prod for version 1.0, 1 March since');
      const deleted = await set('gone', second, { 'shown-gone': first });
      deleted.isPage(409).shows('Someone has deleted gone since you opened this page.');
    });

    context.test('sets the default label, which pages mark', async () => {
      const { labels, status, first } = await publish({ prod: 'first' });
      const [visitor, member] = [await editor(), await reader()];
      const saved = `${labels}?saved=default`;
      (await visitor.send(labels, { action: 'default', defaultLabel: 'prod' })).redirectsTo(saved);
      (await visitor.open(saved)).shows('The documentation shows the version of prod.');
      const page = await member.open(status);
      expect(page.html).toContain('>prod</a> <span class="tag good">default</span>');
      page.shows('The documentation shows the label prod , which points to another version.');
      for (const address of new Set(page.links))
        expect([address, (await member.see(address)).status]).toEqual([address, 200]);
      (await visitor.open(`${labels}/prod`)).shows('Choose another default version');
      const form = { action: 'delete', confirmation: 'prod', 'shown-prod': first };
      const message = 'The documentation shows prod. Choose another default version before you delete it.';
      (await visitor.send(`${labels}/prod`, form)).isPage(409).shows(message);
      const unknown = await visitor.send(labels, { action: 'default', defaultLabel: 'nothing' });
      expect(unknown.isPage(400).html).toContain(
        '<a href="#defaultLabel">There is no label &quot;nothing&quot;. Choose another one.</a>',
      );
      (await visitor.send(labels, { action: 'default', defaultLabel: '' })).redirectsTo(saved);
      (await visitor.open(saved)).shows('shows the latest version');
    });
  });

  describe('the page of a label', () => {
    context.test('moves it, shows its history, and moves it back', async () => {
      const { labels, first, second } = await publish({ prod: 'first' });
      const page = `${labels}/prod`;
      const visitor = await editor();
      const shown = await visitor.open(page);
      expect(shown.html).toMatch(/<select id="version"[^>]*><option [^>]*>Choose a version</);
      expect(shown.html).toContain('>2.0, 1 March, latest</option>');
      expect(shown.html).toContain('value="move">Move</button>');
      const move = { action: 'move', version: second, otherVersion: '' };
      (await visitor.submit(shown, move)).redirectsTo(`${page}?moved`);
      (await visitor.open(`${page}?moved`)).shows('The label prod points to version 2.0, 1 March.');
      const history = await visitor.open(page);
      expect(history.words).toMatch(/moved from 1\.0, 1 March to 2\.0, 1 March.*created for 1\.0, 1 March/);
      history.shows('Move back to this version 1.0, 1 March');
      expect(history.valuesOf('back')).toEqual([first]);
      expect((await (await reader()).open(page)).valuesOf('back')).toEqual([]);
      const conflict = await visitor.send(page, { back: first, 'shown-prod': first });
      conflict.isPage(409).shows('Someone has moved prod to version 2.0, 1 March since');
      expect(conflict.html).not.toContain('href="#label"');
      expect((await visitor.submit(history, { back: first })).status).toBe(303);
      (await visitor.open(page)).shows('moved from 2.0, 1 March to 1.0, 1 March');
    });

    context.test('deletes it after a confirmation, and keeps its history', async () => {
      const { labels, first, second } = await publish({ dev: 'first' });
      const page = `${labels}/dev`;
      const visitor = await editor();
      const form = { action: 'delete', 'shown-dev': first };
      (await visitor.send(page, form)).isPage(400);
      (await visitor.send(page, { ...form, confirmation: 'dev', 'shown-dev': second })).isPage(409);
      (await visitor.send(page, { ...form, confirmation: ' Dev ' })).redirectsTo(`${labels}?deleted=dev`);
      (await visitor.open(`${labels}?deleted=dev`)).shows('The label dev is deleted.');
      const deleted = await visitor.open(page);
      expect(deleted.words).toMatch(/This label is deleted.*deleted; it pointed to .*created for/);
      deleted.shows('Create again for this version').hides('current');
      expect(deleted.html).toContain('value="move">Create</button>');
      expect((await visitor.send(page, { back: first })).status).toBe(303);
    });

    context.test('names versions that were removed, without links to them', async () => {
      const { labels, first, second, set, publishText } = await publish({ prod: 'first' });
      await set('prod', second, { 'shown-prod': first });
      const third = await publishText('3.0');
      await set('prod', third, { 'shown-prod': second });
      await context.target.prune('acme', 1);
      const page = await (await editor()).open(`${labels}/prod`);
      page.shows('moved from 2.0, 1 March to 3.0', `moved from ${first} to 2.0`, `created for ${first}`);
      expect(page.links.filter((link) => link.endsWith(first))).toEqual([]);
      expect(page.valuesOf('back')).toEqual([second]);
    });

    context.test('does not exist for an unknown label', async () => {
      const { labels } = await publish({ prod: 'first' });
      const visitor = await editor();
      await visitor.open(`${labels}/nothing`, 404);
      await visitor.open(`${labels}/prod?page=x`, 400);
    });

    context.test('is paged', async () => {
      const { place, labels, first, second } = await publish();
      for (let index = 0; index < 52; index++) {
        await context.target.advanceClock(1_000);
        const version = index % 2 === 0 ? first : second;
        await context.client().specs.labels.set({ ...place, label: 'busy', version });
      }
      const visitor = await editor();
      const page = await visitor.open(`${labels}/busy`);
      const next = page.links.find((link) => link.includes('page=')) ?? '';
      (await visitor.open(next)).shows('created for 1.0, 1 March');
    });
  });
}
