import type { Reading } from './reading.js';

/**
 * Shared caches may store pages that need no sign-in. The content of a version never changes, but it can be deprecated, and its
 * specification can become private, so its pages are not stored for longer than a day. A label can move at any time, also the
 * default one: then a version may no longer be published.
 */
export function cacheControlOf(reading: Reading): string {
  const { spec, versionId, label } = reading;
  if (!isShared(reading)) return 'private, no-cache';
  if (isStoredForLong(reading)) return 'public, max-age=86400';
  // Other names of versions are `latest`, and `label:` with a label.
  const canMove = label !== undefined || versionId !== undefined || spec.defaultLabel !== undefined;
  return canMove ? 'public, no-cache' : 'public, max-age=60, must-revalidate';
}

/** Whether shared caches may store a page for a day: that of a version which stays published while its specification is public. */
export function isStoredForLong(reading: Reading): boolean {
  const { spec, versionId, version } = reading;
  return isShared(reading) && spec.defaultLabel === undefined && versionId === version.record.id;
}

function isShared({ spec, visitor }: Reading): boolean {
  return spec.visibility === 'public' && visitor === 'anonymous';
}
