import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const ferry = { text: fixture('ferry.yaml') };

export function specsSuite(context: SuiteContext): void {
  describe('specifications', () => {
    context.test('creates a specification as pending, private, and without a version', async () => {
      const spec = await context.client().specs.create({ organizationId, slug: 'ferry', source: ferry });
      expect(spec).toMatchObject({
        object: 'openapi-spec',
        slug: 'ferry',
        processingState: 'pending',
        visibility: 'private',
        lastProcessedErrors: [],
        lastProcessedErrorCount: 0,
        permissions: { view: true, edit: true },
      });
      expect(spec).not.toHaveProperty('lastVersion');
      expect(spec).not.toHaveProperty('lastProcessedAt');
      expect(spec).not.toHaveProperty('sourceURL');
      expect(spec.createdAt).toBe('2026-03-01T08:00:00.000Z');
      expect(spec.updatedAt).toBe(spec.createdAt);
    });

    context.test('completes a specification with a version after processing', async () => {
      const spec = await context.publish('ferry', ferry.text);
      expect(spec.processingState).toBe('complete');
      expect(spec.lastVersion).toMatch(/^[a-z0-9]+$/);
      expect(spec.lastProcessedAt).toBeDefined();
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
    });

    context.test('returns 409 for a slug that exists in any case', async () => {
      const { specs } = context.client();
      await specs.upsert({ organizationId, specSlug: 'Ferry', source: ferry });
      const error = await errorOf(specs.create({ organizationId, slug: 'ferry', source: ferry }));
      expect(error.status).toBe(409);
      expect(error.message).toContain('"ferry"');
    });

    context.test('finds a specification by its slug in any case', async () => {
      await context.publish('Ferry', ferry.text);
      expect((await context.client().specs.get({ organizationId, specSlug: 'fERRY' })).slug).toBe('Ferry');
    });

    context.test('accepts `latest` as a slug (HT7)', async () => {
      const spec = await context.publish('latest', ferry.text);
      expect(spec.slug).toBe('latest');
    });

    context.test(
      'returns 201 when PUT creates a specification and 200 when it replaces the source',
      async () => {
        const { specs } = context.client();
        const put = () => specs.upsert({ organizationId, specSlug: 'ferry', source: ferry }).withResponse();
        const first = await put();
        const second = await put();
        expect([first.response.status, second.response.status]).toEqual([201, 200]);
        expect(second.data.id).toBe(first.data.id);
      },
    );

    context.test('returns processing state pending after every PUT', async () => {
      await context.publish('ferry', ferry.text);
      const spec = await context.client().specs.upsert({ organizationId, specSlug: 'ferry', source: ferry });
      expect(spec.processingState).toBe('pending');
      expect(spec.lastVersion).toBeDefined();
    });

    context.test('returns the URL of a source', async () => {
      const url = await context.target.hostFile('ferry.yaml', ferry.text);
      const spec = await context.client().specs.create({ organizationId, slug: 'ferry', source: { url } });
      expect(spec.sourceURL).toBe(url);
    });

    context.test(
      'returns 205 for the first deletion and 204 when the specification does not exist (CD5)',
      async () => {
        const path = `/v1/orgs/${organizationId}/openapi/ferry`;
        await context.publish('ferry', ferry.text);
        expect((await context.request('DELETE', path)).status).toBe(205);
        expect((await context.request('DELETE', path)).status).toBe(204);
      },
    );

    context.test('returns 404 for a deleted specification, and accepts its slug again (CD6)', async () => {
      const { specs } = context.client();
      const before = await context.publish('ferry', ferry.text);
      await specs.delete({ organizationId, specSlug: 'ferry' });
      expect((await errorOf(specs.get({ organizationId, specSlug: 'ferry' }))).status).toBe(404);
      const after = await specs.create({ organizationId, slug: 'ferry', source: ferry });
      expect(after.id).not.toBe(before.id);
      expect(after).not.toHaveProperty('lastVersion');
    });

    context.test('does not restore a pending specification that was deleted (CD5)', async () => {
      const { specs } = context.client();
      await specs.create({ organizationId, slug: 'ferry', source: ferry });
      await specs.delete({ organizationId, specSlug: 'ferry' });
      await context.target.drainQueue();
      expect((await specs.list({ organizationId })).count).toBe(0);
    });

    context.test('returns the specification at its own URL', async () => {
      const spec = await context.publish('ferry', ferry.text);
      const { status, text } = await context.request('GET', new URL(spec.urls.location).pathname);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual(spec);
    });

    context.test('updates updatedAt and keeps createdAt when the source is replaced', async () => {
      const before = await context.publish('ferry', ferry.text);
      await context.target.advanceClock(60_000);
      const after = await context.client().specs.upsert({
        organizationId,
        specSlug: 'ferry',
        source: { text: fixture('tides-32.yaml') },
      });
      expect(after.createdAt).toBe(before.createdAt);
      expect(Date.parse(after.updatedAt) - Date.parse(before.updatedAt)).toBeGreaterThanOrEqual(60_000);
    });
  });
}
