import { beforeEach, describe, expect, it } from 'vitest';
import { noProblems } from '../../src/base/problem-kinds.js';
import type { RunOutcome } from '../../src/index.js';
import { hook, organization, spec, time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const claim = { now: time(10), leaseExpiresAt: time(70) };

export function describeDeliveries({ stores, work }: StoreSuite): void {
  describe('hooks and deliveries', () => {
    beforeEach(async () => {
      await stores.specs.insert(spec());
      await stores.hooks.insert(hook());
    });

    const claimAt = (seconds: number) =>
      work.claimDelivery({ now: time(seconds), leaseExpiresAt: time(seconds + 60) });
    const publish = (seconds: number) => work.setVisibility('spec1', 'public', time(seconds));

    it('are returned as they were stored, with the number of pending deliveries', async () => {
      expect(await stores.hooks.find('hook1')).toEqual(hook());
      expect(await stores.hooks.find('none')).toBeUndefined();
      await publish(1);
      expect(await stores.hooks.list()).toEqual([{ ...hook(), waiting: 1 }]);
    });

    it('receive a delivery after a change of visibility, a successful run, and a removal', async () => {
      await publish(1);
      expect(await claimAt(2)).toMatchObject({ hookId: 'hook1', specSlug: 'pets' });
      await stores.hooks.remove('hook1');
      await stores.hooks.insert(hook());
      const run = await work.claimNext(claim);
      const failed: RunOutcome = { errorCode: 'PARSE_ERROR', problems: [], problemCounts: noProblems };
      await work.complete({ id: 'spec1', attempt: run?.attempt ?? 0 }, failed, time(11));
      expect(await claimAt(12)).toBeUndefined();
      await work.replaceSource('spec1', spec().source, time(13));
      const next = await work.claimNext({ ...claim, now: time(14) });
      const well = { problems: [], problemCounts: noProblems };
      await work.complete({ id: 'spec1', attempt: next?.attempt ?? 0 }, well, time(15));
      const delivery = await claimAt(16);
      expect(delivery).toMatchObject({ specSlug: 'pets', dueAt: time(15) });
      if (delivery) await work.completeDelivery(delivery, { kind: 'delivered' }, time(17));
      await stores.specs.remove('spec1', time(18));
      expect(await claimAt(19)).toMatchObject({ specSlug: 'pets', dueAt: time(18) });
    });

    it('of other organizations receive no delivery', async () => {
      await stores.organizations.insert(organization({ id: 'other' }));
      await stores.hooks.insert(hook({ id: 'theirs', organizationId: 'other' }));
      await publish(1);
      const waiting = (await stores.hooks.list()).map((listed) => [listed.id, listed.waiting]);
      expect(waiting).toEqual([
        ['hook1', 1],
        ['theirs', 0],
      ]);
    });

    it('receive one delivery for several changes', async () => {
      for (const seconds of [1, 2, 3]) await publish(seconds);
      const delivery = await claimAt(4);
      expect(delivery?.dueAt).toBe(time(1));
      if (delivery) {
        expect(await work.completeDelivery(delivery, { kind: 'delivered' }, time(5))).toBe(true);
      }
      expect(await claimAt(6)).toBeUndefined();
      expect(await stores.hooks.find('hook1')).toEqual({ ...hook(), lastDeliveredAt: time(5) });
    });

    it('receive another delivery for a change during a delivery', async () => {
      await publish(1);
      const first = await claimAt(2);
      await publish(3);
      const second = await claimAt(4);
      expect(second?.attempt).toBeGreaterThan(first?.attempt ?? 0);
      expect(second?.dueAt).toBe(time(3));
      if (!first || !second) throw new Error('Both are claimed');
      expect(await work.completeDelivery(first, { kind: 'delivered' }, time(5))).toBe(false);
      expect(await work.completeDelivery(second, { kind: 'delivered' }, time(6))).toBe(true);
      expect((await stores.hooks.list())[0]?.waiting).toBe(0);
    });

    it('that fail receive no delivery until the retry', async () => {
      await publish(1);
      const delivery = await claimAt(2);
      if (!delivery) throw new Error('It is claimed');
      const reason = 'responded with status 500';
      await work.completeDelivery(delivery, { kind: 'failed', reason, retryAt: time(30) }, time(3));
      expect(await stores.hooks.find('hook1')).toEqual({
        ...hook(),
        lastFailure: { at: time(3), reason },
        failures: 1,
      });
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      await work.setVisibility('spec2', 'public', time(4));
      expect(await claimAt(29)).toBeUndefined();
      const again = await claimAt(30);
      if (again) await work.completeDelivery(again, { kind: 'failed', reason }, time(31));
      expect(await claimAt(59)).toBeUndefined();
      expect((await stores.hooks.list())[0]).toMatchObject({ waiting: 0, failures: 2 });
      await publish(60);
      const last = await claimAt(61);
      if (last) await work.completeDelivery(last, { kind: 'delivered' }, time(62));
      expect(await stores.hooks.find('hook1')).toMatchObject({ failures: 0 });
    });

    it('receive one delivery at a time', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      await work.setVisibility('spec2', 'public', time(1));
      await publish(1);
      await stores.hooks.insert(hook({ id: 'other' }));
      await publish(2);
      const first = await claimAt(3);
      const second = await claimAt(3);
      expect([first?.hookId, second?.hookId]).toEqual(['hook1', 'other']);
      expect(await claimAt(3)).toBeUndefined();
      if (first) await work.completeDelivery(first, { kind: 'delivered' }, time(4));
      expect((await claimAt(5))?.hookId).toBe('hook1');
    });

    it('receive a delivery whose lease has expired from another process', async () => {
      await publish(1);
      const lost = await claimAt(2);
      expect(await claimAt(61)).toBeUndefined();
      const taken = await claimAt(62);
      expect(taken?.attempt).toBe((lost?.attempt ?? 0) + 1);
      if (lost) expect(await work.completeDelivery(lost, { kind: 'delivered' }, time(63))).toBe(false);
    });

    it('receive a released delivery immediately, as the same attempt', async () => {
      await publish(1);
      const given = await claimAt(2);
      if (!given) throw new Error('It is claimed');
      await work.releaseDelivery(given);
      expect(await claimAt(3)).toMatchObject({ dueAt: given.dueAt, attempt: given.attempt });
    });

    it('keep a delivery that was taken over when the previous process releases it', async () => {
      await publish(1);
      const lost = await claimAt(2);
      await claimAt(62);
      if (lost) await work.releaseDelivery(lost);
      expect(await claimAt(63)).toBeUndefined();
    });
  });
}
