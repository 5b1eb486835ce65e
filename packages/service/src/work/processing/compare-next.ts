import { defined } from '@specshelf/base/defined';
import { StorageUnavailable } from '../../base/errors.js';
import type { VersionChanges } from '../../base/ports/changes/change-records.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { WorkAbandoned, WorkFailed } from '../../base/ports/work/work-errors.js';
import { changesVersion, inComparison } from '../../features/changes/changes-version.js';
import { compareDocuments } from '../../features/changes/compare-with.js';
import { comparedDocument } from '../../features/changes/compared-document.js';
import { previousVersion } from '../../features/changes/previous-version.js';
import { readReport } from '../../features/changes/read-report.js';

/** Returns the newest version whose changes an earlier comparison generated, or that is not compared yet. */
export function findUncompared({ stores }: Deps): Promise<OpenAPISpecVersionRecord | undefined> {
  return stores.versions.findUncompared(changesVersion);
}

/**
 * Compares a stored version with the one before it, and replaces its changes. Stored changes remain if the versions can no longer be
 * compared, or if the earlier one has been removed. Gives up after two crashes. Returns false if the server stops.
 * See docs/decisions/0056-compare-versions-when-they-are-created.md
 */
export async function compareStored(deps: Deps, version: OpenAPISpecVersionRecord): Promise<boolean> {
  const { versions } = deps.stores;
  const { id, changesVersion: before } = version;
  await versions.replaceChanges(id, {
    changesVersion: before === inComparison ? changesVersion : inComparison,
  });
  const changes = await compareAgain(deps, version).catch(async (error: unknown) => {
    // An outage of the database is no crash. If this fails as well, it counts as one.
    await versions.replaceChanges(id, { changesVersion: before }).catch(() => undefined);
    throw error;
  });
  if (changes === 'abandoned') {
    await versions.replaceChanges(id, { changesVersion: before });
    return false;
  }
  await versions.replaceChanges(id, { changesVersion, ...defined({ changes }) });
  return true;
}

async function compareAgain(
  deps: Deps,
  version: OpenAPISpecVersionRecord,
): Promise<VersionChanges | 'abandoned' | undefined> {
  const { id: versionId, specId, changes } = version;
  try {
    const before = await previousVersion(deps, version);
    if (before === undefined) return undefined;
    const isKept = changes !== undefined && changes.from !== before.id;
    if (isKept && (await readReport(deps, version)) !== undefined) return undefined;
    const documents = {
      before: () => comparedDocument(deps, before),
      after: () => comparedDocument(deps, version),
    };
    const compared = await compareDocuments(deps, documents, { specId, versionId }, { owner: 'rebuild' });
    if (compared === undefined) return undefined;
    await deps.stores.contents.put([compared.report]);
    return { from: before.id, report: compared.report.digest, tally: compared.tally };
  } catch (error) {
    if (error instanceof WorkAbandoned) return 'abandoned';
    if (error instanceof StorageUnavailable) throw error;
    // A version that cannot be compared must not block the others.
    deps.report(new WorkFailed({ specId, versionId }, error));
    return undefined;
  }
}
