import { beforeEach, describe, expect, it } from 'vitest';
import type { ReaderRequests, VersionReads } from '../../../src/index.js';
import { spec, time, token, version } from '../../records.js';
import { publishVersion } from '../publish-version.js';
import type { StoreSuite } from '../store-suite.js';

const day = '2025-01-02';

/** Requests as they are listed. */
function listed(changes: Partial<ReaderRequests> = {}): ReaderRequests {
  return { day, reader: 'token:token1', requests: 1, ...changes };
}

function reads(changes: Partial<VersionReads> = {}): VersionReads {
  return {
    specId: 'spec1',
    versionId: 'version1',
    day,
    reader: 'token:token1',
    label: '',
    requests: 1,
    ...changes,
  };
}

export function describeUsage({ stores, work }: StoreSuite): void {
  describe('usage', () => {
    const list = (changes: object = {}) =>
      stores.usage.list({ versionId: 'version1', since: '2025-01-01', limit: 10, ...changes });

    beforeEach(async () => {
      await stores.specs.insert(spec());
      await publishVersion(work, version());
    });

    it('adds requests to those that are stored', async () => {
      await stores.usage.add([reads(), reads({ reader: 'anonymous', requests: 5 })]);
      await stores.usage.add([reads({ requests: 2 }), reads({ label: 'prod', requests: 7 })]);
      await stores.usage.add([]);
      expect(await list()).toEqual([listed({ requests: 10 }), listed({ reader: 'anonymous', requests: 5 })]);
    });

    it('lists the newest day first, and not more than requested', async () => {
      const days = ['2024-12-31', '2025-01-01', '2025-01-03', '2025-01-02'];
      await stores.usage.add(days.map((each) => reads({ day: each })));
      expect((await list()).map((each) => each.day)).toEqual(['2025-01-03', '2025-01-02', '2025-01-01']);
      expect(await list({ limit: 1 })).toEqual([listed({ day: '2025-01-03' })]);
      expect(await list({ versionId: 'version2' })).toEqual([]);
    });

    it('lists the reads of a label in all versions of its specification', async () => {
      await publishVersion(work, version({ id: 'version2' }));
      const labeled = [
        reads({ label: 'prod', requests: 2 }),
        reads({ label: 'prod', versionId: 'version2' }),
      ];
      await stores.usage.add([...labeled, reads(), reads({ label: 'dev' })]);
      const inAll = await stores.usage.list({ specId: 'spec1', label: 'prod', since: day, limit: 9 });
      expect(inAll).toEqual([listed({ requests: 3 })]);
      const others = { specId: 'spec2', label: 'prod', since: day, limit: 9 };
      expect(await stores.usage.list(others)).toEqual([]);
    });

    it('adds concurrently', async () => {
      const batch = Array.from({ length: 300 }, (_, place) =>
        reads({ reader: `token:${place % 150}-${place}` }),
      );
      await Promise.all([
        stores.usage.add(batch),
        stores.usage.add([...batch].reverse()),
        stores.usage.add(batch),
      ]);
      const stored = await list({ limit: 1000 });
      expect([stored.length, new Set(stored.map(({ requests }) => requests))]).toEqual([300, new Set([3])]);
    });

    it('ignores versions that do not exist', async () => {
      await stores.usage.add([reads({ versionId: 'removed' }), reads()]);
      await stores.usage.add([reads({ versionId: 'removed' })]);
      expect(await list({ versionId: 'removed' })).toEqual([]);
      expect(await list()).toEqual([listed()]);
    });

    it('ends with its version', async () => {
      await stores.usage.add([reads()]);
      await stores.specs.remove('spec1', time(20));
      expect(await list()).toEqual([]);
      await stores.usage.add([reads()]);
      expect(await list()).toEqual([]);
      expect(await stores.usage.removeBefore({ day: '2025-02-01', limit: 5 })).toBe(0);
    });

    it('removes old days in batches', async () => {
      await stores.usage.add(
        ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04'].map((each) => reads({ day: each })),
      );
      const remove = () => stores.usage.removeBefore({ day: '2025-01-04', limit: 2 });
      expect([await remove(), await remove(), await remove()]).toEqual([2, 1, 0]);
      expect((await list()).map((each) => each.day)).toEqual(['2025-01-04']);
    });

    it('finds the tokens of readers, also those for several organizations', async () => {
      await stores.accessTokens.insert(token());
      const broad = token({ id: 'token2', hash: 'hash2', organizations: '*' });
      await stores.accessTokens.insert(broad);
      const found = await stores.accessTokens.findByIds(['token2', 'none', 'token1']);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(['token1', 'token2']));
      expect(await stores.accessTokens.findByIds([])).toEqual([]);
    });
  });
}
