import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';

/** Returns the version before another one; undefined for the first one. */
export async function previousVersion(
  { stores }: Pick<Deps, 'stores'>,
  { specId, createdAt, id }: OpenAPISpecVersionRecord,
): Promise<OpenAPISpecVersionRecord | undefined> {
  const { records } = await stores.versions.list(specId, { after: { createdAt, id }, limit: 1 });
  return records[0];
}
