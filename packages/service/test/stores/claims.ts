import { describe, expect, it } from 'vitest';
import { spec, time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const claim = { now: time(10), leaseExpiresAt: time(70) };

export function describeClaims({ stores, work }: StoreSuite): void {
  describe('claims', () => {
    it('take the specification that has waited longest', async () => {
      await stores.specs.insert(spec({ id: 'b', slug: 'b', queuedAt: time(2) }));
      await stores.specs.insert(spec({ id: 'c', slug: 'c', queuedAt: time(1) }));
      await stores.specs.insert(spec({ id: 'a', slug: 'a', queuedAt: time(2) }));
      await stores.specs.insert(spec({ id: 'd', slug: 'd', queuedAt: time(0), processingState: 'complete' }));
      const claimed: (string | undefined)[] = [];
      for (let count = 0; count < 4; count++) claimed.push((await work.claimNext(claim))?.id);
      expect(claimed).toEqual(['c', 'a', 'b', undefined]);
    });

    it('give a specification to one caller only (CD18)', async () => {
      for (const id of ['a', 'b', 'c']) await stores.specs.insert(spec({ id, slug: id }));
      const claimed = await Promise.all(Array.from({ length: 6 }, () => work.claimNext(claim)));
      expect(claimed.flatMap((record) => record?.id ?? []).sort()).toEqual(['a', 'b', 'c']);
    });

    it('take over an expired lease as another attempt', async () => {
      await stores.specs.insert(spec());
      await work.claimNext({ now: time(0), leaseExpiresAt: time(60) });
      expect(await work.claimNext({ now: time(59), leaseExpiresAt: time(119) })).toBeUndefined();
      const taken = await work.claimNext({ now: time(60), leaseExpiresAt: time(120) });
      const lease = { leaseExpiresAt: time(120), claimedAt: time(60) };
      const progress = { processingState: 'progress', ...lease } as const;
      expect(taken).toEqual(spec({ ...progress, attempt: 2, lostRuns: 0 }));
    });

    it('count a crash only while the pipeline has the document', async () => {
      await stores.specs.insert(spec());
      const claimAt = (seconds: number) =>
        work.claimNext({ now: time(seconds), leaseExpiresAt: time(seconds + 1) });
      const renew = (attempt: number, inPipeline: boolean) =>
        work.renewLease({ id: 'spec1', attempt }, time(attempt), { inPipeline });
      await claimAt(0);
      await renew(1, true);
      await work.renewLease({ id: 'spec1', attempt: 1 }, time(1));
      expect(await claimAt(1)).toMatchObject({ attempt: 2, lostRuns: 1, inPipeline: false });
      await renew(2, true);
      await renew(2, false);
      expect(await claimAt(2)).toMatchObject({ attempt: 3, lostRuns: 1 });
      expect(await claimAt(3)).toMatchObject({ attempt: 4, lostRuns: 1 });
    });

    it('exclude specifications with crashed runs on request', async () => {
      await stores.specs.insert(spec({ id: 'expired', slug: 'expired' }));
      await work.claimNext({ now: time(0), leaseExpiresAt: time(1) });
      await work.renewLease({ id: 'expired', attempt: 1 }, time(1), { inPipeline: true });
      await stores.specs.insert(spec({ id: 'put-back', slug: 'put-back', lostRuns: 1 }));
      await stores.specs.insert(spec({ id: 'fresh', slug: 'fresh', queuedAt: time(9) }));
      const fresh = { ...claim, lost: false };
      expect(await work.claimNext(fresh)).toMatchObject({ id: 'fresh' });
      expect(await work.claimNext(fresh)).toBeUndefined();
      expect(await work.claimNext(claim)).toMatchObject({ id: 'expired' });
      expect(await work.claimNext(claim)).toMatchObject({ id: 'put-back' });
    });
  });

  describe('claims of due refreshes', () => {
    const complete = (id: string, seconds: number) =>
      spec({ id, slug: id, processingState: 'complete', refreshAt: time(seconds) });

    it('come after everything else, in the order of their times', async () => {
      await stores.specs.insert(complete('later', 9));
      await stores.specs.insert(complete('b', 8));
      await stores.specs.insert(complete('a', 8));
      await stores.specs.insert(complete('not-yet', 11));
      await stores.specs.insert(spec({ id: 'never', slug: 'never', processingState: 'complete' }));
      await stores.specs.insert(spec({ id: 'pending', slug: 'pending', queuedAt: time(9) }));
      const claimed: (string | undefined)[] = [];
      for (let count = 0; count < 5; count++) claimed.push((await work.claimNext(claim))?.id);
      expect(claimed).toEqual(['pending', 'a', 'b', 'later', undefined]);
    });

    it('start a run of the same attempt', async () => {
      await stores.specs.insert(complete('spec1', 10));
      expect(await work.claimNext(claim)).toMatchObject({
        processingState: 'progress',
        attempt: 1,
        lostRuns: 0,
        leaseExpiresAt: claim.leaseExpiresAt,
      });
      expect(await work.claimNext(claim)).toBeUndefined();
    });

    it('give a specification to one caller only', async () => {
      await stores.specs.insert(complete('spec1', 1));
      const claimed = await Promise.all(Array.from({ length: 4 }, () => work.claimNext(claim)));
      expect(claimed.filter((record) => record !== undefined)).toHaveLength(1);
    });
  });
}
