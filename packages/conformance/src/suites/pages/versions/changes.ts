import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { publishTideVersions } from '../../../support/web/tide-versions.js';
import { visitorWith } from '../../../support/web/visitor.js';

const count = 120;

/** A document with many properties that all have the same maximum length, and another one. */
function limits(version: string, maxLength: number, minLength: number): string {
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  const equal = Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength }]));
  const schema = { type: 'object', properties: { ...equal, gone: { type: 'string', minLength } } };
  const post = {
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Stored.' } },
  };
  const info = { title: 'Limits', version };
  return JSON.stringify({ openapi: '3.1.0', info, paths: { '/entries': { post } } }, undefined, 1);
}

export function changePagesSuite(context: SuiteContext): void {
  const reader = () => visitorWith(context, 'reader');

  describe('the changelog of members', () => {
    context.test('shows each version with its marks, its changes, and what clients have to do', async () => {
      const { root, ids } = await publishTideVersions(context);
      const page = await (await reader()).open(`${root}/changelog`);
      page.shows(
        '2 breaking',
        'Calls for a new major version.',
        'Clients that use these parts have to change',
      );
      page.shows('GET /ports', 'Clients need no change.', 'Not compared with a version before it.');
      expect(page.words.indexOf('2.0.0')).toBeLessThan(page.words.indexOf('1.1.0'));
      page.leadsTo(`${root}/versions/${ids[0]}/changes`);
      await (await visitorWith(context, 'stranger')).open(`${root}/changelog`, 404);
    });

    context.test(
      'is linked from the page of the specification, whose versions have the same marks',
      async () => {
        const { root, ids, status } = await publishTideVersions(context);
        const page = (await (await reader()).open(status)).shows('2 breaking');
        page.leadsTo(`${root}/changelog`, `${root}/versions/${ids[0]}/changes`);
      },
    );
  });

  describe('the changes of a version', () => {
    context.test('show lines of both versions, and link to the documentation of operations', async () => {
      const { ids, status } = await publishTideVersions(context);
      const visitor = await reader();
      const page = (await visitor.open(`${status}/${ids[0]}/changes`)).shows('Breaking 2 changes');
      for (const part of ['Before: lines around', 'After: lines around', `/versions/${ids[1]}/source?`])
        expect(page.html).toContain(part);
      const docs = page.links.find((link) => link.startsWith(`${status}/${ids[0]}/docs/`)) ?? '';
      expect((await visitor.see(docs)).status).toBe(200);
    });

    context.test('are listed by impact, and the first version has none', async () => {
      const { ids, status } = await publishTideVersions(context);
      const visitor = await reader();
      const page = await visitor.open(`${status}/${ids[1]}/changes?impact=breaking`);
      page.shows('No changes in this list', 'All but texts (1)');
      (await visitor.open(`${status}/${ids[2]}/changes`)).shows('The first version');
    });

    context.test('compare any two versions or labels', async () => {
      const { root, place, ids } = await publishTideVersions(context);
      await context.client().specs.labels.set({ ...place, label: 'prod', version: ids[2] ?? '' });
      const visitor = await reader();
      const compared = `${root}/changes?from=${encodeURIComponent('label:prod')}&to=${ids[0]}`;
      const { html } = (await visitor.open(compared)).shows('GET /ports');
      expect(html).toContain('<option value="label:prod" selected>Label prod</option>');
      await visitor.open(`${root}/changes?from=nothing&to=${ids[0]}`, 404);
      await visitor.open(`${root}/changes`);
    });
  });

  describe('equal changes', () => {
    context.test(
      'are one row with their number, and listed with their lines on pages of their own',
      async () => {
        const { root, visitor, changes } = await publishLimits();
        const page = await visitor.open(changes);
        expect(page.words).toMatch(
          /The maximum length of … was lowered from 5000 to 4000 ?\. 120 places in 1 operation/,
        );
        expect(page.words).toMatch(/The minimum length of gone was raised from 1 to 2 ?\./);
        page.shows('121 breaking').hides('Next page');
        // The first one and some of the others, not all.
        expect(page.html.match(/<article class="change"/g)).toHaveLength(2);
        expect(page.html.length).toBeLessThan(40_000);
        const all = await visitor.open(changes + page.find(/href="(\?[^"]*\bgroup=[^"]*)"/));
        all.shows('120 changes of one kind.').hides('The minimum length');
        expect(all.html.match(/<article class="change"/g)).toHaveLength(50);
        const next = await visitor.open(changes + all.find(/href="(\?[^"]*\bpage=[^"]*)"/));
        next.shows('The maximum length of field', '120 changes of one kind.');
        const changelog = (await visitor.open(`${root}/changelog`)).shows('At several places.');
        expect(changelog.words.match(/The maximum length of/g)).toHaveLength(1);
        const id = changelog.find(new RegExp(`href="${changes}#([0-9a-f]+)"`));
        expect(page.html).toContain(`id="${id}"`);
      },
    );

    context.test('are named once for visitors: on the page, as Markdown, and in the feed', async () => {
      const { root, place, visitor } = await publishLimits();
      await context.client().specs.update({ ...place, visibility: 'public' });
      visitor.cookie = undefined;
      for (const path of ['changelog', 'changelog.md', 'changelog.atom']) {
        const page = (await visitor.see(`${root}/${path}`)).shows(`At ${count} places.`);
        expect(page.words.match(/The maximum length of/g), path).toHaveLength(1);
        expect(page.words, path).toMatch(/The minimum length of `?gone`? was raised/);
      }
      (await visitor.see(`${root}/changelog`)).shows('And 1 more change.');
    });

    context.test('are listed one by one in the API', async () => {
      const { place } = await publishLimits();
      const listed = await context.client().specs.versions.listChanges(place);
      expect(listed.count).toBe(count + 1);
    });
  });

  async function publishLimits() {
    await publishPages(context, 'limits', limits('1.0.0', 5000, 1));
    await context.target.advanceClock(60_000);
    const pages = await publishPages(context, 'limits', limits('2.0.0', 4000, 2));
    return { ...pages, visitor: await reader(), changes: `${pages.version}/changes` };
  }
}
