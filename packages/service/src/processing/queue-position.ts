import type { SpecSourceRecord } from '../ports/records.js';

// Documents that are queued up to ten seconds later precede a document of 1 MB.
const bytesPerMillisecond = 100;

/**
 * Sort key of a specification among the pending ones of its organization, as a time: small documents precede large ones, but
 * overtake them only for a time in proportion to their size.
 */
export function queuePosition(queuedAt: string, source: SpecSourceRecord): string {
  const size = source.kind === 'url' ? 0 : (source.size ?? 0);
  return new Date(Date.parse(queuedAt) + Math.round(size / bytesPerMillisecond)).toISOString();
}
