import type { Deps } from '../../base/ports/deps.js';

interface PeriodCount {
  count: number;
  /** The end of the period, in milliseconds since the epoch. */
  until: number;
}

interface Limits {
  /** In milliseconds. */
  period: number;
  mostKeys: number;
}

/** Counts events by key, in the memory of this process. Each key has a period of its own, which begins with its first event. */
export interface PeriodCounts {
  /** Returns the count of the current period, which the caller changes. */
  of(key: string): PeriodCount;
}

export function createPeriodCounts({ now }: Pick<Deps, 'now'>, { period, mostKeys }: Limits): PeriodCounts {
  const counts = new Map<string, PeriodCount>();
  return {
    of(key) {
      const known = counts.get(key);
      if (known && known.until > now().getTime()) return known;
      counts.delete(key);
      const [oldest] = counts.keys();
      if (counts.size >= mostKeys && oldest !== undefined) counts.delete(oldest);
      const count = { count: 0, until: now().getTime() + period };
      counts.set(key, count);
      return count;
    },
  };
}
