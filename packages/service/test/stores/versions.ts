import { describe, expect, it } from 'vitest';
import { spec, time, version } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const claim = { now: time(10), leaseExpiresAt: time(70) };

export function describeVersions({ stores, work }: StoreSuite): void {
  describe('versions', () => {
    it('are listed newest first, by ID where times are equal', async () => {
      await stores.specs.insert(spec());
      const dates: [string, number][] = [
        ['b', 1],
        ['a', 1],
        ['c', 2],
      ];
      for (const [id, seconds] of dates) {
        await work.replaceSource('spec1', spec().source, time(seconds));
        await work.claimNext(claim);
        const made = version({ id, createdAt: time(seconds) });
        await work.complete(
          { id: 'spec1', attempt: 1 },
          { version: made, problems: [], problemCount: 0 },
          time(3),
        );
      }
      const first = await stores.versions.list('spec1', { limit: 2 });
      expect(first.records.map(({ id }) => id)).toEqual(['c', 'b']);
      expect(first).toMatchObject({ more: true, total: 3 });
      const after = { createdAt: time(1), id: 'b' };
      expect((await stores.versions.list('spec1', { limit: 2, after })).records.map(({ id }) => id)).toEqual([
        'a',
      ]);
    });

    it('of earlier pipelines are found, newest first, and rebuilt', async () => {
      await stores.specs.insert(spec());
      const releases: [string, number, number][] = [
        ['old', 1, 1],
        ['newer', 2, 1],
        ['present', 3, 2],
      ];
      for (const [id, seconds, pipelineVersion] of releases) {
        await work.replaceSource('spec1', spec().source, time(seconds));
        await work.claimNext(claim);
        const made = version({ id, createdAt: time(seconds), pipelineVersion, manifest: 'm' });
        const outcome = { version: made, problems: [], problemCount: 0 };
        await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(3));
      }
      const found: (string | undefined)[] = [];
      for (let count = 0; count < 3; count++) {
        const outdated = await stores.versions.findOutdated(2);
        found.push(outdated?.id);
        const made = { format: 'json', specification: 's2', outline: 'o2', pipelineVersion: 2 } as const;
        if (outdated) await stores.versions.rebuild(outdated.id, made);
      }
      expect(found).toEqual(['newer', 'old', undefined]);
      expect(await stores.versions.find('spec1', 'old')).toEqual(
        version({
          id: 'old',
          createdAt: time(1),
          manifest: 'm',
          format: 'json',
          specification: 's2',
          outline: 'o2',
          pipelineVersion: 2,
        }),
      );
      await stores.versions.rebuild('none', {
        format: 'json',
        specification: 's',
        outline: 'o',
        pipelineVersion: 2,
      });
    });

    it('are not found under another specification', async () => {
      await stores.specs.insert(spec());
      await work.claimNext(claim);
      await work.complete(
        { id: 'spec1', attempt: 1 },
        { version: version(), problems: [], problemCount: 0 },
        time(3),
      );
      expect(await stores.versions.find('spec2', 'version1')).toBeUndefined();
    });
  });
}
