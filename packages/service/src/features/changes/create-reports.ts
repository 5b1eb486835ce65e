import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { changesVersion } from './changes-version.js';
import { comparedDocument, contentKey } from './compared-document.js';
import { createComparisons } from './create-comparisons.js';
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

/** Reads stored reports, and computes those of other pairs on demand. */
export function createReports(deps: Deps): Reports {
  const comparisons = createComparisons(deps);

  function computedReport(
    from: OpenAPISpecVersionRecord,
    to: OpenAPISpecVersionRecord,
  ): Promise<Uint8Array | undefined> {
    const documents = { before: () => comparedDocument(deps, from), after: () => comparedDocument(deps, to) };
    const about = { specId: to.specId, versionId: to.id };
    return comparisons.report([contentKey(from), contentKey(to)], documents, about);
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
