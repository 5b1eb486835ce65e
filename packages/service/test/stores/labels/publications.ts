import { beforeEach, describe, expect, it } from 'vitest';
import { noProblems } from '../../../src/base/problem-kinds.js';
import { spec, time, version } from '../../records.js';
import { publishVersion } from '../publish-version.js';
import type { StoreSuite } from '../store-suite.js';

const publisher = { id: 'ci', displayName: 'CI' };
const provenance = { commit: '4f1c', branch: 'main' };

export function describePublications({ stores, work }: StoreSuite): void {
  describe('publications', () => {
    /** Publishes again, with a new version or unchanged content, which moves a label. */
    const submit = async (id: string, seconds: number, made?: string) => {
      const about = { id, submittedAt: time(seconds), publisher, provenance, labels: ['prod'] };
      await work.requeue('spec1', time(seconds), about);
      await work.claimNext({ now: time(30), leaseExpiresAt: time(90) });
      const created = made === undefined ? {} : { version: version({ id: made, createdAt: time(seconds) }) };
      const outcome = { ...created, problems: [], problemCounts: noProblems };
      expect(await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(40))).toBe(true);
    };
    const list = (id: string, limit = 9) => stores.versions.listPublications(id, { limit });

    beforeEach(async () => {
      await stores.specs.insert(spec());
    });

    it('are counted by their version, which has the first one', async () => {
      await submit('p1', 1, 'a');
      const first = {
        ...{ id: 'p1', specId: 'spec1', versionId: 'a', createdAt: time(1) },
        ...{ trigger: 'submitted', publisher, provenance },
      };
      expect(await stores.versions.find('spec1', 'a')).toMatchObject({
        publication: first,
        publicationCount: 1,
      });
      await submit('p2', 2);
      const again = await stores.versions.find('spec1', 'a');
      expect(again).toMatchObject({ publication: first, publicationCount: 2, labels: ['prod'] });
      expect(await list('a')).toMatchObject({ records: [{ id: 'p2' }, first], more: false, total: 2 });
      expect(await list('a', 1)).toMatchObject({ records: [{ id: 'p2' }], more: true, total: 2 });
      const after = { createdAt: time(2), id: 'p2' };
      const last = await stores.versions.listPublications('a', { limit: 1, after });
      expect(last).toEqual({ records: [first], more: false, total: 2 });
      expect((await stores.specs.find('acme', 'pets'))?.submissions).toEqual([]);
      expect((await stores.labels.listMoves('spec1', 'prod', { limit: 9 })).total).toBe(1);
    });

    it('of a refresh have no publisher', async () => {
      await publishVersion(work, { id: 'a' });
      const { records } = await list('a');
      expect(records).toMatchObject([{ trigger: 'refreshed', versionId: 'a' }]);
      expect(records[0]).not.toHaveProperty('publisher');
    });

    it('are removed in batches when they are old; versions keep the first one', async () => {
      await submit('p1', 1, 'a');
      await submit('p2', 2);
      await submit('p3', 3);
      await submit('p4', 4, 'b');
      const before = await stores.versions.find('spec1', 'a');
      const remove = () => stores.versions.removePublicationsBefore({ createdBefore: time(4), limit: 2 });
      expect([await remove(), await remove(), await remove()]).toEqual([2, 1, 0]);
      expect((await list('a')).records).toEqual([]);
      expect(await list('b')).toMatchObject({ records: [{ id: 'p4' }], total: 1 });
      const after = await stores.versions.find('spec1', 'a');
      expect(after?.publication).toMatchObject({ id: 'p1', publisher, provenance });
      expect(after).toEqual(before);
      expect((await stores.versions.find('spec1', 'b'))?.publication).toMatchObject({ id: 'p4' });
    });

    it('are removed with their versions', async () => {
      await submit('p1', 1, 'a');
      await submit('p2', 2, 'b');
      await submit('p3', 3, 'c');
      await work.moveLabel('spec1', 'prod', undefined, time(41));
      const pruned = { organizationId: 'acme', specIds: ['spec1'], limit: 9, now: time(50) };
      expect(await stores.versions.prune({ ...pruned, kept: { newest: 1 } })).toEqual(
        new Map([['spec1', 2]]),
      );
      expect([(await list('a')).total, (await list('c')).total]).toEqual([0, 1]);
      await stores.specs.remove('spec1', time(51));
      expect((await list('c')).total).toBe(0);
    });
  });
}
