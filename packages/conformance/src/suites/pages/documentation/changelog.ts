import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import type { Page } from '../../../support/web/page.js';
import { publishOpenPages } from '../../../support/web/publish-pages.js';
import { publishTideVersions, tideVersion } from '../../../support/web/tide-versions.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const open = { visibility: 'public' };

export function publicChangelogSuite(context: SuiteContext): void {
  const see = (address: string, headers = {}) => new Visitor(context).see(address, headers);

  describe('the public changelog', () => {
    context.test('exists only for public specifications', async () => {
      const { root } = await publishTideVersions(context);
      for (const path of ['changelog', 'changelog.atom'])
        expect((await see(`${root}/${path}`)).status).toBe(401);
      expect((await (await visitorWith(context, 'reader')).see(`${root}/changelog.atom`)).status).toBe(404);
    });

    context.test('shows what clients have to know, without the parts for members', async () => {
      const { root } = await publishTideVersions(context, open);
      const page = (await see(`${root}/changelog`)).shows('2 breaking');
      expect(page.status).toBe(200);
      expect(page.html).toContain(`href="${root}/docs/`);
      expect(page.html).not.toContain('/source');
      const feed = `type="application/atom+xml" title="Changelog" href="${root}/changelog.atom"`;
      expect(page.html).toContain(feed);
      const same = { 'if-none-match': page.header('etag') ?? '' };
      expect((await see(`${root}/changelog`, same)).status).toBe(304);
      (await see(root)).leadsTo(`${root}/changelog`);
    });

    context.test('has a feed in Atom, whose ETag changes with each version', async () => {
      const { root, publish } = await publishTideVersions(context, open);
      const feed = await see(`${root}/changelog.atom`);
      expect(feed.header('content-type')).toBe('application/atom+xml; charset=utf-8');
      expect(feed.html).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
      expect(feed.html.match(/<entry>/g)).toHaveLength(3);
      expect(feed.html).toContain(`<link rel="self" type="application/atom+xml" href="http`);
      const same = { 'if-none-match': feed.header('etag') ?? '' };
      expect((await see(`${root}/changelog.atom`, same)).status).toBe(304);
      await publish(tideVersion('2.1.0', { tides: 'port', moons: undefined, 'a&b': undefined }));
      const after = await see(`${root}/changelog.atom`, same);
      expect(after.status).toBe(200);
      expect(after.html.match(/<entry>/g)).toHaveLength(4);
      expect(after.html).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    });

    context.test(
      'links to the feed, to each version, and to the operations of a version with more changes',
      async () => {
        const { root, ids, publish } = await publishTideVersions(context, open);
        const many = Object.fromEntries(
          Array.from({ length: 30 }, (_, index) => [`tide${index}`, undefined]),
        );
        await publish(tideVersion('2.2.0', { tides: 'port', moons: undefined, ...many }));
        const page = await see(`${root}/changelog`);
        expect(page.words).toMatch(/And \d+ more changes\. All operations of 2\.2\.0/);
        const versions = ids.map((id) => `${root}/versions/${id}/docs`);
        page.leadsTo(`${root}/operations`, `${root}/changelog.atom`, ...versions);
        for (const link of [...versions, `${root}/operations`])
          expect([link, (await see(link)).status]).toEqual([link, 200]);
        expect(page.html).toContain(`<a href="${root}/changelog.atom">Subscribe</a>`);
        const text = (await see(`${root}/changelog.md`)).html;
        expect(text).toMatch(/more changes\. \[All operations of 2\.2\.0\]\(http.*\/operations\.md\)/);
      },
    );
  });

  describe('the note about changes on a page of the documentation', () => {
    /** Publishes two versions, of which the second one changes a schema that all operations use except one. */
    async function publishBoats() {
      const places = [];
      for (const [version, kinds] of [
        ['1.0.0', ['ferry']],
        ['2.0.0', ['ferry', 'canoe']],
      ] as const) {
        await context.target.advanceClock(60_000);
        places.push((await publishOpenPages(context, 'boats', boats(version, kinds))).place);
      }
      const [first, second] = places.map(({ versionId }) => versionId);
      const place = { organizationId: 'acme', specSlug: 'boats' };
      return { place, first: first ?? '', second: second ?? '' };
    }
    const root = '/orgs/acme/openapi/boats';
    const noteOn = async (path: string, visitor = new Visitor(context)) => {
      const page: Page = await visitor.see(path);
      expect(page.status).toBe(200);
      const note = page.find(/<details class="reader-note reader-changed">.*?<\/details>/s);
      return note
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    };

    context.test('is on each operation that uses a schema, and absent if nothing has changed', async () => {
      const { first } = await publishBoats();
      const expected = /^Changed since 1\.0\.0: 1 risky Risky: .*`?canoe.* Changelog$/;
      const { links } = await see(`${root}/operations`);
      const on = (name: string) => noteOn(links.find((link) => link.endsWith(name)) ?? '');
      for (const name of ['boat-0', 'boat-24']) expect(await on(name)).toMatch(expected);
      expect(await on('boat-3')).toContain('response 200');
      expect(await noteOn(`${root}/schemas/Boat`)).toMatch(expected);
      expect(await on('weather')).toBe('');
      for (const path of ['schemas/Crew', `versions/${first}/docs`])
        expect(await noteOn(`${root}/${path}`)).toBe('');
    });

    context.test(
      'counts the changes of all operations of a tag, and on the overview those of the version',
      async () => {
        await publishBoats();
        expect(await noteOn(`${root}/docs/boats`)).toContain('1 risky');
        expect(await noteOn(root)).toMatch(/^Changed since 1\.0\.0: 1 risky, 1 text /);
      },
    );

    context.test('has levels of the settings, and another ETag after they have changed', async () => {
      const { place } = await publishBoats();
      const { specs } = context.client();
      const before = (await see(root)).header('etag');
      const compatibility = { rules: { 'enum-value-added': 'breaking' as const } };
      await specs.update({ ...place, compatibility });
      expect((await see(root)).header('etag')).not.toBe(before);
      expect(await noteOn(root)).toContain('1 breaking, 1 text');
      await specs.update({ ...place, compatibility: null });
      expect((await see(root)).header('etag')).toBe(before);
    });

    context.test('of a version is for members only, because caches store the page for others', async () => {
      const { second } = await publishBoats();
      const address = `${root}/versions/${second}/docs`;
      expect(await noteOn(address)).toBe('');
      const member = await visitorWith(context, 'reader');
      expect(await noteOn(address, member)).toContain('Changed since 1.0.0');
    });

    context.test(
      'follows the default label, as the changelog does, which lists no later versions',
      async () => {
        const { place, first } = await publishBoats();
        const all = (await see(`${root}/changelog`)).shows('2.0.0');
        const { specs } = context.client();
        await specs.labels.set({ ...place, label: 'prod', version: first });
        await specs.update({ ...place, defaultLabel: 'prod' });
        const page = (await see(`${root}/changelog`)).shows('1.0.0').hides('2.0.0');
        (await see(`${root}/changelog.atom`)).hides('2.0.0');
        expect(page.header('etag')).not.toBe(all.header('etag'));
      },
    );
  });
}

function boats(version: string, kinds: readonly string[]): string {
  const schema = { $ref: '#/components/schemas/Boat' };
  const responses = { 200: { description: 'A boat.', content: { 'application/json': { schema } } } };
  const operations = Array.from({ length: 25 }, (_, index) => `boat-${index}`);
  const paths = operations.map((name) => [
    `/${name}`,
    { get: { summary: name, tags: ['Boats'], responses } },
  ]);
  const weather = { get: { summary: 'weather', responses: { 204: { description: 'Sunny.' } } } };
  const properties = { kind: { enum: kinds } };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Boats', version },
    paths: { ...Object.fromEntries(paths), '/weather': weather },
    components: { schemas: { Boat: { type: 'object', properties }, Crew: { type: 'object' } } },
  });
}
