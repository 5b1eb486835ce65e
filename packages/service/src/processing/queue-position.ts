import type { SpecSourceRecord } from '../records.js';

// A document of 1 MB lets those go first that were queued up to ten seconds later.
const bytesPerMillisecond = 100;

/**
 * Sort key of a specification among the waiting ones of its organization, as a time: small documents precede large ones, but a
 * large one is overtaken only for a time in proportion to its size.
 */
export function queuePosition(queuedAt: string, source: SpecSourceRecord): string {
  const size = source.kind === 'url' ? 0 : (source.size ?? 0);
  return new Date(Date.parse(queuedAt) + Math.round(size / bytesPerMillisecond)).toISOString();
}
