import type { Reading } from './reading.js';

/**
 * Shared caches may store pages that need no sign-in. A version never changes, but its specification can become private, so its
 * pages are not stored for longer than a day.
 */
export function cacheControlOf({ spec, versionId, visitor }: Reading): string {
  if (spec.visibility !== 'public' || visitor !== 'anonymous') return 'private, no-cache';
  return versionId === undefined ? 'public, max-age=60, must-revalidate' : 'public, max-age=86400';
}
