import type { ReadableChange, ReadableChangelogEntry } from '@specshelf/service';
import { bumpText, type ChangeSummary, countChanges, countTexts, viewOf } from '../../components/impacts.js';
import { formatDay } from '../../components/timestamp.js';
import { createReaderLinks, type ReaderLinks } from '../reading/reader-links.js';
import type { Reading } from '../reading/reading.js';

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

/** Returns a change as a line of text. */
export function changeText({ impact, message, places, operations: [first] }: ReadableChange): string {
  const operation = first === undefined ? '' : ` (${first.method.toUpperCase()} ${first.path})`;
  const where = places > 1 ? ` At ${places} places.` : operation;
  return `${viewOf(impact)?.name ?? impact}: ${message.replaceAll('`', '')}${where}`;
}

/** Returns the number of changes that a list of the first ones leaves out. */
export function countOthers(summary: ChangeSummary, first: readonly ReadableChange[]): number {
  return first.reduce((count, { places }) => count - places, countChanges(summary));
}

/** Returns the links to the documentation of a version in the changelog. */
export function docsOfEntry(
  { id }: ReadableChangelogEntry,
  { version, latest, links, place }: Reading,
): ReaderLinks {
  return id === version.record.id ? latest : createReaderLinks(links.version(place, id), true);
}
