import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { hostile, publishPages, script } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

const provenance = {
  repository: `saltwater/${script}`,
  branch: '"><img src=x>',
  commit: '4f1c92ab70d3',
  author: 'Maris & Lind',
  message: script,
  url: 'https://git.example/tides?a=1&b="2"',
};

export function versionPageSuite(context: SuiteContext): void {
  const reader = () => visitorWith(context, 'reader');
  const publishWith = async (about: object) => {
    const source = { text: JSON.stringify(hostile) };
    await context.client().specs.upsert({ organizationId: 'acme', specSlug: 'ferry', source, ...about });
    return publishPages(context, 'ferry');
  };

  describe('the page of a version', () => {
    context.test('is at `urls.app` and shows its creation time and size', async () => {
      const { place } = await publishPages(context, 'ferry');
      const { urls } = await context.client().specs.versions.getLatest(place);
      const page = await (await reader()).open(urls.app);
      page.shows(place.versionId, 'latest', '2026-03-01 08:00 UTC', 'by Ada Editor', 'Published once');
      expect(page.words).toMatch(/ Size [\d.]+ \w+ /);
    });

    context.test('shows its publications, escaped', async () => {
      const { version } = await publishWith({ provenance });
      const visitor = await reader();
      const page = await visitor.open(`${version}/publications`);
      for (const html of [page.html, (await visitor.open(version)).html]) {
        expect(html).not.toContain(script);
        expect(html).not.toContain('<img');
      }
      page.shows('published 2 times', 'Maris & Lind', '4f1c92ab70d3');
      expect(page.html).toContain('Maris &amp; Lind');
      expect(page.html).toMatch(
        /<a href="https:\/\/git\.example\/tides\?a=1&amp;b=[^"]*" rel="nofollow noopener noreferrer">/,
      );
      expect(page.html.match(/<li>/g)?.length).toBeGreaterThan(1);
      (await visitor.open(version)).shows('Published 2 times');
      await visitor.open(`${version.replace(/\w+$/, 'nothing')}/publications`, 404);
    });

    context.test(
      'links the processed document, the original files, and all of them as an archive',
      async () => {
        const { place, version } = await publishPages(context, 'ferry');
        const { files } = await context.client().specs.versions.source.get(place);
        const visitor = await reader();
        const page = (await visitor.open(version)).shows('1 original file');
        for (const name of ['document.json', 'document.yaml', `source/${files[0]?.path}`, 'source.zip']) {
          expect(page.links).toContain(`${version}/${name}`);
          expect((await visitor.see(`${version}/${name}`)).status, name).toBe(200);
        }
        await visitor.open(`${version}/source/none.yaml`, 404);
      },
    );

    context.test('serves files to a signed-in browser, in a sandbox', async () => {
      const { version } = await publishPages(context, 'ferry');
      const visitor = await reader();
      const stranger = await visitorWith(context, 'stranger');
      for (const name of ['document.json', 'document.yaml', 'source/openapi.json']) {
        const file = await visitor.see(`${version}/${name}`);
        expect([file.status, file.html.includes('Ferry')]).toEqual([200, true]);
        expect(Object.fromEntries(file.headers)).toMatchObject({
          'content-type': expect.stringMatching(/^application\/(json|yaml); charset=utf-8$/),
          'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        });
        await new Visitor(context).open(`${version}/${name}`, 401);
        await stranger.open(`${version}/${name}`, 404);
        await visitor.open(`${version.replace(/\w+$/, 'none')}/${name}`, 404);
      }
    });
  });
}
