import type { Deps } from '../../base/ports/deps.js';
import type { VersionReads } from '../../base/ports/usage.js';

/** Counts reads of versions in memory until they are stored. A crash loses the reads since the last flush. */
export interface UsageCounter {
  /** Counts a request. Neither waits nor fails. */
  record(read: VersionRead): void;
  /** Stores the reads that were counted before the call. Without any, it does not use the store. If it fails, they remain counted. */
  flush(): Promise<void>;
}

interface VersionRead {
  specId: string;
  versionId: string;
  /** The reader (`readerOf`). */
  reader: string;
  /** The label by which the version was requested. */
  label?: string | undefined;
}

interface UsageCounterDeps extends Pick<Deps, 'now' | 'report'> {
  stores: Pick<Deps['stores'], 'usage'>;
}

/** Maximum number of rows in memory, of a few hundred bytes each. Beyond it, as many rows again count all readers of a version together. */
const defaultMaximum = 2_000;

export function createUsageCounter(
  { stores, now, report }: UsageCounterDeps,
  maximum = defaultMaximum,
): UsageCounter {
  let counts = new Map<string, VersionReads>();
  let last = Promise.resolve();
  let isFlushing = false;
  let hasFailed = false;

  const add = (reads: VersionReads) => {
    const { versionId, day, reader, label, requests } = reads;
    const key = `${day} ${versionId} ${reader} ${label}`;
    const known = counts.get(key);
    if (known) known.requests += requests;
    else if (counts.size < maximum) counts.set(key, reads);
    else addToOthers(reads);
  };
  // Storage is slow or unavailable, or there are very many readers.
  const addToOthers = (reads: VersionReads) => {
    // After a failure, the next flush is that of the timer.
    if (!isFlushing && !hasFailed) void flush().catch(report);
    const others = { ...reads, reader: 'others', label: '' };
    const key = `${others.day} ${others.versionId} others `;
    const known = counts.get(key);
    if (known) known.requests += others.requests;
    else if (counts.size < 2 * maximum) counts.set(key, others);
  };
  const store = async () => {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await stores.usage.add([...taken.values()]);
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      for (const reads of taken.values()) add(reads);
      throw error;
    }
  };
  const flush = (): Promise<void> => {
    isFlushing = true;
    const flushed = last.then(store).finally(() => {
      isFlushing = false;
    });
    last = flushed.catch(() => undefined);
    return flushed;
  };

  return {
    record: ({ specId, versionId, reader, label = '' }) =>
      add({ specId, versionId, day: now().toISOString().slice(0, 10), reader, label, requests: 1 }),
    flush,
  };
}
