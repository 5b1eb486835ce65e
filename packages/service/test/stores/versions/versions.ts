import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../src/base/ports/list-query.js';
import { noProblems } from '../../../src/base/problem-kinds.js';
import { spec, time, version } from '../../records.js';
import type { StoreSuite } from '../store-suite.js';

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
          { version: made, problems: [], problemCounts: noProblems },
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

    it('are listed by the version of their document, also after a rebuild', async () => {
      await stores.specs.insert(spec());
      const counts = { operations: 1, webhooks: 0, schemas: 0 };
      for (const [id, seconds] of [
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ] as const) {
        await work.replaceSource('spec1', spec().source, time(seconds));
        await work.claimNext(claim);
        const facts = { documentVersion: id === 'b' ? '2.0' : '1.0', counts };
        const made = version({ id, createdAt: time(seconds), facts, openapi: '3.1.0', size: 7 });
        const outcome = { version: made, problems: [], problemCounts: noProblems };
        await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(4));
      }
      const list = async (documentVersion: string, query: ListQuery) => {
        const { records, ...about } = await stores.versions.list('spec1', { ...query, documentVersion });
        return { ids: records.map(({ id }) => id), ...about };
      };
      expect(await list('1.0', { limit: 1 })).toEqual({ ids: ['c'], more: true, total: 2 });
      const after = { createdAt: time(3), id: 'c' };
      expect(await list('1.0', { limit: 1, after })).toEqual({ ids: ['a'], more: false, total: 2 });
      expect(await list('3.0', { limit: 1 })).toEqual({ ids: [], more: false, total: 0 });
      const rebuilt = { format: 'json', specification: 's', outline: 'o', pipelineVersion: 2 } as const;
      await stores.versions.rebuild('a', rebuilt);
      expect(await stores.versions.find('spec1', 'a')).toMatchObject({ openapi: '3.1.0', size: 7 });
      await stores.versions.rebuild('a', { ...rebuilt, facts: { documentVersion: '3.0', counts }, size: 9 });
      expect(await list('3.0', { limit: 1 })).toMatchObject({ ids: ['a'], total: 1 });
      expect((await stores.versions.find('spec1', 'a'))?.size).toBe(9);
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
        const outcome = { version: made, problems: [], problemCounts: noProblems };
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
      expect(await stores.versions.find('spec1', 'old')).toMatchObject({
        ...{ id: 'old', createdAt: time(1), manifest: 'm', format: 'json', labels: [] },
        ...{ specification: 's2', outline: 'o2', pipelineVersion: 2, publicationCount: 1 },
      });
      await stores.versions.rebuild('none', {
        format: 'json',
        specification: 's',
        outline: 'o',
        pipelineVersion: 2,
      });
    });

    it('change the facts of their specification when they are the latest and are rebuilt', async () => {
      await stores.specs.insert(spec());
      await work.claimNext(claim);
      await work.complete(
        { id: 'spec1', attempt: 1 },
        { version: version(), problems: [], problemCounts: noProblems },
        time(3),
      );
      const facts = { title: 'Pets & more', counts: { operations: 1, webhooks: 2, schemas: 3 } };
      const made = { format: 'json', specification: 's', outline: 'o', pipelineVersion: 2, facts } as const;
      await stores.versions.rebuild('version1', made);
      expect(await stores.specs.find('acme', 'pets')).toMatchObject({ facts, nameKey: 'pets & more' });
      expect(await stores.versions.find('spec1', 'version1')).toMatchObject({ facts });
      const search = { sortBy: 'nameKey', descending: false, limit: 5 } as const;
      const found = await stores.specs.search('acme', {
        ...search,
        filter: { terms: [], prefixes: ['w:more'] },
      });
      expect(found.records.map(({ id }) => id)).toEqual(['spec1']);
      await work.replaceSource('spec1', spec().source, time(4));
      await work.claimNext(claim);
      const next = version({ id: 'version2', createdAt: time(5), facts: { ...facts, title: 'New' } });
      await work.complete(
        { id: 'spec1', attempt: 1 },
        { version: next, problems: [], problemCounts: noProblems },
        time(6),
      );
      await stores.versions.rebuild('version1', made);
      expect(await stores.specs.find('acme', 'pets')).toMatchObject({ facts: next.facts, nameKey: 'new' });
    });

    it('are not found under another specification', async () => {
      await stores.specs.insert(spec());
      await work.claimNext(claim);
      await work.complete(
        { id: 'spec1', attempt: 1 },
        { version: version(), problems: [], problemCounts: noProblems },
        time(3),
      );
      expect(await stores.versions.find('spec2', 'version1')).toBeUndefined();
    });
  });
}
