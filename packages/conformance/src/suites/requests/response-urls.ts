import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const revision = {
  spaceId: 'docs',
  source: sourceOf('ferry', { models: true, downloadLink: true }),
  seed: 'seed',
};

export function responseURLsSuite(context: SuiteContext): void {
  describe('URLs in responses', () => {
    for (const visibility of ['private', 'public'] as const) {
      context.test(`returns only URLs that resolve while a specification is ${visibility}`, async () => {
        await context.publish('ferry', ferry);
        const client = context.client();
        await client.specs.setVisibility({ ...spec, visibility });
        const { versions } = client.specs;
        const { id: versionId } = await versions.getLatest(spec);
        const responses = [
          await client.specs.list(spec),
          await client.specs.get(spec),
          await versions.list(spec),
          await versions.getLatest(spec),
          await versions.getContent({ ...spec, versionId }),
          await client.computedContent.generateRevision(revision),
          await client.organizations.get(spec),
          await client.user.get(),
        ];
        const { baseUrl } = context.target;
        const ownURLs = urlsIn(responses).filter((url) => url.startsWith(`${baseUrl}/`));
        const paths = new Set(ownURLs.map((url) => url.slice(baseUrl.length)));
        expect([...paths].filter((path) => /^\/published\//.test(path))).toHaveLength(
          visibility === 'public' ? 1 : 0,
        );
        for (const path of paths) expect((await context.request('GET', path)).status, path).toBe(200);
        expect(paths.size).toBe(visibility === 'public' ? 6 : 5);
      });
    }
  });
}

/** All URLs in a value except those of pages for readers. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === 'app' ? [] : urlsIn(member)));
}
