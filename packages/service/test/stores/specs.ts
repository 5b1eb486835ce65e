import { defined } from '@specshelf/base/defined';
import { describe, expect, it } from 'vitest';
import { noProblems } from '../../src/base/problem-kinds.js';
import type { OpenAPISpecSummary } from '../../src/index.js';
import { organization, spec, time, version } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const claim = { now: time(10), leaseExpiresAt: time(70) };

export function describeSpecs({ stores, work }: StoreSuite): void {
  describe('specifications', () => {
    it('are returned as they were stored', async () => {
      const full = spec({
        source: { kind: 'text', content: 'digest' },
        visibility: 'public',
        processingState: 'progress',
        rerunRequested: true,
        leaseExpiresAt: time(9),
        lastProcessedAt: time(3),
        lastProcessErrorCode: 'PARSE_ERROR',
        failingSince: time(2),
        lastProcessedErrors: [{ severity: 'error', code: 'yaml', message: 'no', line: 3, column: 1 }],
        lastProcessedErrorCount: 12,
        refreshAt: time(50),
        failedRuns: 2,
        manifest: 'manifest',
      });
      expect(await stores.specs.insert(full)).toBe(true);
      expect(await stores.specs.find('acme', 'pets')).toEqual(full);
    });

    it('store sources of every kind', async () => {
      const sources = [
        { kind: 'text', content: 'digest' },
        { kind: 'files', content: 'digest' },
        { kind: 'url', url: 'https://example.org/' },
        { kind: 'url', url: 'https://example.org/', headers: 'sealed' },
      ] as const;
      await stores.specs.insert(spec());
      for (const source of sources) {
        expect((await work.replaceSource('spec1', source, time(5)))?.source).toEqual(source);
        expect((await stores.specs.find('acme', 'pets'))?.source).toEqual(source);
      }
    });

    it('have slugs that are unique in their organization, ignoring case', async () => {
      await stores.organizations.insert(organization({ id: 'other' }));
      expect(await stores.specs.insert(spec({ slug: 'Pets' }))).toBe(true);
      expect(await stores.specs.insert(spec({ id: 'spec2', slug: 'pETS' }))).toBe(false);
      expect(await stores.specs.insert(spec({ id: 'spec3', organizationId: 'other' }))).toBe(true);
      expect((await stores.specs.find('acme', 'PETS'))?.slug).toBe('Pets');
      expect((await stores.specs.list('acme', { limit: 10 })).total).toBe(1);
    });

    it('are inserted once when two with the same slug are inserted at the same time (CD3)', async () => {
      const results = await Promise.all([
        stores.specs.insert(spec()),
        stores.specs.insert(spec({ id: 'spec2' })),
      ]);
      expect(results.sort()).toEqual([false, true]);
    });

    it('are stored with their contents, and without them when the slug is taken', async () => {
      const content = (digest: string) => ({ digest, bytes: new Uint8Array(3) });
      expect(await stores.specs.insert(spec(), [content('first')])).toBe(true);
      expect(await stores.specs.insert(spec({ id: 'spec2' }), [content('refused')])).toBe(false);
      await work.replaceSource('spec1', spec().source, time(5), [content('second')]);
      await work.claimNext(claim);
      const outcome = { problems: [], problemCounts: noProblems, contents: [content('made')] };
      await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
      const isKept = async (digest: string) => (await stores.contents.get(digest)) !== undefined;
      const kept = await Promise.all(['first', 'refused', 'second', 'made'].map(isKept));
      expect(kept).toEqual([true, false, true, true]);
    });

    it('are listed by creation time and ID, once each, with every page size (PG4)', async () => {
      const dates: [string, number][] = [
        ['d', 1],
        ['b', 1],
        ['c', 1],
        ['a', 2],
        ['e', 0],
      ];
      for (const [id, seconds] of dates)
        await stores.specs.insert(spec({ id, slug: id, createdAt: time(seconds) }));
      const seen: string[] = [];
      let after: OpenAPISpecSummary | undefined;
      for (;;) {
        const { records, more, total } = await stores.specs.list('acme', {
          limit: 2,
          ...defined({ after }),
        });
        expect(total).toBe(5);
        seen.push(...records.map(({ id }) => id));
        after = records.at(-1);
        if (!more) break;
      }
      expect(seen).toEqual(['e', 'b', 'c', 'd', 'a']);
      const end = await stores.specs.list('acme', { limit: 2, ...defined({ after }) });
      expect(end).toEqual({ records: [], more: false, total: 5 });
    });

    it('report no more records when a page ends with the list (PG5)', async () => {
      await stores.specs.insert(spec());
      expect((await stores.specs.list('acme', { limit: 1 })).more).toBe(false);
      for (const none of ['none', 'a\0b']) {
        expect(await stores.specs.list(none, { limit: 1 })).toEqual({ records: [], more: false, total: 0 });
      }
    });

    it('are no longer counted after their removal, and have no versions (PG7)', async () => {
      await stores.specs.insert(spec());
      await work.claimNext(claim);
      await work.complete(
        { id: 'spec1', attempt: 1 },
        { version: version(), problems: [], problemCounts: noProblems },
        time(11),
      );
      expect(await stores.specs.remove('spec1', time(5))).toBe(true);
      expect(await stores.specs.remove('spec1', time(5))).toBe(false);
      expect((await stores.specs.list('acme', { limit: 1 })).total).toBe(0);
      expect(await stores.versions.find('spec1', 'version1')).toBeUndefined();
    });
  });
}
