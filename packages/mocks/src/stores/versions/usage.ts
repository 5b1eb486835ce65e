import { compareText } from '@specshelf/base/compare-text';
import type { ReaderRequests, UsageStore, VersionReads } from '@specshelf/service';
import { frozen } from '../frozen.js';
import type { Tables } from '../tables.js';

export function createUsageStore({ versions, versionReads }: Tables): UsageStore {
  return {
    async add(added) {
      for (const reads of added) {
        if (!versions.has(reads.versionId)) continue;
        const key = keyOf(reads);
        const requests = (versionReads.get(key)?.requests ?? 0) + reads.requests;
        versionReads.set(key, frozen({ ...reads, requests }));
      }
    },
    async list({ since, limit, ...of }) {
      const isSelected = ({ specId, versionId, label }: VersionReads) =>
        'versionId' in of ? versionId === of.versionId : specId === of.specId && label === of.label;
      const selected = [...versionReads.values()].filter((reads) => isSelected(reads) && reads.day >= since);
      return sumsOf(selected)
        .sort(
          (a, b) => compareText(b.day, a.day) || b.requests - a.requests || compareText(a.reader, b.reader),
        )
        .slice(0, limit);
    },
    async removeBefore({ day, limit }) {
      const old = [...versionReads].filter(([, reads]) => reads.day < day).slice(0, limit);
      for (const [key] of old) versionReads.delete(key);
      return old.length;
    },
  };
}

/** Adds the requests of each reader on each day. */
function sumsOf(selected: readonly VersionReads[]): ReaderRequests[] {
  const sums = new Map<string, ReaderRequests>();
  for (const { day, reader, requests } of selected) {
    const key = `${day} ${reader}`;
    sums.set(key, { day, reader, requests: requests + (sums.get(key)?.requests ?? 0) });
  }
  return [...sums.values()];
}

function keyOf({ versionId, day, reader, label }: VersionReads): string {
  return JSON.stringify([day, reader, label, versionId]);
}
