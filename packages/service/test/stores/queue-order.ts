import { beforeEach, describe, expect, it } from 'vitest';
import { noProblems } from '../../src/base/problem-kinds.js';
import type { OpenAPISpecRecord } from '../../src/index.js';
import { organization, spec, time } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const claim = { now: time(10), leaseExpiresAt: time(70) };

export function describeQueueOrder({ stores, work }: StoreSuite): void {
  describe('the order of the queue', () => {
    const text = (size: number) => ({ kind: 'text', content: 'digest', size }) as const;
    const submitted = (id: string, changes: Partial<OpenAPISpecRecord> = {}) =>
      stores.specs.insert(spec({ id, slug: id, source: text(10), usesNetwork: false, ...changes }));
    const claimAll = async (terms: Partial<Parameters<typeof work.claimNext>[0]> = {}) => {
      const ids: string[] = [];
      for (let after = ''; ; ) {
        const next = await work.claimNext({ ...claim, after, ...terms });
        if (!next) return ids;
        ids.push(next.id);
        after = next.organizationId;
      }
    };

    beforeEach(async () => {
      for (const id of ['beta', 'gamma']) await stores.organizations.insert(organization({ id }));
    });

    it('serves organizations in turn, regardless of the length of their queues', async () => {
      for (let place = 0; place < 30; place += 1) await submitted(`a${place + 10}`);
      await submitted('b1', { organizationId: 'beta', queuedAt: time(8) });
      await submitted('b2', { organizationId: 'beta', queuedAt: time(7) });
      await submitted('c1', { organizationId: 'gamma', queuedAt: time(9) });
      const ids = await claimAll();
      expect(ids.slice(0, 7)).toEqual(['a10', 'b2', 'c1', 'a11', 'b1', 'a12', 'a13']);
      expect(ids).toHaveLength(33);
    });

    it('puts small documents before large ones of their organization, for a limited time', async () => {
      await submitted('large', { source: text(2_000_000), queuedAt: time(0) });
      await submitted('medium', { source: text(500_000), queuedAt: time(1) });
      await submitted('soon', { queuedAt: time(2) });
      await submitted('much-later', { queuedAt: time(30) });
      expect(await claimAll()).toEqual(['soon', 'medium', 'large', 'much-later']);
    });

    it('keeps the place of a document that is submitted again, by its new size', async () => {
      await submitted('a', { queuedAt: time(0) });
      await submitted('b', { queuedAt: time(1) });
      await work.replaceSource('a', text(1_000_000), time(2));
      await work.replaceSource('b', text(20), time(9));
      expect(await claimAll()).toEqual(['b', 'a']);
      expect((await stores.specs.find('acme', 'a'))?.source).toEqual(text(1_000_000));
    });

    it('skips organizations and hosts that have their full share', async () => {
      const source = (host: string) => ({ kind: 'url', url: `https://${host}/openapi.yaml` }) as const;
      for (let place = 10; place < 60; place += 1)
        await submitted(`a${place}`, { source: source('slow.example'), usesNetwork: true });
      await submitted('a-other', { source: source('quick.example'), usesNetwork: true, queuedAt: time(1) });
      const fetched = { organizationId: 'beta', usesNetwork: true };
      await submitted('b-slow', { ...fetched, source: source('slow.example') });
      await submitted('b-other', { ...fetched, source: source('quick.example'), queuedAt: time(1) });
      await submitted('c', { organizationId: 'gamma' });
      const hosts = new Set(['slow.example']);
      const organizations = new Set(['acme']);
      expect(await claimAll({ busy: { organizations, hosts } })).toEqual(['c', 'b-other']);
      expect(await claimAll({ busy: { organizations } })).toEqual(['b-slow']);
      expect(await claimAll({ busy: { hosts: new Set(['quick.example']) } })).toHaveLength(50);
    });

    it('puts texts before sources that are fetched, or returns either kind only', async () => {
      await stores.specs.insert(spec({ id: 'url', slug: 'url', queuedAt: time(0) }));
      await submitted('text', { queuedAt: time(9) });
      await stores.specs.insert(
        spec({ id: 'due', slug: 'due', processingState: 'complete', refreshAt: time(1) }),
      );
      const claimOne = async (terms: object) => (await work.claimNext({ ...claim, ...terms }))?.id;
      expect(await claimOne({ due: 'only', busy: { organizations: new Set(['acme']) } })).toBeUndefined();
      expect(await claimOne({})).toBe('text');
      expect(await claimOne({ network: false })).toBeUndefined();
      expect(await claimOne({ network: true, due: false })).toBe('url');
      expect(await claimOne({ due: 'only' })).toBe('due');
    });

    it('moves a text with references to the sources that are fetched, and back', async () => {
      await submitted('text');
      await work.claimNext({ ...claim, network: false });
      const run = { id: 'text', attempt: 1 };
      await work.release(run, { usesNetwork: true });
      expect(await work.claimNext({ ...claim, network: false })).toBeUndefined();
      await work.claimNext({ ...claim, network: true });
      const other = { kind: 'text', content: 'other' } as const;
      const replaced = await work.replaceSource('text', other, time(11));
      expect(replaced).toMatchObject({ usesNetwork: true, attempt: 2 });
      await work.claimNext({ ...claim, network: true });
      const outcome = { problems: [], problemCounts: noProblems, usesNetwork: false };
      await work.complete({ id: 'text', attempt: 2 }, outcome, time(12));
      expect(await stores.specs.find('acme', 'text')).toMatchObject({ usesNetwork: false });
    });
  });
}
