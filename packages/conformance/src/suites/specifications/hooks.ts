import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const tag = 'organization:acme:openapi:ferry';

export function hooksSuite(context: SuiteContext): void {
  describe('hooks', () => {
    context.test('notifies a hook with the cache tag of the processed specification', async () => {
      const { tags: notifications } = await context.target.registerHook('acme');
      await context.publish('ferry', ferry);
      expect(notifications).toEqual([[tag]]);
      const { response } = await context.client().specs.versions.getLatestContent(spec).withResponse();
      expect(response.headers.get('x-gitbook-cache-tag')).toBe(tag);
    });

    context.test(
      'notifies a hook when the visibility changes and when the specification is deleted',
      async () => {
        await context.publish('ferry', ferry);
        const { tags: notifications } = await context.target.registerHook('acme');
        const { specs } = context.client();
        await specs.setVisibility({ ...spec, visibility: 'public' });
        await context.target.drainQueue();
        await specs.setVisibility({ ...spec, visibility: 'private' });
        await context.target.drainQueue();
        await specs.delete(spec);
        await context.target.drainQueue();
        expect(notifications).toEqual([[tag], [tag], [tag]]);
      },
    );

    context.test('does not notify a hook when processing fails', async () => {
      const { tags: notifications } = await context.target.registerHook('acme');
      await context.publish('ferry', 'no: description');
      expect(notifications).toEqual([]);
    });

    context.test('notifies a hook only of specifications of its organization', async () => {
      const { tags: notifications } = await context.target.registerHook('globex');
      await context.publish('ferry', ferry);
      expect(notifications).toEqual([]);
    });
  });
}
