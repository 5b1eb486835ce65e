import type { ReadableChangelogEntry } from '@specshelf/service';
import { bumpText, countTexts } from '../../changes/impacts.js';
import { formatDay } from '../../components/timestamp.js';
import { createReaderLinks, type ReaderLinks } from '../reader-links.js';
import type { Reading } from '../reading.js';

/** Returns the name of a version: that of the document, otherwise its day. */
export function nameOfEntry({ documentVersion, createdAt }: ReadableChangelogEntry): string {
  return documentVersion || `Version of ${formatDay(createdAt, undefined)}`;
}

/** Returns the counts of changes as a sentence. */
export function summaryOf({ changes }: ReadableChangelogEntry): string {
  if (!changes) return 'Not compared with a version before it.';
  const { summary, bump } = changes;
  const counts = countTexts(summary);
  return counts.length === 0 ? 'No changes.' : `${counts.join(', ')}. ${bumpText(bump)}.`;
}

/** Returns the links to the documentation of a version in the changelog. */
export function docsOfEntry(
  { id }: ReadableChangelogEntry,
  { version, latest, links, place }: Reading,
): ReaderLinks {
  return id === version.record.id ? latest : createReaderLinks(links.version(place, id), true);
}
