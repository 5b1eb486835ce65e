import { beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryRecord } from '../../../src/index.js';
import { changeSettings } from '../../../src/state/settings/settings-state.js';
import { hook, spec, time } from '../../records.js';
import { publishVersion } from '../publish-version.js';
import type { StoreSuite } from '../store-suite.js';

const movedBy = { id: 'ci', displayName: 'CI' };

export function describeLabels({ stores, work }: StoreSuite): void {
  describe('labels', () => {
    const move = (label: string, to: string | undefined, seconds: number, id = 'spec1') =>
      work.moveLabel(id, label, to, time(seconds));
    const find = () => stores.specs.find('acme', 'pets').then((found) => found ?? expect.fail('It exists'));
    const claimAt = (seconds: number) =>
      work.claimDelivery({ now: time(seconds), leaseExpiresAt: time(seconds + 60) });
    const namesIn = (delivery: DeliveryRecord | undefined) => delivery?.movedLabels.map(({ name }) => name);
    const namesOf = async (id: string) => (await stores.versions.find('spec1', id))?.labels;

    beforeEach(async () => {
      await stores.specs.insert(spec());
      for (const [id, seconds] of [['a', 1] as const, ['b', 2] as const, ['c', 3] as const]) {
        const facts = { title: `Pets ${id}`, counts: { operations: 1, webhooks: 0, schemas: 0 } };
        await publishVersion(work, { id, createdAt: time(seconds), facts });
      }
    });

    it('are inserted, moved with their previous version, and removed', async () => {
      await move('prod', 'a', 5);
      const created = { specId: 'spec1', name: 'prod', version: 'a', createdAt: time(5), movedAt: time(5) };
      expect(await stores.labels.find('spec1', 'prod')).toEqual(created);
      await move('prod', 'b', 6);
      const moved = { ...created, version: 'b', previousVersion: 'a', movedAt: time(6) };
      expect(await stores.labels.find('spec1', 'prod')).toEqual(moved);
      await move('prod', undefined, 7);
      expect(await stores.labels.find('spec1', 'prod')).toBeUndefined();
      await move('prod', 'c', 8);
      const again = { ...created, version: 'c', createdAt: time(8), movedAt: time(8) };
      expect(await stores.labels.find('spec1', 'prod')).toEqual(again);
    });

    it('are listed by name, for their specification only', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      await publishVersion(work, { id: 'x', specId: 'spec2' });
      await move('prod', 'x', 4, 'spec2');
      for (const [label, to] of [['v2', 'b'] as const, ['a.b', 'a'] as const, ['a-b', 'b'] as const])
        await move(label, to, 5);
      const list = async (id: string) => (await stores.labels.list(id)).map(({ name }) => name);
      expect(await list('spec1')).toEqual(['a-b', 'a.b', 'v2']);
      expect(await list('spec2')).toEqual(['prod']);
      expect(await list('none')).toEqual([]);
      expect(await stores.labels.find('spec2', 'v2')).toBeUndefined();
      expect(await stores.labels.specsWith('v2', ['spec2', 'spec1', 'none'])).toEqual(['spec1']);
      expect(await stores.labels.specsWith('prod', ['spec1'])).toEqual([]);
      expect(await stores.labels.specsWith('a\0', ['spec1'])).toEqual([]);
      expect(await stores.labels.specsWith('prod', [])).toEqual([]);
    });

    it('keep their moves, newest first, with the subject, in pages, also after a removal', async () => {
      const spec1 = await find();
      await stores.specs.commit({
        id: spec1.id,
        expected: {},
        changes: { revision: 1 },
        moves: [
          { label: 'prod', to: 'a', createdAt: time(5), movedBy },
          { label: 'next', to: 'a', createdAt: time(5) },
        ],
      });
      await move('prod', 'b', 5);
      await move('prod', undefined, 6);
      const first = await stores.labels.listMoves('spec1', 'prod', { limit: 2 });
      expect(first).toMatchObject({
        records: [
          { label: 'prod', from: 'b', createdAt: time(6) },
          { label: 'prod', from: 'a', to: 'b', createdAt: time(5) },
        ],
        more: true,
        total: 3,
      });
      expect(first.records[0]).not.toHaveProperty('to');
      const last = first.records.at(-1);
      const after = { createdAt: last?.createdAt ?? '', id: last?.id ?? '' };
      const second = await stores.labels.listMoves('spec1', 'prod', { limit: 2, after });
      expect(second).toMatchObject({ records: [{ to: 'a', movedBy }], more: false, total: 3 });
      expect(second.records[0]).not.toHaveProperty('from');
      expect(await stores.labels.listMoves('spec1', 'none', { limit: 2 })).toMatchObject({ total: 0 });
    });

    it('lose old moves in batches, and remain', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      await publishVersion(work, { id: 'x', specId: 'spec2' });
      await move('prod', 'x', 4, 'spec2');
      for (const [to, seconds] of [['a', 5] as const, ['b', 6] as const, ['c', 7] as const])
        await move('prod', to, seconds);
      await move('beta', 'a', 5);
      const labels = await stores.labels.list('spec1');
      const remove = () => stores.labels.removeMovesBefore({ createdBefore: time(7), limit: 3 });
      expect([await remove(), await remove(), await remove()]).toEqual([3, 1, 0]);
      const listed = (label: string, id = 'spec1') => stores.labels.listMoves(id, label, { limit: 5 });
      expect(await listed('prod')).toMatchObject({ records: [{ from: 'b', to: 'c' }], total: 1 });
      for (const list of [await listed('beta'), await listed('prod', 'spec2')])
        expect(list).toEqual({ records: [], more: false, total: 0 });
      expect(await stores.labels.list('spec1')).toEqual(labels);
      expect(labels).toMatchObject([
        { name: 'beta', version: 'a' },
        { name: 'prod', version: 'c', previousVersion: 'b' },
      ]);
      expect(await stores.labels.find('spec2', 'prod')).toMatchObject({ version: 'x' });
    });

    it('are in their versions, in alphabetical order', async () => {
      for (const label of ['prod', 'beta', '2025']) await move(label, 'b', 5);
      await move('next', 'c', 5);
      expect([await namesOf('a'), await namesOf('b')]).toEqual([[], ['2025', 'beta', 'prod']]);
      const { records } = await stores.versions.list('spec1', { limit: 2 });
      expect(records.map(({ labels }) => labels)).toEqual([['next'], ['2025', 'beta', 'prod']]);
    });

    it('with names and paths that no database stores do not exist', async () => {
      expect(await stores.labels.find('spec1', '\u0000')).toBeUndefined();
      expect((await stores.labels.listMoves('spec1', '\ud800', { limit: 1 })).total).toBe(0);
    });

    it('do not move if the specification has changed', async () => {
      const { revision } = await find();
      const stale = {
        id: 'spec1',
        expected: { revision },
        changes: { revision: revision + 1 },
        moves: [{ label: 'prod', to: 'a', createdAt: time(5) }],
      };
      await move('prod', 'b', 5);
      expect(await stores.specs.commit(stale)).toBeUndefined();
      expect(await stores.labels.find('spec1', 'prod')).toMatchObject({ version: 'b' });
      expect((await stores.labels.listMoves('spec1', 'prod', { limit: 5 })).total).toBe(1);
    });

    it('are removed with their specification, with their moves', async () => {
      await move('prod', 'a', 5);
      await move('prod', 'b', 6);
      expect(await stores.specs.remove('spec1', time(7))).toBe(true);
      expect(await stores.labels.list('spec1')).toEqual([]);
      expect((await stores.labels.listMoves('spec1', 'prod', { limit: 5 })).total).toBe(0);
    });

    it('that move are in the deliveries, each once, until one succeeds', async () => {
      await stores.hooks.insert(hook());
      await move('prod', 'a', 5);
      await move('beta', 'a', 5);
      await move('prod', 'b', 6);
      const first = await claimAt(7);
      expect(namesIn(first)).toEqual(['prod', 'beta']);
      await move('next', 'a', 8);
      await work.setVisibility('spec1', 'public', time(8));
      const second = await claimAt(9);
      expect(namesIn(second)).toEqual(['prod', 'beta', 'next']);
      if (second) await work.completeDelivery(second, { kind: 'delivered' }, time(10));
      await work.setVisibility('spec1', 'private', time(11));
      expect((await claimAt(12))?.movedLabels).toEqual([]);
    });

    it('that a successful call has reported are not in the next delivery, unless they move again', async () => {
      await stores.hooks.insert(hook());
      for (const label of ['prod', 'beta']) await move(label, 'a', 5);
      const first = await claimAt(6);
      await move('next', 'a', 7);
      await move('prod', 'b', 7);
      if (first) await work.completeDelivery(first, { kind: 'delivered' }, time(8));
      const second = await claimAt(9);
      expect(namesIn(second)).toEqual(['next', 'prod']);
      await move('beta', 'b', 10);
      if (second) await work.completeDelivery(second, { kind: 'delivered' }, time(11));
      expect(namesIn(await claimAt(12))).toEqual(['beta']);
    });

    it('remain in the next delivery after a call that failed', async () => {
      await stores.hooks.insert(hook());
      await move('prod', 'a', 5);
      const first = await claimAt(6);
      await move('next', 'a', 7);
      const failed = { kind: 'failed', reason: 'responded with status 500', retryAt: time(20) } as const;
      if (first) await work.completeDelivery(first, failed, time(8));
      expect(namesIn(await claimAt(21))).toEqual(['prod', 'next']);
    });

    it('are removed from a delivery by each call that reported them, in any order of completion', async () => {
      await stores.hooks.insert(hook());
      await move('prod', 'a', 5);
      const first = await claimAt(6);
      await move('beta', 'a', 7);
      const second = await claimAt(8);
      await move('next', 'a', 9);
      const third = await claimAt(10);
      expect(namesIn(third)).toEqual(['prod', 'beta', 'next']);
      await move('dev', 'a', 11);
      for (const call of [second, first])
        if (call) await work.completeDelivery(call, { kind: 'delivered' }, time(12));
      expect(namesIn(await claimAt(13))).toEqual(['next', 'dev']);
    });

    it('return the last move of several of them', async () => {
      await stores.specs.insert(spec({ id: 'spec2', slug: 'more' }));
      await publishVersion(work, { id: 'x', specId: 'spec2' });
      await move('prod', 'x', 9, 'spec2');
      for (const to of ['a', 'b', 'c']) await move('prod', to, 5);
      await move('beta', 'a', 4);
      await move('beta', undefined, 6);
      await move('next', 'a', 7);
      const lastMoves = (...names: string[]) => stores.labels.lastMoves('spec1', names);
      const found = await lastMoves('beta', 'none', 'prod', 'beta', '\u0000');
      expect(found.toSorted((one, other) => (one.label < other.label ? -1 : 1))).toMatchObject([
        { label: 'beta', from: 'a', createdAt: time(6) },
        { label: 'prod', from: 'b', to: 'c', createdAt: time(5) },
      ]);
      expect(found.find(({ label }) => label === 'beta')).not.toHaveProperty('to');
      expect([await lastMoves(), await lastMoves('none')]).toEqual([[], []]);
      const many = Array.from({ length: 100 }, (_, place) => `label${place}`);
      expect(await lastMoves(...many, 'next')).toMatchObject([{ label: 'next', to: 'a' }]);
    });

    it('determine the facts of the specification if they are the default', async () => {
      const setDefault = async (defaultLabel: string | undefined, defaultVersion: string | undefined) =>
        stores.specs.commit(changeSettings(await find(), { defaultLabel, defaultVersion }, time(9)));
      const search = (prefix: string) =>
        stores.specs.search('acme', {
          ...{ sortBy: 'nameKey', descending: false, limit: 5 },
          filter: { terms: [], prefixes: [`w:${prefix}`] },
        });
      await move('prod', 'a', 5);
      const shown = await setDefault('prod', 'a');
      expect(shown).toMatchObject({ defaultVersion: 'a', nameKey: 'pets a', facts: { title: 'Pets a' } });
      expect(await find()).toEqual(shown);
      const moved = await move('prod', 'b', 6);
      expect(moved).toMatchObject({ defaultVersion: 'b', nameKey: 'pets b', lastVersion: 'c' });
      expect((await search('pets')).total).toBe(1);
      const facts = { title: 'Cats', counts: { operations: 1, webhooks: 0, schemas: 0 } };
      await publishVersion(work, { id: 'd', createdAt: time(4), facts });
      expect(await find()).toMatchObject({ lastVersion: 'd', nameKey: 'pets b' });
      expect((await search('cats')).total).toBe(0);
      const rebuilt = { format: 'json', specification: 's', outline: 'o', pipelineVersion: 2 } as const;
      await stores.versions.rebuild('d', { ...rebuilt, facts: { ...facts, title: 'Dogs' } });
      expect((await find()).nameKey).toBe('pets b');
      await stores.versions.rebuild('b', { ...rebuilt, facts: { ...facts, title: 'Birds' } });
      expect((await find()).nameKey).toBe('birds');
      const latest = await setDefault(undefined, undefined);
      expect(latest).toMatchObject({ nameKey: 'dogs', facts: { title: 'Dogs' } });
      expect(latest).not.toHaveProperty('defaultVersion');
      expect((await search('dogs')).total).toBe(1);
    });
  });
}
