import { describe, expect, it } from 'vitest';
import type { OpenAPISpecVersionRecord } from '../../src/index.js';
import { spec, time } from '../records.js';
import { publishVersion } from './publish-version.js';
import type { StoreSuite } from './store-suite.js';

export function describePrunableReport({ stores, work }: StoreSuite): void {
  describe('the report of prunable versions', () => {
    const publish = (made: Partial<OpenAPISpecVersionRecord>) => publishVersion(work, made);

    it('returns the bytes that only expired versions refer to', async () => {
      await stores.specs.insert(spec());
      for (const [id, seconds] of [
        ['a', 1] as const,
        ['b', 2] as const,
        ['c', 2] as const,
        ['d', 3] as const,
      ])
        await publish({ id, createdAt: time(seconds) });
      const content = (digest: string, length: number, refersTo: string[] = []) => {
        return { digest, bytes: new Uint8Array(length), refersTo };
      };
      await stores.contents.put([
        content('raw-e', 1),
        content('shared', 10),
        content('file', 100),
        content('of-spec', 1_000),
        content('manifest-e', 10_000, ['raw-e', 'shared', 'file']),
        content('manifest-f', 100_000, ['shared']),
        content('nobody', 1_000_000),
        content('specification-e', 2, ['plain-e']),
        content('plain-e', 20),
      ]);
      await publish({
        id: 'e',
        createdAt: time(4),
        raw: 'raw-e',
        manifest: 'manifest-e',
        specification: 'specification-e',
      });
      await publish({ id: 'f', createdAt: time(5), raw: 'of-spec', submitted: 'manifest-f' });
      await publish({ id: 'g', createdAt: time(6), raw: 'raw-g', manifest: 'manifest-f' });
      await stores.specs.insert(
        spec({ id: 'spec2', slug: 'more', source: { kind: 'text', content: 'of-spec' } }),
      );
      const kept = { newest: 1 };
      const found = { specId: 'spec1', slug: 'pets', versions: 6, of: 7, from: time(1), to: time(5) };
      expect(await stores.versions.findPrunable('acme', kept, { limit: 9 })).toEqual({ specs: [found] });
      expect(await stores.versions.measurePrunable(['spec1', 'spec2', 'none'], kept)).toEqual(
        new Map([['spec1', 10_123]]),
      );
      expect(await stores.versions.findPrunable('acme', { newest: 7 }, { limit: 9 })).toEqual({
        specs: [],
      });
      expect(await stores.versions.findPrunable('none', kept, { limit: 9 })).toEqual({ specs: [] });
      expect((await stores.versions.list('spec1', { limit: 1 })).total).toBe(7);
    });

    it('lists specifications in pages, each with its own bytes', async () => {
      const bytes = (digest: string, length: number) => ({
        digest,
        bytes: new Uint8Array(length),
        refersTo: [],
      });
      await stores.contents.put([bytes('own-1', 1), bytes('own-2', 10), bytes('both', 100)]);
      for (const number of [1, 2, 3]) {
        const id = `spec${number}`;
        await stores.specs.insert(spec({ id, slug: id, createdAt: time(number) }));
        for (const [place, raw] of [`own-${number}`, 'both', 'latest'].entries()) {
          if (number === 3 && raw !== 'latest') continue;
          await publish({ id: `${id}-${raw}`, specId: id, raw, createdAt: time(place) });
        }
      }
      const kept = { newest: 1 };
      const found = (id: string) => ({
        specId: id,
        slug: id,
        versions: 2,
        of: 3,
        from: time(0),
        to: time(1),
      });
      const first = await stores.versions.findPrunable('acme', kept, { limit: 1 });
      expect(first).toEqual({ specs: [found('spec1')], next: { createdAt: time(1), id: 'spec1' } });
      const after = first.next ?? expect.fail('There are more');
      expect(await stores.versions.findPrunable('acme', kept, { after, limit: 9 })).toEqual({
        specs: [found('spec2')],
      });
      // Contents of the prunable versions of other specifications remain when this one is pruned.
      expect(await stores.versions.measurePrunable(['spec1', 'spec2', 'spec3'], kept)).toEqual(
        new Map([
          ['spec1', 1],
          ['spec2', 10],
        ]),
      );
    });
  });
}
