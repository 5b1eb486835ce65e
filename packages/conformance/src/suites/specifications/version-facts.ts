import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { collect } from '../../support/collect.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const path = `/v1/orgs/${organizationId}/openapi/${specSlug}`;
const ferry = fixture('ferry.yaml');

export function versionFactsSuite(context: SuiteContext): void {
  describe('facts about versions', () => {
    const versions = () => context.client().specs.versions;

    context.test('describe the document of each version, also that of an older one', async () => {
      const first = await context.publish(specSlug, ferry);
      const second = await context.publish(specSlug, fixture('harbour-swagger-20.json'));
      const { items } = await versions().list({ organizationId, specSlug });
      expect(items.map(({ title, documentVersion, openapi }) => [title, documentVersion, openapi])).toEqual([
        [second.title, second.documentVersion, '2.0'],
        ['Ferry API', '2.1.0', '3.1.0'],
      ]);
      const version = await versions().get({ organizationId, specSlug, versionId: first.lastVersion ?? '' });
      const { title, documentVersion, summary, counts } = first;
      expect(version).toMatchObject({ title, documentVersion, counts, ...(summary && { summary }) });
      expect(version.size).toBe(new TextEncoder().encode(ferry).length);
      const odd = await context.publish(specSlug, ferry.replace('3.1.0', `'3.1.0-${'a'.repeat(100)} '`));
      const { openapi } = await versions().get({
        organizationId,
        specSlug,
        versionId: odd.lastVersion ?? '',
      });
      expect(openapi).toBe('3.1.0-aaaaaaaaaaaaaa');
      expect(version.digest).toMatch(/^[0-9a-f]{64}$/);
    });

    context.test('select the versions of documents with a version, in pages', async () => {
      for (const word of ['one', 'two', 'three']) await context.publish(specSlug, `${ferry}# ${word}`);
      await context.publish(specSlug, ferry.replace(/version: .*/, 'version: 9.0 ü'));
      const filter = { organizationId, specSlug, documentVersion: '2.1.0' };
      const page = await versions().list({ ...filter, limit: 2 });
      expect([page.items.length, page.count]).toEqual([2, 3]);
      const all = await collect(versions().list({ ...filter, limit: 2 }));
      expect(new Set(all.map(({ documentVersion }) => documentVersion))).toEqual(new Set(['2.1.0']));
      expect(all).toHaveLength(3);
      const list = async (documentVersion: string) =>
        (await versions().list({ organizationId, specSlug, documentVersion })).count;
      expect([await list('9.0 ü'), await list('9'), await list('\u0000')]).toEqual([1, 0, 0]);
      const cursor = new URLSearchParams({ page: page.next?.page ?? '' });
      expect((await context.request('GET', `${path}/versions?${cursor}`)).status).toBe(400);
    });
  });
}
