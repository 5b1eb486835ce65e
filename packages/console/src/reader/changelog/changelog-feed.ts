import type { ReadableChangelogEntry } from '@specshelf/service';
import { impactViews } from '../../changes/impacts.js';
import { replaceInvalidCharacters } from '../content/replace-invalid-characters.js';
import { createReaderLinks } from '../reader-links.js';
import type { FindPage } from '../reader-page.js';
import type { Reading } from '../reading.js';
import { nameOfEntry, summaryOf } from './changelog-page.js';

/** The changelog of a public specification as an Atom feed (RFC 4287). */
export const changelogFeed: FindPage = async (reading, { publicURL }) => {
  if (reading.spec.visibility !== 'public') return undefined;
  const entries = await reading.readChangelog?.();
  if (entries === undefined) return undefined;
  return {
    kind: 'file',
    mediaType: 'application/atom+xml',
    query: JSON.stringify(entries),
    load: async () => replaceInvalidCharacters(toFeed(reading, entries, publicURL)),
  };
};

function toFeed(reading: Reading, entries: readonly ReadableChangelogEntry[], publicURL: string): string {
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
      toEntry(entry, page, absolute(createReaderLinks(links.version(place, entry.id), true).overview)),
    ),
    '</feed>',
    '',
  ].join('\n');
}

function toEntry(entry: ReadableChangelogEntry, page: string, docs: string): string {
  const { id, createdAt } = entry;
  return [
    '<entry>',
    `<id>${escapeXML(`${page}#version:${encodeURIComponent(id)}`)}</id>`,
    `<title>${escapeXML(`${nameOfEntry(entry)}: ${summaryOf(entry)}`)}</title>`,
    `<updated>${createdAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${escapeXML(docs)}"/>`,
    `<content type="html">${escapeXML(contentOf(entry))}</content>`,
    '</entry>',
  ].join('\n');
}

/** Returns the changes of an entry as HTML. */
function contentOf(entry: ReadableChangelogEntry): string {
  const items = entry.first.map(({ impact, message, operations: [first] }) => {
    const name = impactViews.find((view) => view.impact === impact)?.name ?? impact;
    const where = first === undefined ? '' : ` (${first.method.toUpperCase()} ${first.path})`;
    return `<li>${escapeXML(`${name}: ${message.replaceAll('`', '')}${where}`)}</li>`;
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<p>${escapeXML(summaryOf(entry))}</p>${list}`;
}

function escapeXML(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
