import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const revision = {
  spaceId: 'docs',
  source: {
    type: 'builtin:openapi',
    props: { models: true, downloadLink: true },
    dependencies: { spec: { ref: { kind: 'openapi', spec: 'ferry' } } },
  },
  seed: 'seed',
};

export function responseURLsSuite(stage: Stage): void {
  describe('URLs in responses', () => {
    for (const visibility of ['private', 'public'] as const) {
      stage.test(`returns only URLs that resolve while a specification is ${visibility}`, async () => {
        await stage.publish('ferry', ferry);
        const client = stage.client();
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
        const { baseUrl } = stage.target;
        const ownURLs = urlsIn(responses).filter((url) => url.startsWith(`${baseUrl}/`));
        const paths = new Set(ownURLs.map((url) => url.slice(baseUrl.length)));
        expect([...paths].filter((path) => /^\/published\//.test(path))).toHaveLength(
          visibility === 'public' ? 1 : 0,
        );
        for (const path of paths) expect((await stage.request('GET', path)).status, path).toBe(200);
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
