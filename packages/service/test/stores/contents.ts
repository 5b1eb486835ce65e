import { describe, expect, it } from 'vitest';
import { noProblems } from '../../src/base/problem-kinds.js';
import { spec, time, version } from '../records.js';
import type { StoreSuite } from './store-suite.js';

const claim = { now: time(10), leaseExpiresAt: time(70) };

export function describeContents({ stores, work }: StoreSuite): void {
  describe('contents', () => {
    it('keep the first bytes of a digest', async () => {
      const bytes = new Uint8Array([9, 0, 255, 9]).subarray(1, 3);
      await stores.contents.put([
        { digest: 'digest', bytes },
        { digest: 'other', bytes },
      ]);
      await stores.contents.put([{ digest: 'digest', bytes: new Uint8Array([7]) }]);
      await stores.contents.put([]);
      expect(await stores.contents.get('other')).toBeDefined();
      expect([...((await stores.contents.get('digest')) ?? [])]).toEqual([0, 255]);
      expect(await stores.contents.get('none')).toBeUndefined();
    });

    const content = (digest: string, refersTo: string[] = []) => {
      return { digest, bytes: new Uint8Array(3), refersTo };
    };
    const mark = (seconds: number) =>
      stores.contents.markUnused({ after: '', limit: 100, now: time(seconds) });
    const remove = (seconds: number, limit = 100) =>
      stores.contents.removeUnused({ markedUntil: time(seconds), limit });
    const left = async (...digests: string[]) => {
      const found: string[] = [];
      for (const digest of digests) if (await stores.contents.get(digest)) found.push(digest);
      return found;
    };

    it('are removed some time after the last reference', async () => {
      await stores.contents.put([content('a'), content('b')]);
      expect(await remove(9)).toEqual({ contents: 0, bytes: 0, more: false });
      expect(await mark(2)).toBeUndefined();
      expect(await remove(1)).toEqual({ contents: 0, bytes: 0, more: false });
      await mark(5);
      expect(await remove(2, 1)).toEqual({ contents: 1, bytes: 3, more: true });
      expect(await remove(2)).toEqual({ contents: 1, bytes: 3, more: false });
      expect(await left('a', 'b')).toEqual([]);
    });

    it('are marked again after they were stored again', async () => {
      await stores.contents.put([content('a')]);
      await mark(2);
      await stores.contents.put([content('a')]);
      expect((await remove(9)).contents).toBe(0);
      await mark(10);
      expect((await remove(9)).contents).toBe(0);
      expect(await left('a')).toEqual(['a']);
      expect((await remove(10)).contents).toBe(1);
    });

    it('remain while a specification, a version, or one of their contents refers to them', async () => {
      await stores.contents.put(
        ['text', 'raw', 'document', 'outline', 'file', 'set', 'fetched', 'report', 'gone'].map((digest) =>
          content(digest),
        ),
      );
      await stores.contents.put([
        content('manifest', ['file', 'raw']),
        content('submitted', ['set']),
        content('spec-manifest', ['fetched']),
        content('other-manifest', ['gone', 'file']),
      ]);
      await stores.specs.insert(spec());
      await work.claimNext(claim);
      const made = version({
        raw: 'raw',
        specification: 'document',
        outline: 'outline',
        manifest: 'manifest',
        submitted: 'submitted',
        changes: { from: 'version0', report: 'report', tally: { today: '2026-12-31', groups: [] } },
      });
      const outcome = { version: made, problems: [], problemCounts: noProblems, manifest: 'spec-manifest' };
      await work.complete({ id: 'spec1', attempt: 1 }, outcome, time(12));
      await work.replaceSource('spec1', { kind: 'text', content: 'text' }, time(13));
      await mark(20);
      expect((await remove(20)).contents).toBe(1);
      await mark(21);
      expect((await remove(21)).contents).toBe(1);
      expect(await left('gone', 'other-manifest')).toEqual([]);
      const kept = ['text', 'raw', 'document', 'outline', 'file', 'set', 'fetched', 'report'];
      expect(await left(...kept)).toEqual(kept);
      await stores.specs.remove('spec1', time(22));
      for (const seconds of [23, 24]) {
        await mark(seconds);
        await remove(seconds);
      }
      expect(await left(...kept, 'manifest', 'submitted', 'spec-manifest')).toEqual([]);
    });

    it('are unmarked by a new reference', async () => {
      await stores.contents.put([content('text')]);
      await mark(1);
      const source = { kind: 'text', content: 'text' } as const;
      await stores.specs.insert(spec({ source }));
      expect(await remove(5)).toEqual({ contents: 0, bytes: 0, more: false });
      await stores.specs.remove('spec1', time(6));
      expect((await remove(5)).contents).toBe(0);
      expect(await left('text')).toEqual(['text']);
    });

    it('are marked in parts', async () => {
      await stores.contents.put(['a', 'b', 'c', 'd', 'e'].map((digest) => content(digest)));
      const ends: (string | undefined)[] = [];
      for (let after: string | undefined = ''; after !== undefined; ends.push(after))
        after = await stores.contents.markUnused({ after, limit: 2, now: time(1) });
      expect(ends).toEqual(['b', 'd', undefined]);
      expect((await remove(1)).contents).toBe(5);
    });
  });
}
