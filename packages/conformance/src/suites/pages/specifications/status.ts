import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { hostile, publishPages, script } from '../../../support/web/publish-pages.js';
import { visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

export function statusPageSuite(context: SuiteContext): void {
  const hours = (count: number) => context.target.advanceClock(count * 3_600_000);
  const hostFerry = async () => {
    const headers = { 'x-key': 'of-the-source' };
    const url = await context.target.hostFile('ferry.json', JSON.stringify(hostile), headers);
    return { url, headers };
  };
  const reader = () => visitorWith(context, 'reader');

  describe('the page of the state of a specification', () => {
    context.test(
      'shows its state, source and problems, and hides the request headers of its source',
      async () => {
        const source = await hostFerry();
        const { status, spec } = await publishPages(context, 'ferry', source);
        const page = await (await reader()).open(status);
        page.shows('ferry', 'acme', 'complete', 'private', '2026-03-01 08:00 UTC', source.url);
        const [problem] = spec.lastProcessedErrors;
        expect(problem?.message).toContain(script);
        page.shows(problem?.code ?? '', problem?.pointer ?? '');
        expect(page.html).not.toMatch(/x-key|of-the-source/);
      },
    );

    context.test('shows its owner, lifecycle, tags, and links', async () => {
      const { status } = await publishPages(context, 'described', hostile, {
        ...{ owner: 'Team Tide', lifecycle: 'deprecated', tags: ['booking'] },
        links: [{ title: 'On-call handbook', url: 'https://wiki.example/tide' }],
      });
      const page = await (await reader()).open(status);
      page.shows('Team Tide', 'deprecated', 'booking', 'On-call handbook');
      page.leadsTo('/orgs/acme?owner=Team+Tide', '/orgs/acme?tag=booking');
      expect(page.hrefs).toContain('https://wiki.example/tide');
    });

    context.test('shows its title, version and content, and tabs with the number of problems', async () => {
      const paths = { '/tides': { get: { responses: { 200: { description: 'Tides.' } } } } };
      const document = { ...hostile, info: { title: 'Tides', version: '2024-05-01' }, paths };
      const { status, spec, root } = await publishPages(context, 'tides', document);
      const page = await (await reader()).open(status);
      expect(page.html).toContain('<h1>Tides</h1>');
      page.shows('API version 2024-05-01 Content 1 operation, 0 schemas');
      page.shows(`Versions Changelog Problems (${spec.lastProcessedErrorCount}) Source`);
      page.leadsTo(`${root}/problems`, `${root}/source`, `${root}/changelog`, `${root}/labels`);
    });

    context.test('marks a specification that was converted from Swagger 2.0', async () => {
      const swagger = { swagger: '2.0', info: hostile.info, paths: {} };
      const { status, version } = await publishPages(context, 'swagger', swagger);
      const { status: other } = await publishPages(context, 'ferry');
      const visitor = await reader();
      for (const address of [status, version]) {
        const { html } = await visitor.open(address);
        expect(html.slice(0, html.indexOf('</dl>')), address).toContain('converted from Swagger 2.0');
      }
      (await visitor.open(status)).shows('1 note').hides('1 problem');
      expect((await visitor.open('/orgs/acme')).find(/\/openapi\/swagger"[\s\S]*?<\/tr>/)).toContain(
        '1 note',
      );
      (await visitor.open(other)).hides('converted from');
    });

    context.test('escapes tags and scripts from documents and addresses', async () => {
      const { status } = await publishPages(context, 'ferry');
      const visitor = await visitorWithScopes(context, 'openapi:read', 'space:read');
      for (const address of [status, `/spaces/docs/${encodeURIComponent(script)}`]) {
        const { html } = await visitor.open(address);
        expect(html).toContain('&lt;script>');
        expect(html.split('<script')).toHaveLength(2);
        expect(html).toMatch(/<script src="\/assets\//);
      }
    });

    context.test('shows the number of problems when the list is incomplete', async () => {
      const numbers = Array.from({ length: 150 }, (_, index) => index);
      const paths = numbers.map((number) => [`/${number}/{id}`, { get: { responses: {} } }]);
      const document = { ...hostile, paths: Object.fromEntries(paths) };
      const { status, spec } = await publishPages(context, 'many', document);
      const { lastProcessedErrorCount: count, lastProcessedErrors: listed } = spec;
      expect(count).toBeGreaterThan(listed.length);
      const page = await (await reader()).open(status);
      page.shows(`${count} problems`, `Showing the first ${listed.length}.`);
    });

    context.test('lists a repeated problem once, with its count and locations', async () => {
      const names = Array.from({ length: 60 }, (_, index) => `A${index}`);
      const schemas = Object.fromEntries(names.map((name) => [name, { requird: ['a'] }]));
      const { status, spec } = await publishPages(context, 'repeated', {
        ...{ ...hostile, paths: {}, components: { schemas } },
      });
      const found = spec.lastProcessedErrors.filter(({ code }) => code === 'unknown-field');
      expect(found).toHaveLength(60);
      const page = await (await reader()).open(status);
      expect(page.html.split('<code>requird</code> is not a field')).toHaveLength(2);
      page.shows('60 times', '55 more locations', ...found.map(({ pointer }) => ` ${pointer} `));
    });

    context.test('shows the operations that the version has added', async () => {
      const operation = { responses: { 200: { description: 'OK' } } };
      const document = { openapi: '3.1.0', info: { title: 'Grows', version: '1' } };
      await publishPages(context, 'grows', { ...document, paths: { '/a': { get: operation } } });
      await hours(1);
      const paths = { '/b': { get: operation, post: operation } };
      const { status } = await publishPages(context, 'grows', { ...document, paths });
      const page = await (await reader()).open(status);
      page.shows('New since the previous version: 2 operations; 1 removed.', 'POST /b');
    });

    context.test('lists its versions in pages, newest first', async () => {
      for (let version = 1; version <= 51; version++) {
        await context.publish(
          'often',
          JSON.stringify({ openapi: '3.1.0', info: { title: 'Often', version: `${version}` }, paths: {} }),
        );
        await context.target.advanceClock(60_000);
      }
      const visitor = await reader();
      const first = await visitor.open('/orgs/acme/openapi/often/versions');
      const listed = /versions\/\w+">\d+, <time datetime="([^"]+)"/gi;
      const times = [...first.html.matchAll(listed)].map(([, time]) => time);
      expect(times).toHaveLength(50);
      expect(times).toEqual(times.toSorted().toReversed());
      const second = await visitor.open(first.links.find((link) => link.includes('?page=')) ?? '');
      expect(second.html.match(listed)).toHaveLength(1);
      expect(second.html).not.toContain('?page=');
    });
  });

  describe('the page of the state after a failure', () => {
    context.test('shows the cause, since when, and that the latest version is unchanged', async () => {
      const visitor = await reader();
      const { status } = await publishPages(context, 'broken', 'no: document');
      const first = await visitor.open(status);
      expect(first.html).toContain('<span class="tag bad">PARSE_ERROR</span>');
      first.shows('None: the source has never been processed successfully.', '(just now)');
      first.hides('Last attempt');
      await publishPages(context, 'broken');
      await publishPages(context, 'broken', 'no: document');
      await hours(2);
      const { spec } = await publishPages(context, 'broken', 'still: no document');
      const page = await visitor.open(status);
      page.shows('The last run failed', 'The source is not a valid OpenAPI document.');
      page.shows(`${spec.lastVersion} , which is unchanged`);
      page.shows('Failing since 2026-03-01 08:00 UTC (2 hours ago)');
      expect(page.words).toMatch(/Last attempt [^(]* \(just now\)/);
      (await visitor.open('/orgs/acme')).shows('Failed for 2 hours Invalid source');
    });

    context.test('leads those who may write to the problems, and to forms that correct them', async () => {
      const { status, root } = await publishPages(context, 'broken', 'openapi: [');
      const publish = '/orgs/acme/publish?';
      const page = await (await visitorWith(context, 'editor')).open(status);
      page.leadsTo(`${root}/problems`, `${publish}from=text&slug=broken&edit=1`);
      expect(page.html).toContain('/orgs/acme/publish?slug=broken');
      expect((await (await reader()).open(status)).html).not.toContain('/orgs/acme/publish?');
    });

    context.test('shows the next step after the failure of a URL', async () => {
      const broken = await context.target.hostFile('broken.json', '{"no": "document"}');
      for (const [slug, url, step] of [
        ['broken-url', broken, 'correct them in the document at'],
        ['missing-url', broken.replace('broken', 'missing'), 'Check that the URL and its headers are right'],
      ] as const) {
        const { status } = await publishPages(context, slug, { url });
        const page = await (await visitorWith(context, 'editor')).open(status);
        page.shows(step, 'It is fetched again automatically. You can also fetch it now');
        page.hides('publish the corrected files');
        (await (await reader()).open(status)).hides('You can also');
      }
    });
  });
}
