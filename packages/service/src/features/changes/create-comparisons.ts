import { defined } from '@specshelf/base/defined';
import { CoalescingCache } from '../../base/concurrency/coalescing-cache.js';
import type { Deps } from '../../base/ports/deps.js';
import { compareDocuments, type Documents } from './compare-with.js';

/** Compares pairs of documents on demand, each once. */
export interface Comparisons {
  /**
   * Returns the report about two documents; undefined if they cannot be compared. `pair` has a text for each of them that changes with
   * its content.
   */
  report(
    pair: readonly [before: string, after: string],
    documents: Documents,
    about: Readonly<Record<string, string>>,
  ): Promise<Uint8Array | undefined>;
}

interface Computed {
  /** Absent if the pair could not be compared. */
  bytes?: Uint8Array;
  computedAt: number;
}

/** Bytes of cached reports. */
const maximum = 16 * 1024 * 1024;

/** How long a pair that could not be compared is not compared again, in milliseconds: the cause may have been temporary. */
const failureLifetime = 10 * 60_000;

export function createComparisons(deps: Pick<Deps, 'runTask' | 'report' | 'now'>): Comparisons {
  const computed = new CoalescingCache<Computed>({
    maximum,
    weigh: ({ bytes }) => (bytes?.byteLength ?? 0) + 200,
  });
  return {
    async report(pair, documents, about) {
      // Sunsets are judged by the day of the comparison.
      const day = deps.now().toISOString().slice(0, 10);
      const key = [...pair, day].join(' ');
      const known = computed.find(key);
      const age = deps.now().getTime() - (known?.computedAt ?? 0);
      if (known && (known.bytes !== undefined || age < failureLifetime)) return known.bytes;
      const found = await computed.share(key, async () => {
        const compared = await compareDocuments(deps, documents, about);
        return { computedAt: deps.now().getTime(), ...defined({ bytes: compared?.report.bytes }) };
      });
      computed.add(key, found);
      return found.bytes;
    },
  };
}
