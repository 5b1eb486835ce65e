import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const tag = 'organization:acme:openapi:ferry';

export function hooksSuite(stage: Stage): void {
  describe('hooks', () => {
    stage.test('a hook is told the tag of what was processed, with which answers are kept', async () => {
      const told = await stage.target.hook('acme');
      await stage.publish('ferry', ferry);
      expect(told).toEqual([[tag]]);
      const { response } = await stage.client().specs.versions.getLatestContent(spec).withResponse();
      expect(response.headers.get('x-gitbook-cache-tag')).toBe(tag);
    });

    stage.test(
      'a hook is told when a specification becomes public, private, and when it is deleted',
      async () => {
        await stage.publish('ferry', ferry);
        const told = await stage.target.hook('acme');
        const { specs } = stage.client();
        await specs.setVisibility({ ...spec, visibility: 'public' });
        await stage.target.settle();
        await specs.setVisibility({ ...spec, visibility: 'private' });
        await stage.target.settle();
        await specs.delete(spec);
        await stage.target.settle();
        expect(told).toEqual([[tag], [tag], [tag]]);
      },
    );

    stage.test('a hook is not told of a source that could not be processed', async () => {
      const told = await stage.target.hook('acme');
      await stage.publish('ferry', 'no: description');
      expect(told).toEqual([]);
    });

    stage.test('a hook is told of its own organization only', async () => {
      const told = await stage.target.hook('globex');
      await stage.publish('ferry', ferry);
      expect(told).toEqual([]);
    });
  });
}
