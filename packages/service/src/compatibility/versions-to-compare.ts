import { resolveVersion } from '../access/accessible-records.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../ports/records.js';

/** Older versions than these are not compared. */
const maxVersions = 100;

/** Returns the versions that a source is compared with: `latest`, `all`, an ID, or `label:` and a label. */
export async function versionsToCompare(
  deps: Deps,
  spec: OpenAPISpecRecord,
  against: string,
): Promise<readonly OpenAPISpecVersionRecord[]> {
  if (against === 'all') return (await deps.stores.versions.list(spec.id, { limit: maxVersions })).records;
  const version = await resolveVersion(deps, spec, against);
  return version === undefined ? [] : [version];
}
