import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const text = fixture('ferry.yaml');

export function listsSuite(context: SuiteContext): void {
  describe('lists', () => {
    async function create(count: number, prefix = 'spec'): Promise<string[]> {
      const { specs } = context.client();
      const slugs = Array.from({ length: count }, (_, number) => `${prefix}-${number}`);
      for (const slug of slugs) {
        await specs.create({ organizationId, slug, source: { text } });
        await context.target.advanceClock(1);
      }
      return slugs;
    }

    context.test('returns an empty list without a next page and with count 0', async () => {
      const { status, text: body } = await context.request('GET', `/v1/orgs/${organizationId}/openapi`);
      expect(status).toBe(200);
      expect(JSON.parse(body)).toEqual({ items: [], count: 0 });
    });

    context.test('lists specifications by creation time across pages', async () => {
      const slugs = await create(7);
      const listed = await context.client().specs.list({ organizationId, limit: 3 }).toArray({ limit: 100 });
      expect(listed.map((spec) => spec.slug)).toEqual(slugs);
    });

    context.test('returns the size of the whole list with every page (PG7)', async () => {
      await create(5);
      const counts: number[] = [];
      for await (const page of context.client().specs.list({ organizationId, limit: 2 }).pages())
        counts.push(page.count);
      expect(counts).toEqual([5, 5, 5]);
    });

    context.test('returns no next page with the last page, even when it is full (PG5)', async () => {
      await create(4);
      const { specs } = context.client();
      const first = await specs.list({ organizationId, limit: 2 });
      const second = await first.getNextPage();
      expect(first.hasNextPage()).toBe(true);
      expect(second.items).toHaveLength(2);
      expect(second.hasNextPage()).toBe(false);
    });

    context.test('lists specifications created in the same millisecond exactly once', async () => {
      const { specs } = context.client();
      for (let number = 0; number < 6; number++) {
        await specs.create({ organizationId, slug: `same-${number}`, source: { text } });
      }
      const listed = await specs.list({ organizationId, limit: 1 }).toArray({ limit: 100 });
      expect(new Set(listed.map((spec) => spec.slug)).size).toBe(6);
      expect(listed).toHaveLength(6);
    });

    context.test(
      'neither repeats nor skips entries when others are created or deleted between pages (PG3)',
      async () => {
        await create(4);
        const { specs } = context.client();
        const first = await specs.list({ organizationId, limit: 2 });
        await specs.delete({ organizationId, specSlug: 'spec-1' });
        await create(1, 'late');
        const rest = await first.getNextPage();
        expect(rest.items.map((spec) => spec.slug)).toEqual(['spec-2', 'spec-3']);
        expect(rest.hasNextPage()).toBe(true);
      },
    );

    context.test('returns fifty entries without a limit', async () => {
      await create(51);
      expect((await context.client().specs.list({ organizationId })).items).toHaveLength(50);
    });

    context.test('lists versions from newest to oldest across pages', async () => {
      const ids: string[] = [];
      for (let number = 0; number < 4; number++) {
        const spec = await context.publish('ferry', `${text}\n# edition ${number}\n`);
        ids.unshift(spec.lastVersion ?? 'none');
        await context.target.advanceClock(1000);
      }
      const { versions } = context.client().specs;
      const listed = await versions
        .list({ organizationId, specSlug: 'ferry', limit: 3 })
        .toArray({ limit: 100 });
      expect(listed.map((version) => version.id)).toEqual(ids);
    });

    for (const limit of ['0', '-1', '1.5', '1e3', '1001', 'ten', '', '99999999999999999999']) {
      context.test(`rejects the limit "${limit}" (HT13)`, async () => {
        const { status, text: body } = await context.request(
          'GET',
          `/v1/orgs/${organizationId}/openapi?limit=${limit}`,
        );
        expect(status).toBe(400);
        expect(JSON.parse(body).error.details[0].path).toBe('/query/limit');
      });
    }

    context.test('accepts the limits 1 and 1000 (HT13)', async () => {
      await create(2);
      const { specs } = context.client();
      expect((await specs.list({ organizationId, limit: 1 })).items).toHaveLength(1);
      expect((await specs.list({ organizationId, limit: 1000 })).items).toHaveLength(2);
    });

    context.test('puts only the position of the last entry into a page identifier (PG2)', async () => {
      await create(3);
      const { items, next } = await context.client().specs.list({ organizationId, limit: 2 });
      const [time, id, checksum = '', ...others] = (next?.page ?? '').split('.');
      const last = items.at(-1);
      expect([time, id]).toEqual([last?.createdAt.replaceAll(/[-:.]/g, ''), last?.id]);
      expect(checksum).toMatch(/^[0-9a-f]{24}$/);
      expect(others).toEqual([]);
    });

    context.test('rejects a modified page identifier and one of another list (PG1, TN5)', async () => {
      await create(2);
      await context.publish('spec-0', text);
      await context.publish('spec-0', `${text}\n# second\n`);
      const { specs } = context.client();
      const next = (await specs.list({ organizationId, limit: 1 })).next?.page ?? '';
      expect(next).toMatch(/^[A-Za-z0-9._-]+$/);
      for (const page of [`${next}0`, next.slice(1), next.slice(0, -1), 'x', '..']) {
        expect((await errorOf(specs.list({ organizationId, page }))).status).toBe(400);
      }
      const otherList = specs.versions.list({ organizationId, specSlug: 'spec-0', page: next });
      expect((await errorOf(otherList)).status).toBe(400);
      const stranger = context.client('stranger').specs.list({ organizationId: 'globex', page: next });
      expect((await errorOf(stranger)).status).toBe(400);
    });
  });
}
