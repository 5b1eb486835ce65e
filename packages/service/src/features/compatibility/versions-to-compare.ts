import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { resolveVersion } from '../../state/access/accessible-records.js';

/** Number of versions that `all` includes, the newest ones. */
const maxVersions = 100;

/** Returns the versions before the latest one that `all` includes. */
export async function versionsBefore(
  { stores }: Pick<Deps, 'stores'>,
  { specId, createdAt, id }: OpenAPISpecVersionRecord,
): Promise<readonly OpenAPISpecVersionRecord[]> {
  const query = { after: { createdAt, id }, limit: maxVersions - 1 };
  return (await stores.versions.list(specId, query)).records;
}

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
