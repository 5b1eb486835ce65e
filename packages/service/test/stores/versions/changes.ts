import { beforeEach, describe, expect, it } from 'vitest';
import type { CompatibilityRecord, VersionChanges } from '../../../src/base/ports/changes/change-records.js';
import { spec, time, version } from '../../records.js';
import { publishVersion } from '../publish-version.js';
import type { StoreSuite } from '../store-suite.js';

const changes: VersionChanges = {
  from: 'version0',
  report: 'report1',
  tally: {
    today: '2026-12-31',
    groups: [
      {
        ...{ rule: 'enum-value-added', category: 'wire', action: 'added', count: 2 },
        directions: { toClient: 'risky' },
        stability: 'beta',
      },
    ],
  },
};

export function describeChanges({ stores, work }: StoreSuite): void {
  describe('changes of a version', () => {
    beforeEach(() => stores.specs.insert(spec()).then(() => undefined));

    const find = (id: string) => stores.versions.find('spec1', id);

    it('are stored with it, found, and listed', async () => {
      await publishVersion(work, { id: 'a', createdAt: time(1) });
      await publishVersion(work, { id: 'b', createdAt: time(2), changes, changesVersion: 3 });
      expect(await find('a')).not.toHaveProperty('changes');
      expect(await find('b')).toMatchObject({ changes, changesVersion: 3 });
      const { records } = await stores.versions.list('spec1', { limit: 5 });
      expect(records.map((record) => record.changes)).toEqual([changes, undefined]);
    });

    it('of an earlier comparison are found, newest first, and replaced', async () => {
      for (const [id, seconds, changesVersion] of [
        ['old', 1, 0],
        ['newer', 2, 1],
        ['present', 3, 2],
      ] as const) {
        await publishVersion(work, { id, createdAt: time(seconds), changesVersion });
      }
      const before = await find('newer');
      const found: (string | undefined)[] = [];
      for (let count = 0; count < 3; count++) {
        const uncompared = await stores.versions.findUncompared(2);
        found.push(uncompared?.id);
        const compared = uncompared?.id === 'newer' ? { changes } : {};
        if (uncompared) {
          await stores.versions.replaceChanges(uncompared.id, { ...compared, changesVersion: 2 });
        }
      }
      expect(found).toEqual(['newer', 'old', undefined]);
      expect(await find('newer')).toEqual({ ...before, changes, changesVersion: 2 });
      expect(await find('old')).not.toHaveProperty('changes');
      await stores.versions.replaceChanges('none', { changesVersion: 2 });
    });

    it('remain if a later comparison has none', async () => {
      await publishVersion(work, { id: 'a', createdAt: time(1), changes, changesVersion: 1 });
      await stores.versions.replaceChanges('a', { changesVersion: 2 });
      expect(await find('a')).toMatchObject({ changes, changesVersion: 2 });
    });

    it('are to be compared again when its document is rebuilt, or that of the version before', async () => {
      const versionsOf = async () =>
        (await stores.versions.list('spec1', { limit: 5 })).records.map(
          ({ changesVersion }) => changesVersion,
        );
      for (const [id, seconds] of [
        ['a', 1],
        ['b', 2],
        ['c', 2],
        ['d', 3],
      ] as const) {
        await publishVersion(work, { id, createdAt: time(seconds), changes });
      }
      const same = { format: 'json', outline: 'o', pipelineVersion: 2 } as const;
      await stores.versions.rebuild('b', { ...same, specification: version().specification });
      expect(await versionsOf()).toEqual([1, 1, 1, 1]);
      await stores.versions.rebuild('b', { ...same, specification: 'other' });
      expect(await versionsOf()).toEqual([1, 0, 0, 1]);
      expect(await find('c')).toMatchObject({ changes });
      await stores.versions.rebuild('d', { ...same, specification: 'other' });
      expect(await versionsOf()).toEqual([0, 0, 0, 1]);
    });
  });

  describe('compatibility settings', () => {
    it('are stored with a specification, listed, changed, and removed', async () => {
      const compatibility: CompatibilityRecord = {
        refuse: 'breaking',
        against: 'all',
        categories: ['wire'],
        rules: { 'enum-value-added': 'breaking' },
        stability: 'beta',
        sunsetDays: 30,
        strict: true,
      };
      await stores.specs.insert(spec({ compatibility }));
      expect(await stores.specs.find('acme', 'pets')).toMatchObject({ compatibility });
      expect((await stores.specs.list('acme', { limit: 5 })).records).toMatchObject([{ compatibility }]);
      const commit = (changed: CompatibilityRecord | undefined) =>
        stores.specs.commit({ id: 'spec1', expected: {}, changes: { compatibility: changed } });
      expect(await commit({})).toMatchObject({ compatibility: {} });
      expect(await commit(undefined)).not.toHaveProperty('compatibility');
      expect(await stores.specs.find('acme', 'pets')).not.toHaveProperty('compatibility');
    });
  });
}
