import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const tag = 'organization:acme:openapi:ferry';

export function hooksSuite(stage: Stage): void {
  describe('hooks', () => {
    stage.test('notifies a hook with the cache tag of the processed specification', async () => {
      const notifications = await stage.target.hook('acme');
      await stage.publish('ferry', ferry);
      expect(notifications).toEqual([[tag]]);
      const { response } = await stage.client().specs.versions.getLatestContent(spec).withResponse();
      expect(response.headers.get('x-gitbook-cache-tag')).toBe(tag);
    });

    stage.test(
      'notifies a hook when the visibility changes and when the specification is deleted',
      async () => {
        await stage.publish('ferry', ferry);
        const notifications = await stage.target.hook('acme');
        const { specs } = stage.client();
        await specs.setVisibility({ ...spec, visibility: 'public' });
        await stage.target.settle();
        await specs.setVisibility({ ...spec, visibility: 'private' });
        await stage.target.settle();
        await specs.delete(spec);
        await stage.target.settle();
        expect(notifications).toEqual([[tag], [tag], [tag]]);
      },
    );

    stage.test('does not notify a hook when processing fails', async () => {
      const notifications = await stage.target.hook('acme');
      await stage.publish('ferry', 'no: description');
      expect(notifications).toEqual([]);
    });

    stage.test('notifies a hook only of specifications of its organization', async () => {
      const notifications = await stage.target.hook('globex');
      await stage.publish('ferry', ferry);
      expect(notifications).toEqual([]);
    });
  });
}
