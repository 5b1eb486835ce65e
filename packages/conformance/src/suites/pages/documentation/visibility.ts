import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { versionNames, versionOf } from '../../../support/web/named-versions.js';
import { pageAccess } from '../../../support/web/page-access.js';
import { publishOpenPages } from '../../../support/web/publish-pages.js';
import { Visitor, visitorWith } from '../../../support/web/visitor.js';

type Name = (typeof versionNames)[number];

const published: readonly Name[] = ['First', 'Shown', 'Labeled'];
const unpublished: readonly Name[] = ['Third', 'Newest'];
const spec = '/orgs/:organizationId/openapi/:specSlug';

/** The pages of a specification, with their parameters except for the version and the label. */
function pagesOf(slug: string, name: string): string[] {
  const paths = Object.keys(pageAccess).filter((page) => page.startsWith(`GET ${spec}`));
  return paths.map((page) =>
    page
      .slice('GET '.length)
      .replace(':organizationId', 'acme')
      .replace(':specSlug', slug)
      .replace('*sourcePath', 'openapi.json')
      .replace('*path', 'harbour')
      .replace(':name', name),
  );
}

export function visibilitySuite(context: SuiteContext): void {
  /** Publishes five versions. The default label points to the second, and another label to the fourth. */
  async function publishVersions(): Promise<Record<Name, string>> {
    const ids = { First: '', Shown: '', Third: '', Labeled: '', Newest: '' };
    for (const name of versionNames) {
      ids[name] = (await publishOpenPages(context, 'tides', versionOf(name))).place.versionId;
      await context.target.advanceClock(60_000);
    }
    const place = { organizationId: 'acme', specSlug: 'tides' };
    const { specs } = context.client();
    await specs.labels.set({ ...place, label: 'prod', version: ids.Shown });
    await specs.labels.set({ ...place, label: 'beta', version: ids.Labeled });
    await specs.update({ ...place, defaultLabel: 'prod' });
    return ids;
  }

  describe('the versions of a public specification after its default label', () => {
    for (const [caller, token] of [
      ['without a token', undefined],
      ['of another organization', 'stranger'],
      ['without openapi:read', 'renderer'],
    ] as const) {
      context.test(`are unknown to a visitor ${caller}, at every page`, async () => {
        const ids = await publishVersions();
        const visitor = token === undefined ? new Visitor(context) : await visitorWith(context, token);
        const namesIn = (text: string) =>
          unpublished.filter((name) => text.includes(name) || text.includes(ids[name]));
        for (const page of pagesOf('tides', 'Harbour')) {
          if (!page.includes(':versionId')) {
            for (const label of page.includes(':label') ? ['prod', 'beta'] : ['']) {
              const { html } = await visitor.see(page.replace(':label', label));
              expect([page, namesIn(html)]).toEqual([page, []]);
            }
            continue;
          }
          const at = (version: string) => visitor.see(page.replace(':versionId', version));
          const missing = await at('no-such-version');
          for (const version of ['latest', ...unpublished.map((name) => ids[name])]) {
            const hidden = await at(version);
            const html = hidden.html.replaceAll(version, 'no-such-version');
            expect([page, version, hidden.status, html]).toEqual([
              page,
              version,
              missing.status,
              missing.html,
            ]);
            expect(hidden.header('cache-control')).toBe(missing.header('cache-control'));
          }
          if (!/\/(docs|operations|schemas|print|search|llms)/.test(page)) continue;
          for (const version of [...published.map((name) => ids[name]), 'label:prod', 'label:beta']) {
            const shown = await at(version);
            expect([page, version, shown.status]).toEqual([page, version, 200]);
            // The default label can move, so that another version is published.
            expect(shown.header('cache-control')).not.toMatch(/max-age=[1-9]/);
            expect([page, version, namesIn(shown.html)]).toEqual([page, version, []]);
          }
        }
      });
    }

    context.test('are readable for members', async () => {
      const ids = await publishVersions();
      const visitor = await visitorWith(context, 'reader');
      for (const version of ['latest', ...Object.values(ids)])
        expect((await visitor.see(`/orgs/acme/openapi/tides/versions/${version}/docs`)).status).toBe(200);
    });
  });

  describe('the owner, tags, lifecycle, and links of a public specification', () => {
    context.test('change nothing that visitors see', async () => {
      const { place } = await publishOpenPages(context, 'moored', versionOf('First'));
      await context.client().specs.labels.set({ ...place, label: 'prod', version: place.versionId });
      const words = ['harbour', 'crew', 'tides', 'deprecated', 'runbook', 'moored'];
      const searches = words.flatMap((word) => [`search?q=${word}`, `search.json?q=${word}`]);
      const pages = pagesOf('moored', 'Harbour').map((page) =>
        page.replace(':versionId', place.versionId).replace(':label', 'prod'),
      );
      const ofOrganization = ['', '/llms.txt', ...searches.map((search) => `/${search}`)];
      const files = ['json', 'yaml'].map((format) => `/published/acme/moored.${format}`);
      const addresses = [...pages, ...ofOrganization.map((path) => `/orgs/acme${path}`), ...files];
      const seeAll = async (visitor: Visitor) => {
        const seen: Record<string, unknown> = {};
        for (const address of addresses) {
          const { status, html, headers } = await visitor.see(address);
          seen[address] = [status, html, headers.get('etag'), headers.get('cache-control')];
        }
        return seen;
      };
      const visitors = [new Visitor(context), await visitorWith(context, 'stranger')];
      const member = await visitorWith(context, 'reader');
      const before = [await seeAll(visitors[0] ?? member), await seeAll(visitors[1] ?? member)];
      const ofMember = await seeAll(member);
      await context.client().specs.update({
        ...place,
        ...{ owner: 'Harbour crew', tags: ['tides'], lifecycle: 'deprecated' },
        links: [{ title: 'Runbook', url: 'https://wiki.example/moored' }],
      });
      await context.target.drainQueue();
      expect([await seeAll(visitors[0] ?? member), await seeAll(visitors[1] ?? member)]).toEqual(before);
      const after = await seeAll(member);
      const changed = addresses.filter((address) => String(after[address]) !== String(ofMember[address]));
      expect(changed).toEqual(
        expect.arrayContaining(['/orgs/acme', '/orgs/acme/llms.txt', '/orgs/acme/search.json?q=crew']),
      );
    });
  });
}
