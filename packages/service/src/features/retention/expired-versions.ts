import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { KeptVersions } from '../../base/ports/spec-stores.js';

type VersionTime = Pick<OpenAPISpecVersionRecord, 'id' | 'createdAt'>;

/**
 * The versions of a specification that retention removes, of all its versions in the order of their creation: those that are
 * neither the latest one (by its ID: the clock may have been set back), nor kept by one of the two rules, nor pinned by a label that
 * points to it, or pointed to it before its last move.
 */
export function expiredVersions<Version extends VersionTime>(
  versions: readonly Version[],
  { latest, pinned }: { latest: string | undefined; pinned: ReadonlySet<string> },
  { newest = 0, since }: KeptVersions,
): Version[] {
  const end = Math.max(0, versions.length - newest);
  return versions
    .slice(0, end)
    .filter(
      ({ id, createdAt }) => id !== latest && !pinned.has(id) && (since === undefined || createdAt < since),
    );
}
