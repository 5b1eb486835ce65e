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

export function addressesSuite(stage: Stage): void {
  describe('addresses', () => {
    for (const visibility of ['private', 'public'] as const) {
      stage.test(`every address that is handed out while ${visibility} leads to what it names`, async () => {
        await stage.publish('ferry', ferry);
        const client = stage.client();
        await client.specs.setVisibility({ ...spec, visibility });
        const { versions } = client.specs;
        const { id: versionId } = await versions.getLatest(spec);
        const answers = [
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
        const ours = addressesIn(answers).filter((address) => address.startsWith(`${baseUrl}/`));
        const paths = new Set(ours.map((address) => address.slice(baseUrl.length)));
        expect([...paths].filter((path) => /^\/published\//.test(path))).toHaveLength(
          visibility === 'public' ? 1 : 0,
        );
        for (const path of paths) expect((await stage.request('GET', path)).status, path).toBe(200);
        expect(paths.size).toBe(visibility === 'public' ? 6 : 5);
      });
    }
  });
}

/** All URLs in a value but those of pages, which are for people. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (name === 'app' ? [] : addressesIn(member)));
}
