import { describe, expect } from 'vitest';
import { errorOf } from '../error-of.js';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const organizationId = 'acme';
const ferry = { text: fixture('ferry.yaml') };

export function specsSuite(stage: Stage): void {
  describe('specifications', () => {
    stage.test('a new specification is pending, private, and has no version', async () => {
      const spec = await stage.client().specs.create({ organizationId, slug: 'ferry', source: ferry });
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

    stage.test('a specification is complete and has a version after it was processed', async () => {
      const spec = await stage.publish('ferry', ferry.text);
      expect(spec.processingState).toBe('complete');
      expect(spec.lastVersion).toMatch(/^[a-z0-9]+$/);
      expect(spec.lastProcessedAt).toBeDefined();
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
    });

    stage.test('a slug that is taken is a conflict, in whatever case it was taken', async () => {
      const { specs } = stage.client();
      await specs.upsert({ organizationId, specSlug: 'Ferry', source: ferry });
      const error = await errorOf(specs.create({ organizationId, slug: 'ferry', source: ferry }));
      expect(error.status).toBe(409);
      expect(error.message).toContain('"ferry"');
    });

    stage.test('a slug finds its specification without regard to case', async () => {
      await stage.publish('Ferry', ferry.text);
      expect((await stage.client().specs.get({ organizationId, specSlug: 'fERRY' })).slug).toBe('Ferry');
    });

    stage.test('`latest` is a slug like any other (HT7)', async () => {
      const spec = await stage.publish('latest', ferry.text);
      expect(spec.slug).toBe('latest');
    });

    stage.test('PUT makes a specification with 201 and replaces its source with 200', async () => {
      const { specs } = stage.client();
      const put = () => specs.upsert({ organizationId, specSlug: 'ferry', source: ferry }).withResponse();
      const first = await put();
      const second = await put();
      expect([first.response.status, second.response.status]).toEqual([201, 200]);
      expect(second.data.id).toBe(first.data.id);
    });

    stage.test('PUT answers pending, whatever the state was', async () => {
      await stage.publish('ferry', ferry.text);
      const spec = await stage.client().specs.upsert({ organizationId, specSlug: 'ferry', source: ferry });
      expect(spec.processingState).toBe('pending');
      expect(spec.lastVersion).toBeDefined();
    });

    stage.test('a source from a URL shows the URL', async () => {
      const url = await stage.target.publish('ferry.yaml', ferry.text);
      const spec = await stage.client().specs.create({ organizationId, slug: 'ferry', source: { url } });
      expect(spec.sourceURL).toBe(url);
    });

    stage.test('deleting answers 205 the first time and 204 when nothing is there (CD5)', async () => {
      const path = `/v1/orgs/${organizationId}/openapi/ferry`;
      await stage.publish('ferry', ferry.text);
      expect((await stage.request('DELETE', path)).status).toBe(205);
      expect((await stage.request('DELETE', path)).status).toBe(204);
    });

    stage.test('a deleted specification is gone, and its slug is free for a new one (CD6)', async () => {
      const { specs } = stage.client();
      const before = await stage.publish('ferry', ferry.text);
      await specs.delete({ organizationId, specSlug: 'ferry' });
      expect((await errorOf(specs.get({ organizationId, specSlug: 'ferry' }))).status).toBe(404);
      const after = await specs.create({ organizationId, slug: 'ferry', source: ferry });
      expect(after.id).not.toBe(before.id);
      expect(after).not.toHaveProperty('lastVersion');
    });

    stage.test('a specification that is deleted while it waits does not come back (CD5)', async () => {
      const { specs } = stage.client();
      await specs.create({ organizationId, slug: 'ferry', source: ferry });
      await specs.delete({ organizationId, specSlug: 'ferry' });
      await stage.target.settle();
      expect((await specs.list({ organizationId })).count).toBe(0);
    });

    stage.test('the address of a specification leads to it', async () => {
      const spec = await stage.publish('ferry', ferry.text);
      const { status, text } = await stage.request('GET', new URL(spec.urls.location).pathname);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual(spec);
    });

    stage.test('updatedAt moves when the source is replaced, and createdAt stays', async () => {
      const before = await stage.publish('ferry', ferry.text);
      await stage.target.advance(60_000);
      const after = await stage.client().specs.upsert({
        organizationId,
        specSlug: 'ferry',
        source: { text: fixture('tides-32.yaml') },
      });
      expect(after.createdAt).toBe(before.createdAt);
      expect(Date.parse(after.updatedAt) - Date.parse(before.updatedAt)).toBeGreaterThanOrEqual(60_000);
    });
  });
}
