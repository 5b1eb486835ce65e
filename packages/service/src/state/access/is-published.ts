import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { LabeledVersion } from '../../base/ports/spec-stores.js';
import { shownVersion } from '../settings/shown-version.js';

interface VersionReader {
  stores: { versions: Pick<Deps['stores']['versions'], 'find'> };
}

type PublishedVersion = Pick<LabeledVersion, 'id' | 'createdAt' | 'labels'>;

/**
 * Whether others than members may read a version of a specification that they may read: the shown version, those that a label points to,
 * and those before the shown one. Newer versions are not published yet. This is the only place that decides about versions.
 */
export async function isPublished(
  { stores }: VersionReader,
  spec: OpenAPISpecRecord,
  version: PublishedVersion,
): Promise<boolean> {
  // Without a default label, the latest version is shown, so that no version is newer.
  if (spec.defaultVersion === undefined || version.labels.length > 0) return true;
  const shown = await stores.versions.find(spec.id, shownVersion(spec) ?? '');
  return shown !== undefined && !isNewer(version, shown);
}

/** Whether the version before a published one is published as well, so that others than members may see how they differ. */
export async function isPreviousPublished(
  deps: VersionReader,
  spec: OpenAPISpecRecord,
  { id, changes }: LabeledVersion,
): Promise<boolean> {
  if (changes === undefined || spec.defaultVersion === undefined || id === spec.defaultVersion) return true;
  const previous = await deps.stores.versions.find(spec.id, changes.from);
  return previous === undefined || isPublished(deps, spec, previous);
}

/** Versions are ordered by time, then by ID. */
function isNewer(one: PublishedVersion, other: PublishedVersion): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
}
