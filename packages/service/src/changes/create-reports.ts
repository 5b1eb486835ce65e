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

/** Reads stored reports, and computes those of other pairs on demand. A pair that cannot be compared is remembered as well. */
export function createReports(deps: Deps): Reports {
  const computed = new CoalescingCache<{ bytes?: Uint8Array }>({
    maximum,
    weigh: ({ bytes }) => (bytes?.byteLength ?? 0) + 200,
  });

  async function compute(
    from: OpenAPISpecVersionRecord,
    to: OpenAPISpecVersionRecord,
  ): Promise<{ bytes?: Uint8Array }> {
    const documents = { before: await comparedDocument(deps, from), after: await comparedDocument(deps, to) };
    const compared = await compareDocuments(deps, documents, { specId: to.specId, versionId: to.id });
    return compared === undefined ? {} : { bytes: compared.report.bytes };
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
      const key = [earlier, version]
        .map(({ specification, manifest, raw }) => `${specification} ${manifest ?? raw}`)
        .join(' ');
      const { bytes } = await computed.get(key, () => compute(earlier, version));
      return bytes === undefined
        ? { from: earlier.id, failed: true }
        : { from: earlier.id, report: bytes, failed: false };
    },
  };
}
