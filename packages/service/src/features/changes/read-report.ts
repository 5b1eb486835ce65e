import type { ContentReader } from '../../base/content/read-content.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { changesVersion, notCompared } from './changes-version.js';

/** The part of `Deps` that reads reports. */
export interface ReportReader extends ContentReader {
  stores: ContentReader['stores'] & { versions: Pick<Deps['stores']['versions'], 'replaceChanges'> };
}

/**
 * Reads the stored report of a version. A server of the previous release may have removed it as unused: then the version is compared again in
 * the background.
 */
export async function readReport(
  { stores }: ReportReader,
  { id, changes, changesVersion: current }: OpenAPISpecVersionRecord,
): Promise<Uint8Array | undefined> {
  if (changes === undefined) return undefined;
  const report = await stores.contents.get(changes.report);
  if (report === undefined && current >= changesVersion) {
    await stores.versions.replaceChanges(id, { changesVersion: notCompared });
  }
  return report;
}
