import type { Reading } from './reading.js';

/**
 * Shared caches may store pages that need no sign-in. The content of a version never changes, but it can be deprecated, and its
 * specification can become private, so its pages are not stored for longer than a day. A label can move at any time.
 */
export function cacheControlOf({ spec, version, versionId, label, visitor }: Reading): string {
  if (spec.visibility !== 'public' || visitor !== 'anonymous') return 'private, no-cache';
  if (versionId === version.record.id) return 'public, max-age=86400';
  // Other names of versions are `latest`, and `label:` with a label.
  const isNamed = label !== undefined || versionId !== undefined;
  return isNamed ? 'public, no-cache' : 'public, max-age=60, must-revalidate';
}
