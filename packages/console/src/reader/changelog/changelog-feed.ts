import type { ReadableChange, ReadableChangelog, ReadableChangelogEntry } from '@specshelf/service';
import { createReaderLinks } from '../reading/reader-links.js';
import type { FindPage } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import { changeText, nameOfEntry, summaryOf } from './changelog-entry.js';

/** The changelog of a public specification as an Atom feed (RFC 4287). */
export const changelogFeed: FindPage = async (reading, { publicURL }) => {
  if (reading.spec.visibility !== 'public') return undefined;
  const changelog = await reading.readChangelog?.();
  if (changelog === undefined) return undefined;
  return {
    kind: 'file',
    mediaType: 'application/atom+xml',
    query: changelog.key,
    load: async () => toFeed(reading, changelog, await changelog.first(), publicURL),
  };
};

function toFeed(
  reading: Reading,
  { entries }: ReadableChangelog,
  first: FirstChanges,
  publicURL: string,
): string {
  const { links, place, overview, version } = reading;
  const absolute = (path: string) => new URL(path, publicURL).href;
  const page = absolute(links.changelog(place));
  const updated = entries[0]?.createdAt ?? version.record.createdAt;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXML(page)}</id>`,
    `<title>${escapeXML(`Changelog of ${overview.title}`)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeXML(place.organizationId)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXML(absolute(links.changelogFeed(place)))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXML(page)}"/>`,
    ...entries.map((entry) =>
      toEntry(entry, first.get(entry.id) ?? [], {
        page,
        docs: absolute(createReaderLinks(links.version(place, entry.id), true).overview),
      }),
    ),
    '</feed>',
    '',
  ].join('\n');
}

type FirstChanges = Awaited<ReturnType<ReadableChangelog['first']>>;

function toEntry(
  entry: ReadableChangelogEntry,
  first: readonly ReadableChange[],
  { page, docs }: { page: string; docs: string },
): string {
  const { id, createdAt } = entry;
  return [
    '<entry>',
    `<id>${escapeXML(`${page}#version:${encodeURIComponent(id)}`)}</id>`,
    `<title>${escapeXML(`${nameOfEntry(entry)}: ${summaryOf(entry)}`)}</title>`,
    `<updated>${createdAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXML(docs)}"/>`,
    `<content type="html">${escapeXML(contentOf(entry, first))}</content>`,
    '</entry>',
  ].join('\n');
}

/** Returns the changes of an entry as HTML. */
function contentOf(entry: ReadableChangelogEntry, changes: readonly ReadableChange[]): string {
  const items = changes.map((change) => `<li>${escapeXML(changeText(change))}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<p>${escapeXML(summaryOf(entry))}</p>${list}`;
}

/** XML 1.0 allows neither most control characters nor unpaired surrogates, not even escaped. */
function escapeXML(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
