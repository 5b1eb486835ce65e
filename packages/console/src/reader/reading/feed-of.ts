import type { Reading } from './reading.js';

/**
 * Returns the URL of the feed of changes, which exists for public specifications. The pages of a version are cached for long, so they
 * do not depend on that.
 */
export function feedOf({ spec, versionId, readChangelog, links, place }: Reading): string | undefined {
  const isKnown = spec.visibility === 'public' && versionId === undefined && readChangelog !== undefined;
  return isKnown ? links.changelogFeed(place) : undefined;
}
