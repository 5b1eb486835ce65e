import { defined } from '@specshelf/markdown/defined';
import { CoalescingCache } from '../concurrency/coalescing-cache.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../ports/records.js';
import { changesVersion } from './changes-version.js';
import { compareDocuments } from './compare-with.js';
import { comparedDocument } from './compared-document.js';
import { previousVersion } from './previous-version.js';
import { readReport } from './read-report.js';

/** The comparison of two versions. */
interface VersionReport {
  /** The ID of the earlier version; absent if there is none. */
  from?: string;
  /** The stored report; absent if there is nothing to compare, or if the versions cannot be compared. */
  report?: Uint8Array;
  /** Whether the versions cannot be compared. */
  failed: boolean;
}

export interface Reports {
  /** Returns the changes of a version since another one, by default the one before it. */
  between(version: OpenAPISpecVersionRecord, from?: OpenAPISpecVersionRecord): Promise<VersionReport>;
}

/** Bytes of computed reports that are kept. */
const maximum = 16 * 1024 * 1024;

/** How long a pair that could not be compared is not compared again, in milliseconds: the cause may have been temporary. */
const failureLifetime = 10 * 60_000;

interface Computed {
  /** Absent if the pair could not be compared. */
  bytes?: Uint8Array;
  computedAt: number;
}

/** Reads stored reports, and computes those of other pairs on demand. */
export function createReports(deps: Deps): Reports {
  const computed = new CoalescingCache<Computed>({
    maximum,
    weigh: ({ bytes }) => (bytes?.byteLength ?? 0) + 200,
  });

  async function compute(from: OpenAPISpecVersionRecord, to: OpenAPISpecVersionRecord): Promise<Computed> {
    const documents = { before: () => comparedDocument(deps, from), after: () => comparedDocument(deps, to) };
    const compared = await compareDocuments(deps, documents, { specId: to.specId, versionId: to.id });
    return { computedAt: deps.now().getTime(), ...defined({ bytes: compared?.report.bytes }) };
  }

  async function computedReport(
    from: OpenAPISpecVersionRecord,
    to: OpenAPISpecVersionRecord,
  ): Promise<Uint8Array | undefined> {
    const documents = [from, to].map(
      ({ specification, manifest, raw }) => `${specification} ${manifest ?? raw}`,
    );
    // Sunsets are judged by the day of the comparison.
    const day = deps.now().toISOString().slice(0, 10);
    const key = [...documents, day].join(' ');
    const known = computed.find(key);
    const age = deps.now().getTime() - (known?.computedAt ?? 0);
    if (known && (known.bytes !== undefined || age < failureLifetime)) return known.bytes;
    const found = await computed.share(key, () => compute(from, to));
    computed.add(key, found);
    return found.bytes;
  }

  return {
    async between(version, from) {
      const { changes } = version;
      if (changes !== undefined && (from === undefined || from.id === changes.from)) {
        const report = await readReport(deps, version);
        if (report !== undefined) return { from: changes.from, report, failed: false };
      }
      const earlier = from ?? (await previousVersion(deps, version));
      if (earlier === undefined) return { failed: false };
      const isCompared = changes === undefined && version.changesVersion >= changesVersion;
      if (from === undefined && isCompared) return { from: earlier.id, failed: true };
      const bytes = await computedReport(earlier, version);
      return bytes === undefined
        ? { from: earlier.id, failed: true }
        : { from: earlier.id, report: bytes, failed: false };
    },
  };
}
